import { keyId, type KeyPath } from '../keyPath.ts';
import type { FileEntries, LedgerSection } from './ledger.ts';
import { sameEntry, type LedgerEntry } from './ledgerEntry.ts';
import { LedgerError } from './ledgerError.ts';
import { ledgerVersion, readLines, type ReadLines } from './ledgerLines.ts';
import { runSync, sortInSteps, forEachInSteps, type Cooperative } from '../cooperative.ts';

/** A file of the ledger that was read. */
export interface ReadEntries extends ReadLines {
  readonly entries: FileEntries;
}

/**
 * Reads the text of a file of the ledger, an empty one included. A key may have several entries where branches met;
 * `standingOf` says what follows from them.
 *
 * @throws {LedgerError} also where it is the file of another section
 */
export function parseLedger(text: string, section: LedgerSection): ReadEntries {
  return runSync(parseLedgerInSteps(text, section));
}

/** The same in steps. */
export function* parseLedgerInSteps(
  text: string,
  section: LedgerSection,
): Cooperative<ReadEntries> {
  const entries = new Map<string, LedgerEntry[]>();
  const head = headOf(section);
  const rest = yield* readLines(text, (line) => {
    const isOther = line.startsWith(ownHead) && !line.normalize('NFC').startsWith(head);
    if (isOther) throw new LedgerError('notALedger');
    return addLine(entries, line);
  });
  return { entries, ...rest };
}

/** The text for a section: a line for each entry, sorted by key, ended by line feeds. */
export function writeLedger(section: LedgerSection, entries: FileEntries): string {
  return runSync(writeLedgerInSteps(section, entries));
}

/** The same in steps. */
export function* writeLedgerInSteps(
  section: LedgerSection,
  entries: FileEntries,
): Cooperative<string> {
  const text = new LongText();
  text.add(`${headOf(section)}: key, mark of the source text, mark of the machine's text\n`);
  yield* forEachInSteps(yield* sortInSteps([...entries], byKey), ([id, ofKey]) => {
    const ends = ofKey.map(({ source, written }) =>
      written === undefined ? ` ${source}\n` : ` ${source} ${written}\n`,
    );
    const distinct = ends.length > 1 ? [...new Set(ends)].toSorted() : ends;
    for (const end of distinct) text.add(id + end);
  });
  return text.toString();
}

const ownHead = `# Glossa ledger ${ledgerVersion} of `;

function headOf({ sourcePath, locale }: LedgerSection): string {
  return `${ownHead}${JSON.stringify(sourcePath.normalize('NFC'))} in ${JSON.stringify(locale)}`;
}

/** A text of very many lines: one join of all of them would take longer than a step may. */
class LongText {
  #text = '';
  #lines: string[] = [];

  add(line: string): void {
    this.#lines.push(line);
    if (this.#lines.length === 1_024) this.#close();
  }

  toString(): string {
    this.#close();
    return this.#text;
  }

  #close(): void {
    this.#text += this.#lines.join('');
    this.#lines = [];
  }
}

/** The characters of a mark and the blank before it. */
const markWidth = 9;
const markAt = / [\w-]{8}/uy;

/**
 * Adds what a line says: a key that ends in a bracket, and one or two marks. False for a line that is not understood. It is
 * read from its end, which takes half as long as a pattern for all of it.
 */
function addLine(all: Map<string, LedgerEntry[]>, line: string): boolean {
  const end = line.length - markWidth;
  const keyEnd = isMark(line, end - markWidth) ? end - markWidth : end;
  if (!isMark(line, end) || !line.startsWith('[') || line[keyEnd - 1] !== ']') return false;
  const source = line.slice(keyEnd + 1, keyEnd + markWidth);
  const written = keyEnd === end ? undefined : line.slice(end + 1);
  const id = idOf(line.slice(0, keyEnd));
  if (id === undefined) return false;
  const entry = written === undefined ? { source } : { source, written };
  const known = all.get(id);
  if (known === undefined) all.set(id, [entry]);
  else if (!known.some((one) => sameEntry(one, entry))) known.push(entry);
  return true;
}

function isMark(line: string, at: number): boolean {
  markAt.lastIndex = at;
  return at > 0 && markAt.test(line);
}

/** Names without anything to escape are most, and read as they stand. */
const plainKey = /^\["[^"\\\p{Cc}]*"(?:,"[^"\\\p{Cc}]*")*\]$/u;

function idOf(key: string): string | undefined {
  if (plainKey.test(key)) return key;
  try {
    const path: unknown = JSON.parse(key);
    return isKeyPath(path) ? keyId(path) : undefined;
  } catch {
    return undefined;
  }
}

function isKeyPath(path: unknown): path is KeyPath {
  return (
    Array.isArray(path) && path.every((step) => typeof step === 'string' || Number.isInteger(step))
  );
}

/** The order of their code units, which is the same on every machine. */
function byKey([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1;
}
