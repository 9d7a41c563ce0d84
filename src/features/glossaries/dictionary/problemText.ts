import * as vscode from 'vscode';
import { limits } from '../../../service/limits.ts';
import { format } from '../../../texts/format.ts';
import type { ProblemOf } from './dictionaryText.ts';
import type { DictionaryFileProblem } from './dictionaryFile.ts';

/** A problem of a line or of a whole text, in any of the forms of a dictionary. */
type Problem = ProblemOf<Exclude<DictionaryFileProblem['code'], 'duplicate'>>;

/** Says in one sentence why the service would refuse a line, or the whole text. */
export function problemText(problem: Problem): string {
  if (problem.code !== 'duplicate') return texts[problem.code]();
  return vscode.l10n.t('This source phrase is already in line {0}.', problem.firstLine + 1);
}

const texts: Readonly<Record<Exclude<Problem['code'], 'duplicate'>, () => string>> = {
  noTab: () => vscode.l10n.t('A tab is missing between the source and the target phrase.'),
  manyTabs: () => vscode.l10n.t('There is more than one tab in this line.'),
  'source-empty': () => vscode.l10n.t('The source phrase is empty.'),
  'target-empty': () => vscode.l10n.t('The target phrase is empty.'),
  'source-blanks': () => vscode.l10n.t('The source phrase begins or ends with a space.'),
  'target-blanks': () => vscode.l10n.t('The target phrase begins or ends with a space.'),
  'source-control': () => vscode.l10n.t('The source phrase contains a control character.'),
  'target-control': () => vscode.l10n.t('The target phrase contains a control character.'),
  'source-tooLong': () =>
    vscode.l10n.t('The source phrase is longer than {0} bytes.', bytes(limits.phraseBytes)),
  'target-tooLong': () =>
    vscode.l10n.t('The target phrase is longer than {0} bytes.', bytes(limits.phraseBytes)),
  noEntries: () => vscode.l10n.t('A dictionary needs at least one entry.'),
  tooLarge: () =>
    vscode.l10n.t('A glossary can have at most {0} bytes.', bytes(limits.glossaryBytes)),
  quote: () => vscode.l10n.t('A quotation mark is not closed, or is inside a cell.'),
  separator: () =>
    vscode.l10n.t({
      message:
        'Either commas or semicolons can separate its columns. Begin the file with the line {0} or {1}.',
      args: ['sep=,', 'sep=;'],
      comment: '{0} and {1} are what stands in a file, such as “sep=;”.',
    }),
  columns: () =>
    vscode.l10n.t('A row must have two columns, or two more with the codes of the languages.'),
  otherPair: () => vscode.l10n.t('No row has the languages of the dictionary.'),
};

const bytes = format.number;

/** What is wrong with all lines together. */
const ofTheWhole: ReadonlySet<Problem['code']> = new Set([
  'noEntries',
  'tooLarge',
  'separator',
  'otherPair',
]);

/** The first of several problems with its line, and how many there are. */
export function firstProblemText(
  problems: readonly (Problem & { readonly line: number })[],
): string {
  const [first] = problems;
  if (first === undefined) return '';
  const text = problemText(first);
  if (ofTheWhole.has(first.code)) return text;
  return problems.length === 1
    ? vscode.l10n.t({
        message: 'Line {0}: {1}',
        args: [first.line + 1, text],
        comment: '{0} is a line number, {1} a sentence that says what is wrong there.',
      })
    : vscode.l10n.t({
        message: 'Line {0}: {1} ({2} problems in all)',
        args: [first.line + 1, text, format.number(problems.length)],
        comment:
          '{0} is a line number, {1} a sentence that says what is wrong there, {2} a number above 1.',
      });
}
