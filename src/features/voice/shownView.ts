import * as vscode from 'vscode';
import type { ShownRow, VoiceState, VoiceView } from '../../protocol/voice.ts';
import { rowsOf, type TranscriptRow } from '../../speech/rows.ts';
import type { RunState } from './keptTranscripts.ts';
import type { Gap, Transcript } from '../../speech/transcript.ts';
import { shownTrial } from './shownTrial.ts';

/** How a transcription stands. Times in milliseconds. */
interface Seen {
  readonly state: RunState;
  readonly failure: string;
  /** Whether it is there again after the page is closed. */
  readonly isKept: boolean;
  readonly length: number;
  readonly sent: number;
  readonly transcript: Transcript;
  readonly gaps: readonly Gap[];
  readonly trial:
    { readonly without: Transcript; readonly terms: readonly string[] | undefined } | undefined;
}

/** What a page is shown: of the rows, only those that it does not have yet. */
export class ShownView {
  readonly #notes: readonly string[];
  #rows: readonly string[] = [];

  /** @param notes besides what may be missing */
  constructor(notes: readonly string[] = []) {
    this.#notes = notes;
  }

  of(seen: Seen): VoiceView {
    const { trial, transcript } = seen;
    const rows = trial === undefined ? rowsOf(transcript).map(shownRow) : [];
    const written = rows.map((row) => JSON.stringify(row));
    const first = written.findIndex((row, index) => row !== this.#rows[index]);
    const from = first < 0 ? written.length : first;
    this.#rows = written;
    return {
      state: shownState(seen.state),
      status: statusTexts[seen.state](seen),
      progress: seen.length === 0 ? 0 : Math.min(1, seen.sent / seen.length),
      notes: [...this.#notes, ...(seen.isKept ? [] : [unkeptText()]), ...seen.gaps.map(gapText)],
      from,
      rows: rows.slice(from),
      trial: trial === undefined ? null : shownTrial(trial.without, transcript, trial.terms),
    };
  }
}

const shownState = (state: RunState): VoiceState => (state === 'closed' ? 'stopped' : state);

function shownRow({ start, text, translations, isTentative }: TranscriptRow): ShownRow {
  return { time: clockTime(start), text, translations, isTentative };
}

const statusTexts: Readonly<Record<RunState, (seen: Seen) => string>> = {
  idle: () => vscode.l10n.t('Not transcribed yet.'),
  running: ({ sent, length }) =>
    vscode.l10n.t({
      message: 'Listening: {0} of {1}',
      args: [clockTime(sent), clockTime(length)],
      comment: 'Both are times such as 1:05, of a recording.',
    }),
  done: () => vscode.l10n.t('The recording is transcribed.'),
  stopped: () => vscode.l10n.t('Stopped. What was heard until then stays.'),
  closed: ({ sent, length }) =>
    vscode.l10n.t({
      message:
        'The page or its window was closed after {0} of {1}. What was heard until then is kept; the rest was not transcribed.',
      args: [clockTime(sent), clockTime(length)],
      comment: 'Both are times such as 1:05, of a recording.',
    }),
  failed: ({ failure }) => failure,
};

function unkeptText(): string {
  return vscode.l10n.t(
    'This transcript could not be stored on this computer. Save it before you close the page.',
  );
}

function gapText({ from, to }: Gap): string {
  return vscode.l10n.t({
    message:
      'The connection was lost for a moment. What is said between {0} and {1} may be missing.',
    args: [clockTime(from), clockTime(to)],
    comment: 'Both are times such as 1:05, of a recording.',
  });
}

/** `1:05` or `1:02:03` */
function clockTime(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = String(seconds % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}
