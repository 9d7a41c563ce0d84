/** A row of a CSV file and the line, counted from 0, on which it begins. */
export interface CsvRow {
  readonly cells: readonly string[];
  readonly line: number;
}

export class CsvError extends Error {
  override readonly name = 'CsvError';
  /** Counted from 0. */
  readonly line: number;
  /** `quote`: one is opened and never closed, or in the middle of a cell; `separator`: two of them are as likely. */
  readonly problem: 'quote' | 'separator';

  constructor(line: number, problem: CsvError['problem'] = 'quote') {
    super(`line ${line + 1}: ${problem}`);
    this.line = line;
    this.problem = problem;
  }
}

/** The less a text uses it for something else, the earlier it stands here. */
const separators = ['\t', ';', ','] as const;

/** A separator and what a text is by it; up to the error, where it has one. */
interface Reading {
  readonly separator: string;
  readonly rows: readonly CsvRow[];
  readonly error?: CsvError;
  /** The rows that have as many columns as the caller can use. */
  readonly fitting: number;
  /** The rows that it parts at all. */
  readonly parted: number;
  /** Separators with a space behind, or between two digits. */
  readonly asInProse: number;
}

/**
 * Reads CSV as RFC 4180 has it, with blanks around quotes. Excel separates by semicolons in many countries, and by tabs where
 * it is told to: the separator is the one that the first line names (`sep=;`), else the one by which most rows have a number of
 * columns that `fits`. Of several, it is the one that is less like punctuation. A comma and a semicolon in every row, both of them
 * as in prose or none, leave it open.
 *
 * @throws {CsvError}
 */
export function parseCsv(
  text: string,
  fits: (columns: number) => boolean = (columns) => columns > 1,
): readonly CsvRow[] {
  const named = /^"?sep=([^"\r\n])"?(?:\r\n|\r|\n|$)/i.exec(text);
  const readings = named
    ? [read(text, named[1] ?? ',', named[0].length, fits)]
    : separators.map((separator) => read(text, separator, 0, fits));
  const best = readings.reduce((a, b) => (isBetter(b, a) ? b : a));
  if (best.error !== undefined) throw best.error;
  const isOpen = readings.some((one) => one !== best && isAsGood(one, best));
  if (isOpen) throw new CsvError(best.rows[0]?.line ?? 0, 'separator');
  return best.rows;
}

/** Nobody has a tab in a cell. */
function isAsGood(a: Reading, b: Reading): boolean {
  if (b.fitting === 0 || b.separator === '\t') return false;
  return !isBetter(a, b) && !isBetter(b, a);
}

function isBetter(a: Reading, b: Reading): boolean {
  if (a.fitting !== b.fitting) return a.fitting > b.fitting;
  if ((a.error === undefined) !== (b.error === undefined)) return a.error === undefined;
  if (a.parted !== b.parted) return a.parted > b.parted;
  return a.asInProse < b.asInProse;
}

function read(
  text: string,
  separator: string,
  start: number,
  fits: (columns: number) => boolean,
): Reading {
  const rows: CsvRow[] = [];
  let error: CsvError | undefined;
  try {
    for (const row of rowsOf(text, separator, start)) rows.push(row);
  } catch (caught) {
    if (!(caught instanceof CsvError)) throw caught;
    error = caught;
  }
  const fitting = rows.filter(({ cells }) => fits(columnsOf(cells))).length;
  const parted = rows.filter(({ cells }) => cells.length > 1).length;
  const asInProse = rows.reduce((sum, { cells }) => sum + cells.filter(isOfProse).length, 0);
  return { separator, rows, fitting, parted, asInProse, ...(error && { error }) };
}

function isOfProse(cell: string, place: number, cells: readonly string[]): boolean {
  if (place === 0) return false;
  return cell.startsWith(' ') || (/^\d/.test(cell) && /\d$/.test(cells[place - 1] ?? ''));
}

/** Columns up to the last one that has something in it. */
export function columnsOf(cells: readonly string[]): number {
  return cells.findLastIndex((cell) => cell.trim() !== '') + 1;
}

function* rowsOf(text: string, separator: string, start: number): Generator<CsvRow> {
  // What stands before a quote or behind it; a separator is neither.
  const blanks = separator === '\t' ? / */y : /[ \t]*/y;
  const bare = new RegExp(`[^"\\r\\n${escaped(separator)}]*`, 'y');
  let cells: string[] = [];
  let [at, line] = [start, linesIn(text.slice(0, start))];
  let rowLine = line;
  while (at < text.length || cells.length > 0) {
    if (cells.length === 0) rowLine = line;
    const opening = endOf(blanks, text, at);
    const isQuoted = text[opening] === '"';
    const end = isQuoted ? quotedEnd(text, opening) : endOf(bare, text, at);
    const close = end !== undefined && isQuoted ? endOf(blanks, text, end) : end;
    const next = close === undefined ? undefined : cellEnd(text, close, separator);
    if (end === undefined || close === undefined || next === undefined) throw new CsvError(line);
    cells.push(isQuoted ? unquoted(text.slice(opening, end)) : text.slice(at, end));
    line += linesIn(text.slice(at, next));
    if (text[close] !== separator) {
      yield { cells, line: rowLine };
      cells = [];
    }
    at = next;
  }
}

const escaped = (character: string) =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * After the closing quote; two of them stand for one. Without a regular expression, since millions of them would
 * exhaust the stack.
 */
function quotedEnd(text: string, start: number): number | undefined {
  for (let at = start + 1; ; at += 2) {
    at = text.indexOf('"', at);
    if (at === -1) return undefined;
    if (text[at + 1] !== '"') return at + 1;
  }
}

function endOf(piece: RegExp, text: string, start: number): number {
  piece.lastIndex = start;
  piece.test(text);
  return piece.lastIndex;
}

/** Where the next cell begins; none where this one does not end here. */
function cellEnd(text: string, at: number, separator: string): number | undefined {
  if (at === text.length) return at;
  if (text.startsWith('\r\n', at)) return at + 2;
  return [separator, '\r', '\n'].includes(text.charAt(at)) ? at + 1 : undefined;
}

const unquoted = (cell: string) => cell.slice(1, -1).replaceAll('""', '"');

function linesIn(text: string): number {
  return text.split(/\r\n|\r|\n/).length - 1;
}
