import type { GlossaryEntry, LanguagePair } from '../../../service/schemas/glossaries.ts';
import { wholeProblem, type ProblemCode } from './dictionaryText.ts';
import { CsvError, parseCsv, type CsvRow } from './parseCsv.ts';
import { phraseProblem } from './phraseProblem.ts';

/** Why a file with terms cannot be used. `line` counts from 0. */
export interface DictionaryFileProblem {
  readonly code: ProblemCode | 'quote' | 'columns' | 'otherPair';
  readonly line: number;
}

/** The entries of a file, as the service will have them. With problems they are not to be used. */
export interface DictionaryFile {
  readonly entries: readonly GlossaryEntry[];
  readonly problems: readonly DictionaryFileProblem[];
}

/**
 * Reads a TSV or CSV file for a dictionary. Spaces around phrases, empty lines, a byte order mark and repeated lines
 * are left out. The third and fourth column of a CSV file, where present, name the languages.
 */
export function readDictionaryFile(
  text: string,
  kind: 'tsv' | 'csv',
  pair: LanguagePair,
): DictionaryFile {
  const problems: DictionaryFileProblem[] = [];
  const targets = new Map<string, string>();
  for (const { cells, line } of rowsOf(text.replace(/^\ufeff/, ''), kind, problems)) {
    const [source = '', target = '', ...languages] = cells.map((cell) => cell.trim());
    if (source === '' && target === '' && languages.length === 0) continue;
    const code = shapeProblem(cells.length, kind, languages, pair) ?? rowProblem(source, target);
    const known = targets.get(source);
    if (code !== undefined) problems.push({ code, line });
    else if (known === undefined) targets.set(source, target);
    else if (known !== target) problems.push({ code: 'duplicate', line });
  }
  const entries = Array.from(targets, ([source, target]) => ({ source, target }));
  const whole = problems.length > 0 ? undefined : wholeProblem(entries);
  return { entries, problems: whole === undefined ? problems : [{ code: whole, line: 0 }] };
}

function rowsOf(
  text: string,
  kind: 'tsv' | 'csv',
  problems: DictionaryFileProblem[],
): readonly CsvRow[] {
  if (kind === 'tsv') {
    const lines = text.split(/\r\n|\r|\n/);
    return lines.map((content, line) => ({ cells: content.split('\t'), line }));
  }
  try {
    return parseCsv(text);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    problems.push({ code: 'quote', line: error.line });
    return [];
  }
}

function shapeProblem(
  columns: number,
  kind: 'tsv' | 'csv',
  languages: readonly string[],
  { sourceLanguage, targetLanguage }: LanguagePair,
): DictionaryFileProblem['code'] | undefined {
  if (columns === 2) return undefined;
  if (kind === 'tsv') return columns < 2 ? 'noTab' : 'manyTabs';
  if (columns !== 4) return 'columns';
  const pair = `${sourceLanguage} ${targetLanguage}`.toLowerCase();
  return languages.join(' ').toLowerCase() === pair ? undefined : 'otherPair';
}

function rowProblem(source: string, target: string): ProblemCode | undefined {
  const [inSource, inTarget] = [phraseProblem(source), phraseProblem(target)];
  if (inSource !== undefined) return `source-${inSource}`;
  return inTarget === undefined ? undefined : `target-${inTarget}`;
}
