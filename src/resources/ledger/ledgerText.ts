import { keyId, type KeyPath } from '../formats/format.ts';
import {
  type FileEntries,
  type LedgerSection,
  type MovedSection,
  ledgerPath,
  LedgerError,
} from './ledger.ts';
import { entryText, found, reviewed, type LedgerEntry } from './ledgerEntry.ts';
import { readLines, type ReadLines } from './ledgerLines.ts';
import { runSync, sortInSteps, forEachInSteps, type Cooperative } from '../cooperative.ts';

/** A file of the ledger that was read. */
export interface ReadEntries extends ReadLines {
  readonly entries: FileEntries;
  /** Where the file says that what it knows has come from. */
  readonly movedFrom: readonly LedgerSection[];
}

/**
 * Reads the text of a file of the ledger, an empty one included. A key may have several entries where branches met;
 * `statusOf` says what follows from them. So may there be several heads, of other sections too: git lets what one branch has
 * changed follow to where the other has moved it. What any of them knows counts.
 *
 * @throws {LedgerError} also where all heads are of other sections
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
  const isHead = (line: string) => heads.some((head) => line.startsWith(head));
  const movedFrom: LedgerSection[] = [];
  let [hasOwn, hasOther] = [false, false];
  const rest = yield* readLines(text, Math.max(...versions), (line) => {
    const origin = originIn(line);
    if (origin !== undefined) movedFrom.push(origin);
    if (origin !== undefined || read.add(line)) return true;
    if (isHead(line.normalize('NFC'))) hasOwn = true;
    else hasOther ||= isAnyHead(line);
    return false;
  });
  if (hasOther && !hasOwn) throw new LedgerError('notALedger');
  return { entries: read.entries, movedFrom, ...rest };
}

/**
 * The text for a section: a line for each entry, sorted by key, ended by line feeds. It is of the oldest version that can say
 * it: an older Glossa then reads it, or says that it is newer.
 */
export function writeLedger(section: MovedSection, entries: FileEntries): string {
  return runSync(writeLedgerInSteps(section, entries));
}

/** The same in steps. */
export function* writeLedgerInSteps(
  section: MovedSection,
  entries: FileEntries,
): Cooperative<string> {
  const text = new LongText();
  for (const line of originLines(section)) text.add(`${line}\n`);
  let version: Version = 2;
  yield* forEachInSteps(yield* sortInSteps([...entries], byKey), ([id, ofKey]) => {
    for (const entry of ofKey) version = newer(version, versionFor(entry));
    const ends = ofKey.map((entry) => ` ${entryText(entry)}\n`);
    const distinct = ends.length > 1 ? [...new Set(ends)].toSorted() : ends;
    for (const end of distinct) text.add(id + end);
  });
  return `${headOf(section, version)}: ${columns[version]}\n${text.toString()}`;
}

/**
 * Version 3 has lines of texts that were found: `["key"] ?mark`. Version 4 says which text was reviewed or found:
 * `["key"] !mark mark` and `["key"] ?mark mark`.
 */
const versions = [2, 3, 4] as const;
type Version = (typeof versions)[number];

const columns: Readonly<Record<Version, string>> = {
  2: "key, mark of the source text, mark of the machine's text",
  3: "key, mark of the source text (? where nobody has reviewed it), mark of the machine's text",
  4: 'key, mark of the source text (! where somebody has reviewed the text, ? where nobody has), mark of the text',
};

function versionFor({ isFound, text }: LedgerEntry): Version {
  if (text !== undefined) return 4;
  return isFound === true ? 3 : 2;
}

const newer = (one: Version, other: Version): Version => (one > other ? one : other);

const isAnyHead = (line: string): boolean => /^# Glossa ledger [234] of /u.test(line);

function headOf({ sourcePath, locale }: LedgerSection, version: Version): string {
  const path = JSON.stringify(sourcePath.normalize('NFC'));
  return `# Glossa ledger ${version} of ${path} in ${JSON.stringify(locale)}`;
}

/** The section that a file of the ledger is about: that of its heads which belongs to its path. */
export function sectionAt(path: string, text: string): LedgerSection | undefined {
  for (const [, ...parts] of text.matchAll(headsAt)) {
    const section = sectionOfJson(parts);
    if (section !== undefined && ledgerPath(section) === path) return section;
  }
  return undefined;
}

const headsAt =
  /(?:^|\n)\uFEFF?# Glossa ledger \d+ of ("(?:[^"\\\n]|\\.)*") in ("(?:[^"\\\n]|\\.)*")/gu;

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
const ofTextAt = / [!?][\w-]{8} [\w-]{8}/uy;

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
    if (!line.startsWith('[')) return false;
    const last = line.slice(end + 1);
    const ofText = end - markWidth - 1;
    if (hasAt(ofTextAt, line, ofText)) {
      const source = line.slice(ofText + 2, end);
      const isFound = line[ofText + 1] === '?';
      return this.#put(line, ofText, isFound ? found(source, last) : reviewed(source, last));
    }
    if (hasAt(foundAt, line, end - 1)) return this.#put(line, end - 1, found(last));
    if (!hasAt(markAt, line, end)) return false;
    const keyEnd = end - markWidth;
    if (!hasAt(markAt, line, keyEnd)) return this.#put(line, end, { source: last });
    return this.#put(line, keyEnd, { source: line.slice(keyEnd + 1, end), written: last });
  }

  #put(line: string, keyEnd: number, entry: LedgerEntry): boolean {
    const id = line[keyEnd - 1] === ']' ? idOf(line.slice(0, keyEnd)) : undefined;
    if (id === undefined) return false;
    this.#note(id, entry);
    return true;
  }

  #note(id: string, entry: LedgerEntry): void {
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

/**
 * The lines that say where the file of a section was before: `# Moved from "locales/en.json" in "de"`. They stay, since
 * another branch may yet mark its texts there. A Glossa that does not know them takes them for comments.
 */
function originLines({ movedFrom = [], ...section }: MovedSection): readonly string[] {
  const own = ledgerPath(section);
  const lines = movedFrom
    .filter((one) => ledgerPath(one) !== own)
    .map(
      ({ sourcePath, locale }) =>
        `# Moved from ${JSON.stringify(sourcePath.normalize('NFC'))} in ${JSON.stringify(locale)}`,
    );
  return [...new Set(lines)].toSorted();
}

/** Where a file was before, as a line of {@link originLines} says; nothing where a line is no such line. */
function originIn(line: string): LedgerSection | undefined {
  const found = /^# Moved from ("(?:[^"\\]|\\.)*") in ("(?:[^"\\]|\\.)*")$/u.exec(line);
  return found === null ? undefined : sectionOfJson(found.slice(1));
}

/** @param parts the path of a source file and a locale, as JSON texts */
function sectionOfJson(parts: readonly string[]): LedgerSection | undefined {
  try {
    const [sourcePath, locale] = parts.map((part): unknown => JSON.parse(part));
    const isSection = typeof sourcePath === 'string' && typeof locale === 'string';
    return isSection ? { sourcePath, locale } : undefined;
  } catch {
    return undefined;
  }
}
