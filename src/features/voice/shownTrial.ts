import * as vscode from 'vscode';
import { plainText } from '../../texts/uiText.ts';
import { format, plural } from '../../texts/format.ts';
import type { ShownTerm, ShownTrial, ShownWords } from '../../protocol/voice.ts';
import {
  compareTranscripts,
  type TermResult,
  type TermTrial,
} from '../../speech/compareTranscripts.ts';
import { textOf, type Transcript } from '../../speech/transcript.ts';

/** Both transcripts as they are now; compared when both are at their end. */
export function shownTrial(
  without: Transcript,
  withTerms: Transcript,
  terms: readonly string[] | undefined,
): ShownTrial {
  const [before, after] = [textOf(without.source), textOf(withTerms.source)];
  if (terms === undefined) {
    return { without: plain(before), with: plain(after), terms: [], summary: '' };
  }
  const { runs, terms: trials } = compareTranscripts(before, after, terms);
  const side = (words: 'before' | 'after'): readonly ShownWords[] =>
    runs
      .filter((run) => run[words].length > 0)
      .map((run) => ({ text: run[words].join(' '), differs: !run.isSame }));
  return {
    without: side('before'),
    with: side('after'),
    terms: trials.map(shownTerm),
    summary: summaryOf(trials),
  };
}

const plain = (text: string) => (text === '' ? [] : [{ text, differs: false }]);

function shownTerm(trial: TermTrial): ShownTerm {
  return {
    term: plainText(trial.term, 300),
    without: resultText(trial.without),
    with: resultText(trial.with),
    verdict: verdictOf(trial),
  };
}

function verdictOf(trial: TermTrial): ShownTerm['verdict'] {
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
