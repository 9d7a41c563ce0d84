import type * as vscode from 'vscode';
import { settings } from '../../platform/settings.ts';
import { ignoredBy, type IgnoredFinding } from '../../project/findings/ignoredFindings.ts';
import type { FileFinding } from '../../project/findings/messageFinding.ts';
import { chosenKinds } from '../../message/checks/check.ts';
import { withSeverities, type ChosenSeverities } from '../../project/findings/problemSeverities.ts';

/** Leaves out of the findings in a file what is switched off by a setting or by the list of the folder. */
export function reportedFindings(
  file: { readonly path: string; readonly uri: vscode.Uri; readonly locale: string },
  ignored: readonly IgnoredFinding[],
): (findings: readonly FileFinding[]) => readonly FileFinding[] {
  const isIgnored = ignoredBy(ignored);
  const chosen = severitiesFor(file.uri);
  return (findings) =>
    withSeverities(findings, chosen).filter(
      ({ finding: { code }, message }) =>
        !isIgnored({ code, locale: file.locale, file: file.path, key: message?.path }),
    );
}

function severitiesFor(uri: vscode.Uri): ChosenSeverities {
  const chosen = chosenKinds.map((kind) => {
    const severity = settings.problems[kind].get(uri);
    return [kind, severity === 'information' ? 'info' : severity] as const;
  });
  return Object.fromEntries(chosen) as ChosenSeverities;
}
