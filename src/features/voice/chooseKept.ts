import * as vscode from 'vscode';
import type { Services } from '../../platform/services.ts';
import { showQuickPick } from '../../platform/ui/quickPick.ts';
import { format } from '../../texts/format.ts';
import { KeptTranscripts, type KeptTranscript } from './keptTranscripts.ts';
import { labels } from '../../texts/labels.ts';

/** Asks where transcripts of a recording are kept: they are paid for. `undefined` where nobody answers. */
export async function chooseKept(
  { records }: Services,
  recording: vscode.Uri,
  title: string,
): Promise<KeptTranscript | 'anew' | undefined> {
  const kept = new KeptTranscripts(await records()).ofRecording(recording.toString());
  if (kept.length === 0) return 'anew';
  const items = kept.map((one) => ({
    label: vscode.l10n.t('Show the Transcript'),
    description: languagesOf(one),
    detail: format.date(new Date(one.at)),
    chosen: one,
  }));
  const anew = {
    label: vscode.l10n.t('Transcribe Anew…'),
    detail: vscode.l10n.t('The recording is sent and billed again.'),
    chosen: 'anew' as const,
  };
  const placeHolder = vscode.l10n.t('This recording was transcribed before.');
  const rows = [...items, anew];
  return (await showQuickPick(rows, { title, placeHolder, ignoreFocusOut: true }))?.chosen;
}

function languagesOf({ subject: { source, targets } }: KeptTranscript): string {
  if (targets.length === 0) return format.language(source);
  return labels.into(format.language(source), format.list(targets.map(format.language)));
}
