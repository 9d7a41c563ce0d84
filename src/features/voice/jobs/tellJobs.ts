import * as vscode from 'vscode';
import { nameOf } from '../../../platform/files/textFile.ts';
import { showInformationMessage, showWarningMessage } from '../../../platform/ui/messages.ts';
import { format } from '../../../texts/format.ts';
import { reasonText } from './jobReport.ts';
import { waitsForOtherKey, type JobEnd } from './runJob.ts';
import { buttonTexts } from '../../../texts/buttonTexts.ts';
import { sentences } from '../../../texts/sentences.ts';

/** Says in one notification what became of the files that were wanted. */
export async function tellJobs(ends: readonly JobEnd[]): Promise<void> {
  const places = ends.flatMap(({ outcome }) =>
    outcome.kind === 'translated' ? [vscode.Uri.parse(outcome.place, true)] : [],
  );
  const [first] = places;
  const showFile = buttonTexts.showFile();
  const fetch = buttonTexts.fetchNow();
  const waits = ends.some(
    ({ outcome }) => outcome.kind === 'waiting' && !waitsForOtherKey(outcome),
  );
  const show = places.length === ends.length ? showInformationMessage : showWarningMessage;
  const done = first === undefined ? [] : [sentences.translated(format.list(places.map(nameOf)))];
  const message = [...done, ...reasons(ends)].join(' ');
  const buttons = [...(first === undefined ? [] : [showFile]), ...(waits ? [fetch] : [])];
  const chosen = await show(message, ...buttons);
  if (chosen === showFile) await vscode.commands.executeCommand('revealInExplorer', first);
  if (chosen === fetch) await vscode.commands.executeCommand('glossa.voice.fetch');
}

/** Each reason once, with the files that it is for. */
function reasons(ends: readonly JobEnd[]): readonly string[] {
  const files = new Map<string, string[]>();
  for (const { wanted, outcome } of ends) {
    if (outcome.kind === 'translated') continue;
    const reason = reasonText(outcome);
    const name = nameOf(vscode.Uri.parse(wanted.place, true));
    files.set(reason, [...(files.get(reason) ?? []), name]);
  }
  return [...files].map(([reason, names]) => sentences.about(format.list(names), reason));
}
