import { baseLanguage, canonicalLocale, sameLocale } from '../../../resources/locale.ts';
import type { GlossaryEntry, LanguagePair } from '../../../service/glossaries/schemas.ts';
import { wholeProblem, type ProblemCode, type ProblemOf, phraseProblem } from './dictionaryText.ts';
import { columnsOf, CsvError, parseCsv, type CsvRow } from './parseCsv.ts';

type FileProblemCode = ProblemCode | CsvError['problem'] | 'columns' | 'otherPair';

/** Why a file with terms cannot be used, and the line, counted from 0. */
export type DictionaryFileProblem = ProblemOf<FileProblemCode> & { readonly line: number };

type Kind = 'tsv' | 'csv';

/**
 * Reads a TSV or CSV file for a dictionary. Spaces around phrases, rows and columns at the end with nothing in them, a byte
 * order mark and repeated lines are left out. The third and fourth column, where present, name the languages; the web app
 * adds a fifth, and may have rows of several pairs: those of others are left out.
 */
export function readDictionaryFile(
  text: string,
  kind: Kind,
  pair: LanguagePair,
): {
  readonly entries: readonly GlossaryEntry[];
  /** Rows that name another pair of languages, and are left out. */
  readonly otherPairs: number;
  readonly problems: readonly DictionaryFileProblem[];
} {
  const problems: DictionaryFileProblem[] = [];
  const known = new Map<string, { readonly target: string; readonly line: number }>();
  const others: number[] = [];
  const rows = rowsOf(text.replace(/^\ufeff/, ''), kind, problems);
  for (const [place, { cells, line }] of rows.entries()) {
    const [source = '', target = '', from, to] = cells;
    if (isHeader(cells) && place === 0) continue;
    const shape = shapeProblem(cells, kind);
    if (shape === undefined && from !== undefined && to !== undefined && !isFor(pair, from, to)) {
      others.push(line);
      continue;
    }
    const code = shape ?? rowProblem(source, target);
    const first = known.get(source);
    if (code !== undefined) problems.push({ code, line });
    else if (first === undefined) known.set(source, { target, line });
    else if (first.target !== target) {
      problems.push({ code: 'duplicate', line, firstLine: first.line });
    }
  }
  const entries = Array.from(known, ([source, { target }]) => ({ source, target }));
  const [other] = others;
  if (problems.length === 0 && entries.length === 0 && other !== undefined) {
    problems.push({ code: 'otherPair', line: other });
  }
  const whole = problems.length > 0 ? undefined : wholeProblem(entries);
  if (whole !== undefined) problems.push({ code: whole, line: 0 });
  return { entries, otherPairs: others.length, problems };
}

/** Rows that have something in them, up to the last cell that has, without spaces around the cells. */
function rowsOf(text: string, kind: Kind, problems: DictionaryFileProblem[]): readonly CsvRow[] {
  const rows = kind === 'tsv' ? tsvRows(text) : csvRows(text, problems);
  return rows.flatMap(({ cells, line }) => {
    const columns = columnsOf(cells);
    // A cell may be empty in front of one that is not.
    const own = cells.slice(0, Math.max(columns, 2)).map((cell) => cell.trim());
    return columns === 0 ? [] : [{ cells: own, line }];
  });
}

/** In TSV a quote is one, but where a spreadsheet had to double those inside. */
function tsvRows(text: string): readonly CsvRow[] {
  const isQuoted = (cell: string) => /^"(?:[^"]|"")*"$/.test(cell) && /[^]""[^]/.test(cell);
  return text.split(/\r\n|\r|\n/).map((content, line) => ({
    cells: content
      .split('\t')
      .map((cell) => (isQuoted(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell)),
    line,
  }));
}

function csvRows(text: string, problems: DictionaryFileProblem[]): readonly CsvRow[] {
  try {
    return parseCsv(text, (columns) => columns === 2 || hasLanguages(columns));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    problems.push({ code: error.problem, line: error.line });
    return [];
  }
}

const hasLanguages = (columns: number) => columns === 4 || columns === 5;

const isTag = (cell: string | undefined) =>
  cell !== undefined && canonicalLocale(cell) !== undefined;

/** The names of the columns of a file with languages: where a row has tags, these are words. */
function isHeader(cells: readonly string[]): boolean {
  const [source, target, from, to] = cells;
  return (
    hasLanguages(cells.length) &&
    !!source &&
    !!target &&
    !!from &&
    !!to &&
    !isTag(from) &&
    !isTag(to)
  );
}

function shapeProblem(cells: readonly string[], kind: Kind): FileProblemCode | undefined {
  if (cells.length === 2) return undefined;
  if (kind === 'tsv' && cells.length < 2) return 'noTab';
  if (hasLanguages(cells.length) && isTag(cells[2]) && isTag(cells[3])) return undefined;
  return kind === 'tsv' ? 'manyTabs' : 'columns';
}

const isFor = ({ sourceLanguage, targetLanguage }: LanguagePair, from: string, to: string) =>
  isOf(from, sourceLanguage) && isOf(to, targetLanguage);

/** A dictionary of `pt` is for all of its variants. */
const isOf = (tag: string, language: string) =>
  sameLocale(tag, language) || baseLanguage(tag) === language.toLowerCase();

function rowProblem(source: string, target: string): ProblemCode | undefined {
  const [inSource, inTarget] = [phraseProblem(source), phraseProblem(target)];
  if (inSource !== undefined) return `source-${inSource}`;
  return inTarget === undefined ? undefined : `target-${inTarget}`;
}
