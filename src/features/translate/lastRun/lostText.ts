import * as vscode from 'vscode';

/** Why nothing can be said of a run that is known to have been. */
export function lostText(): string {
  return vscode.l10n.t(
    'What the last run wrote is not kept here: it was too large, Glossa ran on another machine then, or its container was rebuilt. Your files are as they are; use version control to compare them.',
  );
}
