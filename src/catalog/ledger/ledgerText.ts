import { keyId, type KeyPath } from '../keyPath.ts';
import type { FileEntries, LedgerSection } from './ledger.ts';
import { entryText, found, type LedgerEntry } from './ledgerEntry.ts';
import { LedgerError } from './ledgerError.ts';
import { readLines, type ReadLines } from './ledgerLines.ts';
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
  const read = new EntriesOfLines();
  const heads = versions.map((version) => headOf(section, version));
  const isHead = (line: string) => heads.some((head) => line.normalize('NFC').startsWith(head));
  const found: string[] = [];
  const rest = yield* readLines(text, Math.max(...versions), (line) => {
    if (isOwnHead(line)) found.push(line);
    return read.add(line);
  });
  // Git may have joined it with what it was before it was moved: then it has two.
  if (found.length > 0 && !found.some(isHead)) throw new LedgerError('notALedger');
  return { entries: read.entries, ...rest };
}

/**
 * The text for a section: a line for each entry, sorted by key, ended by line feeds. It is of the oldest version that can say
 * it: an older Glossa then reads it, or says that it is newer.
 *
 * @param earlier what its file was before it was moved
 */
export function writeLedger(
  section: LedgerSection,
  entries: FileEntries,
  earlier: readonly LedgerSection[] = [],
): string {
  return runSync(writeLedgerInSteps(section, entries, earlier));
}

/** The same in steps. */
export function* writeLedgerInSteps(
  section: LedgerSection,
  entries: FileEntries,
  earlier: readonly LedgerSection[] = [],
): Cooperative<string> {
  const text = new LongText();
  let hasFound = false;
  yield* forEachInSteps(yield* sortInSteps([...entries], byKey), ([id, ofKey]) => {
    hasFound ||= ofKey.some(({ isFound }) => isFound === true);
    const ends = ofKey.map((entry) => ` ${entryText(entry)}\n`);
    const distinct = ends.length > 1 ? [...new Set(ends)].toSorted() : ends;
    for (const end of distinct) text.add(id + end);
  });
  const before = [...new Set(earlier.map((one) => `, before ${nameOf(one)}`))].slice(-mostEarlier);
  const head = headOf(section, hasFound ? 3 : 2) + before.join('');
  const source = hasFound ? 'source text (? where nobody has reviewed it)' : 'source text';
  return `${head}: key, mark of the ${source}, mark of the machine's text\n${text.toString()}`;
}

/** Version 3 has lines of texts that were found: `["key"] ?mark`. */
const versions = [2, 3] as const;

const isOwnHead = (line: string): boolean => /^# Glossa ledger [23] of /u.test(line);

const headOf = (section: LedgerSection, version: (typeof versions)[number]): string =>
  `# Glossa ledger ${version} of ${nameOf(section)}`;

const nameOf = ({ sourcePath, locale }: LedgerSection): string =>
  `${JSON.stringify(sourcePath.normalize('NFC'))} in ${JSON.stringify(locale)}`;

/** Moves of a file that are remembered. */
const mostEarlier = 10;

/**
 * What the file of a section was before it was moved, the first place first. What turns up there again, from a branch or of a
 * move that was cut off, is about the same file.
 */
export function earlierIn(text: string): readonly LedgerSection[] {
  const heads = text.match(/^\uFEFF?# Glossa ledger \d+ of .*$/gmu) ?? [];
  return heads.flatMap((head) =>
    [...head.matchAll(/, before ("(?:[^"\\]|\\.)*") in ("(?:[^"\\]|\\.)*")/gu)].flatMap(
      ([, path = '', locale = '']) => sectionOf(path, locale) ?? [],
    ),
  );
}

/** The section that a text of the ledger is about, as its head says. */
export function sectionIn(text: string): LedgerSection | undefined {
  const found =
    /^(?:.*\n)?\uFEFF?# Glossa ledger \d+ of ("(?:[^"\\]|\\.)*") in ("(?:[^"\\]|\\.)*")/u.exec(
      text,
    );
  return found === null ? undefined : sectionOf(found[1] ?? '', found[2] ?? '');
}

/** Of two texts of JSON. */
function sectionOf(path: string, tag: string): LedgerSection | undefined {
  try {
    const [sourcePath, locale]: readonly unknown[] = [JSON.parse(path), JSON.parse(tag)];
    const isSection = typeof sourcePath === 'string' && typeof locale === 'string';
    return isSection ? { sourcePath, locale } : undefined;
  } catch {
    return undefined;
  }
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
const foundAt = / \?[\w-]{8}/uy;

/** What lines say, each once, however many there are of one key. */
class EntriesOfLines {
  readonly entries = new Map<string, LedgerEntry[]>();
  /** Of keys with more than one entry. */
  readonly #texts = new Map<string, Set<string>>();

  /**
   * Adds what a line says: a key that ends in a bracket, and one or two marks. False for a line that is not understood. It is
   * read from its end, which takes half as long as a pattern for all of it.
   */
  add(line: string): boolean {
    const end = line.length - markWidth;
    const isFound = hasAt(foundAt, line, end - 1);
    if (!line.startsWith('[') || !(isFound || hasAt(markAt, line, end))) return false;
    const hasTwo = !isFound && hasAt(markAt, line, end - markWidth);
    const keyEnd = isFound ? end - 1 : hasTwo ? end - markWidth : end;
    const id = line[keyEnd - 1] === ']' ? idOf(line.slice(0, keyEnd)) : undefined;
    if (id === undefined) return false;
    const last = line.slice(end + 1);
    if (isFound) this.#put(id, found(last));
    else if (hasTwo) this.#put(id, { source: line.slice(keyEnd + 1, end), written: last });
    else this.#put(id, { source: last });
    return true;
  }

  #put(id: string, entry: LedgerEntry): void {
    const known = this.entries.get(id);
    if (known === undefined) {
      this.entries.set(id, [entry]);
      return;
    }
    const texts = this.#texts.get(id) ?? new Set(known.map(entryText));
    this.#texts.set(id, texts);
    if (texts.has(entryText(entry))) return;
    texts.add(entryText(entry));
    known.push(entry);
  }
}

/** @param pattern a sticky one */
function hasAt(pattern: RegExp, line: string, at: number): boolean {
  pattern.lastIndex = at;
  return at > 0 && pattern.test(line);
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
