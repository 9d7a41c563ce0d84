import * as vscode from 'vscode';

/** Why the rest of a run was not sent. */
export function limitText(): string {
  return vscode.l10n.t({
    message:
      'Not sent, because the run would have exceeded "glossa.translate.maxCharacters". What is done is kept.',
    comment: 'Keep "glossa.translate.maxCharacters".',
  });
}
