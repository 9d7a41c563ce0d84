import type * as vscode from 'vscode';
import { settings } from '../../platform/settings.ts';
import { emptyBaseline } from '../../project/findings/baseline.ts';
import {
  unreportedIn,
  type UnreportedFindings,
} from '../../project/findings/unreportedFindings.ts';
import type { FileFinding } from '../../project/findings/messageFinding.ts';
import { chosenKinds } from '../../message/checks/check.ts';
import { withSeverities, type ChosenSeverities } from '../../project/findings/problemSeverities.ts';

/** Leaves out of the findings in a file what is switched off by a setting or by the lists of the folder. */
export function reportedFindings(
  file: { readonly path: string; readonly uri: vscode.Uri; readonly locale: string },
  unreported: UnreportedFindings,
): (findings: readonly FileFinding[]) => readonly FileFinding[] {
  const isUnreported = unreportedIn(file, unreported);
  const chosen = severitiesFor(file.uri);
  return (findings) => withSeverities(findings, chosen).filter((one) => !isUnreported(one));
}

/** The same, as if no finding had been accepted as it stands. */
export const presentFindings: typeof reportedFindings = (file, unreported) =>
  reportedFindings(file, { ...unreported, baseline: emptyBaseline });

function severitiesFor(uri: vscode.Uri): ChosenSeverities {
  const chosen = chosenKinds.map((kind) => {
    const severity = settings.problems[kind].get(uri);
    return [kind, severity === 'information' ? 'info' : severity] as const;
  });
  return Object.fromEntries(chosen) as ChosenSeverities;
}
