import * as vscode from 'vscode';
import type {
  TranscriptRowView,
  VoiceView,
  TermResultView,
  TrialResultView,
  WordsView,
} from '../../protocol/voice.ts';
import {
  compareTranscripts,
  type TermResult,
  type TermTrial,
} from '../../speech/compareTranscripts.ts';
import { rowsOf, type TranscriptRow } from '../../speech/rows.ts';
import { format, plural } from '../../texts/format.ts';
import { plainText } from '../../texts/uiText.ts';
import type { RunState } from './keptTranscripts.ts';
import { type Gap, type Transcript, textOf } from '../../speech/transcript.ts';

const plain = (text: string) => (text === '' ? [] : [{ text, differs: false }]);

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
export class VoiceViewBuilder {
  readonly #notes: readonly string[];
  #rows: readonly string[] = [];

  /** @param notes besides what may be missing */
  constructor(notes: readonly string[] = []) {
    this.#notes = notes;
  }

  of(seen: Seen): VoiceView {
    const { trial, transcript } = seen;
    const rows = trial === undefined ? rowsOf(transcript).map(rowView) : [];
    const written = rows.map((row) => JSON.stringify(row));
    const first = written.findIndex((row, index) => row !== this.#rows[index]);
    const from = first < 0 ? written.length : first;
    this.#rows = written;
    return {
      state: stateView(seen.state),
      status: statusTexts[seen.state](seen),
      progress: seen.length === 0 ? 0 : Math.min(1, seen.sent / seen.length),
      notes: [...this.#notes, ...(seen.isKept ? [] : [unkeptText()]), ...seen.gaps.map(gapText)],
      from,
      rows: rows.slice(from),
      trial: trial === undefined ? null : trialResultView(trial.without, transcript, trial.terms),
    };
  }
}

const stateView = (state: RunState): VoiceView['state'] => (state === 'closed' ? 'stopped' : state);

function rowView({ start, text, translations, isTentative }: TranscriptRow): TranscriptRowView {
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

/** Both transcripts as they are now; compared when both are at their end. */
function trialResultView(
  without: Transcript,
  withTerms: Transcript,
  terms: readonly string[] | undefined,
): TrialResultView {
  const [before, after] = [textOf(without.source), textOf(withTerms.source)];
  if (terms === undefined) {
    return { without: plain(before), with: plain(after), terms: [], summary: '' };
  }
  const { runs, terms: trials } = compareTranscripts(before, after, terms);
  const side = (words: 'before' | 'after'): readonly WordsView[] =>
    runs
      .filter((run) => run[words].length > 0)
      .map((run) => ({ text: run[words].join(' '), differs: !run.isSame }));
  return {
    without: side('before'),
    with: side('after'),
    terms: trials.map(termResultView),
    summary: summaryOf(trials),
  };
}

function termResultView(trial: TermTrial): TermResultView {
  return {
    term: plainText(trial.term, 300),
    without: resultText(trial.without),
    with: resultText(trial.with),
    verdict: verdictOf(trial),
  };
}

function verdictOf(trial: TermTrial): TermResultView['verdict'] {
  if (timesSaid(trial.with) === 0) return 'silent';
  if (trial.with.heard === trial.without.heard) return 'same';
  return trial.with.heard > trial.without.heard ? 'better' : 'worse';
}

function timesSaid({ heard, misspelt, missed }: TermResult): number {
  return heard + misspelt.length + missed;
}

function resultText({ heard, misspelt, missed }: TermResult): string {
  const written = [...new Set(misspelt)].map((text) => `“${plainText(text)}”`);
  return [
    ...(heard > 0
      ? [plural(vscode.l10n.t('{0, plural, one {right once} other {right # times}}'), heard)]
      : []),
    ...(written.length > 0
      ? [
          plural(
            vscode.l10n.t('{0, plural, one {misspelt once: {1}} other {misspelt # times: {1}}}'),
            misspelt.length,
            format.list(written),
          ),
        ]
      : []),
    ...(missed > 0
      ? [plural(vscode.l10n.t('{0, plural, one {missed once} other {missed # times}}'), missed)]
      : []),
  ].join(' · ');
}

function summaryOf(trials: readonly TermTrial[]): string {
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return vscode.l10n.t({
    message: 'Names that are spelled right: {0} without the terms, {1} with them, of {2}.',
    args: [
      sum(trials.map(({ without }) => without.heard)),
      sum(trials.map((trial) => trial.with.heard)),
      sum(trials.map((trial) => timesSaid(trial.with))),
    ].map(format.number),
    comment: 'All are numbers; {2} is how often one of the terms is said in a recording.',
  });
}
