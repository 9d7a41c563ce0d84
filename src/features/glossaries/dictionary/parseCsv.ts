/** A row of a CSV file and the line, counted from 0, on which it begins. */
export interface CsvRow {
  readonly cells: readonly string[];
  readonly line: number;
}

/** A quote that is opened and never closed, or one in the middle of a cell. */
export class CsvError extends Error {
  override readonly name = 'CsvError';
  /** Counted from 0. */
  readonly line: number;

  constructor(line: number) {
    super(`line ${line + 1} has a quote in the wrong place`);
    this.line = line;
  }
}

/**
 * Reads CSV as RFC 4180 has it. Excel separates by semicolons in many countries: they count as separators in files
 * whose first line has them and no comma outside of quotes.
 *
 * @throws {CsvError}
 */
export function parseCsv(text: string): readonly CsvRow[] {
  const separator = separatorOf(text);
  const bare = new RegExp(`[^"${separator}\\r\\n]*`, 'y');
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let [at, rowLine, line] = [0, 0, 0];
  while (at < text.length || cells.length > 0) {
    if (cells.length === 0) rowLine = line;
    const end = text[at] === '"' ? quotedEnd(text, at) : endOf(bare, text, at);
    const next = end === undefined ? undefined : cellEnd(text, end, separator);
    if (end === undefined || next === undefined) throw new CsvError(line);
    cells.push(cellText(text.slice(at, end)));
    line += linesIn(text.slice(at, next));
    if (text[end] !== separator) {
      rows.push({ cells, line: rowLine });
      cells = [];
    }
    at = next;
  }
  return rows;
}

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

function cellText(cell: string): string {
  return cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
}

function linesIn(text: string): number {
  return text.split(/\r\n|\r|\n/).length - 1;
}

function separatorOf(text: string): ',' | ';' {
  const [firstLine = ''] = text.split(/[\r\n]/, 1);
  const unquoted = firstLine.replace(/"[^"]*"/g, '');
  return unquoted.includes(';') && !unquoted.includes(',') ? ';' : ',';
}
