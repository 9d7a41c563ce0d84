import { keyId, type KeyPath } from '../keyPath.ts';
import type { Ledger } from './ledger.ts';
import type { LedgerEntry } from './ledgerEntry.ts';
import { ledgerName } from './ledgerName.ts';
import { runSync, sortInSteps, forEachInSteps, type Cooperative } from '../cooperative.ts';

const version = 1;
const header = `# Glossa ledger ${version}: [source file, target locale, key, hash of the source text, hash of the machine's text or "adopted"]`;
const adopted = 'adopted';

/** A ledger that was read. */
export interface ReadLedger {
  readonly ledger: Ledger;
  /** Lines that could not be understood; what they held is lost. */
  readonly unreadable: number;
  /** Whether git had left a conflict in the text; writing the ledger again removes it. */
  readonly hadConflict: boolean;
}

/** A text that is not read, so that it is never overwritten. */
export class LedgerError extends Error {
  override readonly name = 'LedgerError';
  readonly reason: 'newerVersion' | 'notALedger';

  constructor(reason: LedgerError['reason']) {
    super(`${ledgerName}: ${reason}`);
    this.reason = reason;
  }
}

/**
 * Reads the text of a ledger, an empty one included. Where git left a conflict, the lines of both sides count and
 * those of their common base do not: a base is what both sides have replaced. A key may then have several entries;
 * `standingOf` says what follows from them.
 *
 * @throws {LedgerError}
 */
export function parseLedger(text: string): ReadLedger {
  return runSync(parseLedgerInSteps(text));
}

/** The same in steps. */
export function* parseLedgerInSteps(text: string): Cooperative<ReadLedger> {
  const { lines, hadConflict } = withoutConflicts(text.replace(/^\uFEFF/u, '').split(/\r?\n/u));
  const ledger = new Map<string, Map<string, MutableEntries>>();
  const unread: string[] = [];
  yield* forEachInSteps(lines, (line) => {
    if (!addLine(ledger, line)) unread.push(line);
  });
  const headers = unread.map(versionOf).filter((found) => found !== undefined);
  if (headers.some((found) => found > version)) throw new LedgerError('newerVersion');
  if (unread.length > 0 && unread.length === lines.length && headers.length === 0) {
    throw new LedgerError('notALedger');
  }
  return { ledger, unreadable: unread.length - headers.length, hadConflict };
}

/** The text of a ledger: one line for each entry, sorted by source file, locale and key, ended by line feeds. */
export function writeLedger(ledger: Ledger): string {
  return runSync(writeLedgerInSteps(ledger));
}

/** The same in steps. */
export function* writeLedgerInSteps(ledger: Ledger): Cooperative<string> {
  const text = new LongText();
  text.add(`${header}\n`);
  for (const [path, locales] of sorted(ledger)) {
    for (const [locale, entries] of sorted(locales)) {
      const start = `[${JSON.stringify(path)},${JSON.stringify(locale)},`;
      yield* forEachInSteps(yield* sortInSteps([...entries], byKey), ([id, ofKey]) => {
        const ends = ofKey.map((entry) => `,"${entry.source}","${entry.written ?? adopted}"]`);
        const distinct = ends.length > 1 ? [...new Set(ends)].toSorted() : ends;
        for (const end of distinct) text.add(`${start}${id}${end}\n`);
      });
    }
  }
  return text.toString();
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

function versionOf(line: string): number | undefined {
  const found = /^# Glossa ledger (\d+)/u.exec(line);
  return found === null ? undefined : Number(found[1]);
}

/** Drops the markers of conflicts and the common base that the diff3 style shows between them. */
function withoutConflicts(all: readonly string[]): {
  readonly lines: readonly string[];
  readonly hadConflict: boolean;
} {
  const lines: string[] = [];
  let inBase = false;
  let hadConflict = false;
  for (const line of all) {
    if (isMarker(line)) {
      hadConflict = true;
      inBase = line.startsWith('|');
    } else if (!inBase && line.trim() !== '') {
      lines.push(line);
    }
  }
  return { lines, hadConflict };
}

/** Seven signs of one kind, or more. */
function isMarker(line: string): boolean {
  if (!/^[<|=>]/u.test(line)) return false;
  const [signs = ''] = line.split(' ', 1);
  return signs.length >= 7 && signs === line.charAt(0).repeat(signs.length);
}

type MutableEntries = Map<string, LedgerEntry[]>;

/** Adds what a line says; false for a line that is not understood. */
function addLine(ledger: Map<string, Map<string, MutableEntries>>, line: string): boolean {
  const fields = fieldsOf(line);
  if (fields === undefined) return false;
  const [path, locale, key, source, written] = fields;
  const locales = getOrAdd(ledger, path, () => new Map<string, MutableEntries>());
  const entries = getOrAdd(locales, locale, (): MutableEntries => new Map());
  const entry = written === adopted ? { source } : { source, written };
  getOrAdd(entries, keyId(key), (): LedgerEntry[] => []).push(entry);
  return true;
}

type Fields = readonly [
  path: string,
  locale: string,
  key: KeyPath,
  source: string,
  written: string,
];

function fieldsOf(line: string): Fields | undefined {
  try {
    const fields: unknown = JSON.parse(line);
    return isFields(fields) ? fields : undefined;
  } catch {
    return undefined;
  }
}

function isFields(fields: unknown): fields is Fields {
  if (!Array.isArray(fields) || fields.length !== 5) return false;
  const [path, locale, key, source, written] = fields as readonly unknown[];
  return (
    isText(path) &&
    isText(locale) &&
    Array.isArray(key) &&
    key.every((step) => isText(step) || Number.isInteger(step)) &&
    isHash(source) &&
    (written === adopted || isHash(written))
  );
}

function isText(field: unknown): field is string {
  return typeof field === 'string';
}

function isHash(field: unknown): boolean {
  return isText(field) && /^[0-9a-f]{16}$/u.test(field);
}

function getOrAdd<V>(map: Map<string, V>, key: string, make: () => V): V {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

/** The entries in the order of their code units, which is the same on every machine. */
function sorted<V>(map: ReadonlyMap<string, V>): readonly (readonly [string, V])[] {
  return [...map].toSorted(byKey);
}

function byKey([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1;
}
