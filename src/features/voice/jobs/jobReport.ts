import * as vscode from 'vscode';
import { failedText } from '../../../platform/files/received/transferStep.ts';
import { nameOf } from '../../../platform/files/textFile.ts';
import { sentenceOf } from '../../../platform/ui/errors/describeError.ts';
import { showInformationMessage, showWarningMessage } from '../../../platform/ui/messages.ts';
import { buttonTexts } from '../../../texts/buttonTexts.ts';
import { format } from '../../../texts/format.ts';
import { type JobEnd, type JobOutcome, waitsForOtherKey } from './jobOutcome.ts';
import { sentences } from '../../../texts/sentences.ts';

/** What the command returns to its caller: no error, no key. */
export interface JobReport {
  readonly files: readonly {
    /** Where the file is, or should have been, as a URI. */
    readonly file: string;
    readonly outcome: JobOutcome['kind'];
    /** A sentence. */
    readonly reason?: string;
  }[];
}

export function jobReport(ends: readonly JobEnd[]): JobReport {
  return {
    files: ends.map(({ wanted, outcome }) =>
      outcome.kind === 'translated'
        ? { file: outcome.place, outcome: outcome.kind }
        : { file: wanted.place, outcome: outcome.kind, reason: reasonText(outcome) },
    ),
  };
}

/** Why a file is not there, and what to do next. */
export function reasonText(outcome: Exclude<JobOutcome, { kind: 'translated' }>): string {
  switch (outcome.kind) {
    case 'failed':
      return failedText(outcome.reason);
    case 'gone':
      return vscode.l10n.t(
        'The service does not have it: a recording has to arrive within 5 minutes, and translations are kept for 1 hour. Translate it again.',
      );
    case 'waiting':
      return waitingTexts(outcome).join(' ');
  }
}

function waitingTexts(outcome: Extract<JobOutcome, { kind: 'waiting' }>): readonly string[] {
  const again = vscode.l10n.t('Run "Glossa: Fetch Translated Recordings" to try again.');
  switch (outcome.why) {
    case 'stillRunning':
      return [sentences.tookTooLong(), again];
    case 'otherKey':
      return [
        vscode.l10n.t(
          'It was sent with another key, and the present one cannot fetch it. Sign in with the other key and run "Glossa: Fetch Translated Recordings".',
        ),
      ];
    case 'unknown':
      return [sentences.unknownStatus(), again];
    case 'failure':
      return [sentenceOf(outcome.error), again];
    case 'cancelled':
      return [
        vscode.l10n.t(
          'The service goes on with it and keeps the translation for 1 hour. Run "Glossa: Fetch Translated Recordings" to get it.',
        ),
      ];
  }
}

/** Says in one notification what became of the files that were wanted. */
export async function notifyJobs(ends: readonly JobEnd[]): Promise<void> {
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
