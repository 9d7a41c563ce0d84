/** A row of a CSV file and the line, counted from 0, on which it begins. */
export interface CsvRow {
  readonly cells: readonly string[];
  readonly line: number;
}

/** A quote that is opened and never closed, or one in the midst of a cell. */
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
  const cell = cellPattern(separatorOf(text));
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let [rowLine, line] = [0, 0];
  while (cell.lastIndex < text.length || cells.length > 0) {
    if (cells.length === 0) rowLine = line;
    const found = cell.exec(text);
    if (found === null) throw new CsvError(line);
    const [whole, quoted, bare = '', separator] = found;
    cells.push(quoted?.replaceAll('""', '"') ?? bare);
    line += whole.split(/\r\n|\r|\n/).length - 1;
    if (separator !== undefined) continue;
    rows.push({ cells, line: rowLine });
    cells = [];
  }
  return rows;
}

function separatorOf(text: string): ',' | ';' {
  const [firstLine = ''] = text.split(/[\r\n]/, 1);
  const unquoted = firstLine.replace(/"[^"]*"/g, '');
  return unquoted.includes(';') && !unquoted.includes(',') ? ';' : ',';
}

/** A cell, quoted or not, and what ends it. Sticky: each match begins where the last one ended. */
function cellPattern(separator: string): RegExp {
  const quoted = `"([^"]*(?:""[^"]*)*)"`;
  return new RegExp(
    `(?:${quoted}|([^"${separator}\\r\\n]*))(?:(${separator})|\\r\\n|\\r|\\n|$)`,
    'y',
  );
}
