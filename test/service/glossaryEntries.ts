import { ServiceError } from './errors.ts';

/** Bytes of UTF-8 that one phrase, and the name of a glossary, may have. */
export const phraseLimit = 1024;

/** Reads entries in either format. 400 with a detail that names the line for anything that is not allowed. */
export function parseEntries(text: string, format: 'tsv' | 'csv'): ReadonlyMap<string, string> {
  const rows = format === 'tsv' ? tsvRows(text) : csvRows(text);
  const entries = new Map<string, string>();
  for (const [index, [source, target]] of rows.entries()) {
    checkPhrase(source, index);
    checkPhrase(target, index);
    if (entries.has(source)) throw invalid(index, 'repeats a source phrase');
    entries.set(source, target);
  }
  if (entries.size === 0)
    throw new ServiceError(400, 'Invalid glossary entries provided', {
      detail: 'No entries given',
    });
  return entries;
}

/** One line per entry, source and target with a tab between them. */
export function formatEntries(entries: ReadonlyMap<string, string>): string {
  return Array.from(entries, ([source, target]) => `${source}\t${target}`).join('\n');
}

/** Bytes that entries count against the limit of a glossary. */
export function entriesSize(entries: ReadonlyMap<string, string>): number {
  return Buffer.byteLength(formatEntries(entries));
}

type Row = readonly [source: string, target: string];

function tsvRows(text: string): readonly Row[] {
  return lines(text).map((line, index) => {
    const cells = line.split('\t');
    if (cells.length < 2) throw invalid(index, 'misses tab separator');
    if (cells.length > 2) throw invalid(index, 'has more than one tab');
    return cells as unknown as Row;
  });
}

/** Two columns, or four when the languages are given too. Quoted cells may hold commas and doubled quotes. */
function csvRows(text: string): readonly Row[] {
  return lines(text).map((line, index) => {
    if (!/^("([^"]|"")*"|[^",]*)(,("([^"]|"")*"|[^",]*))*$/.test(line))
      throw invalid(index, 'has a quote in the wrong place');
    const cells = [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(
      ([, quoted, bare]) => quoted?.replaceAll('""', '"') ?? bare ?? '',
    );
    if (cells.length !== 2 && cells.length !== 4) throw invalid(index, 'needs 2 or 4 columns');
    return [cells[0]!, cells[1]!];
  });
}

function lines(text: string): readonly string[] {
  const all = text.split(/\r?\n/);
  return all.at(-1) === '' ? all.slice(0, -1) : all;
}

function checkPhrase(phrase: string, index: number): void {
  if (phrase === '') throw invalid(index, 'has an empty phrase');
  if (phrase.trim() !== phrase) throw invalid(index, 'begins or ends with white space');
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  if (/[\u0000-\u001f\u007f-\u009f]/.test(phrase)) throw invalid(index, 'has a control character');
  if (Buffer.byteLength(phrase) > phraseLimit)
    throw invalid(index, `has a phrase of more than ${phraseLimit} bytes`);
}

function invalid(index: number, what: string): ServiceError {
  return new ServiceError(400, 'Invalid glossary entries provided', {
    detail: `Entry with the index ${index} ${what}`,
  });
}
