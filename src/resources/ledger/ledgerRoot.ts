import { keyId, type KeyPath } from '../formats/format.ts';
import { type Ledger, ledgerFolder } from './ledger.ts';
import { type LedgerEntry, textHashOf } from './ledgerEntry.ts';
import { readLines, versionOf, type ReadLines } from './ledgerLines.ts';
import type { Cooperative } from '../cooperative.ts';

/** Of `glossa.lock`: since this version it only says where the ledger is. */
const rootVersion = 2;

/**
 * What stands in `glossa.lock`. A Glossa of version 1, in which that was the whole ledger, refuses to work beside it.
 */
export const rootText = `# Glossa ledger ${rootVersion}: kept in the folder ${ledgerFolder}, a file for each source file and locale\n`;

/** A `glossa.lock` that was read. */
export interface LedgerRoot extends ReadLines {
  /** What there is of version 1, and is to be carried over. */
  readonly older: Ledger;
  /** It says where the ledger is, and nothing else. */
  readonly isCarriedOver: boolean;
}

/**
 * Reads `glossa.lock`: one of version 1, one that leads to the folder, or what a merge made of both.
 *
 * @throws {LedgerError}
 */
export function* parseRootInSteps(text: string): Cooperative<LedgerRoot> {
  const older = new Map<string, Map<string, MutableEntries>>();
  let isCurrent = false;
  const rest = yield* readLines(text, rootVersion, (line) => {
    isCurrent ||= versionOf(line) === rootVersion;
    return addLine(older, line);
  });
  const isClean = older.size === 0 && rest.unreadable === 0 && !rest.hadConflict;
  return { older, ...rest, isCarriedOver: isCurrent && isClean };
}

type MutableEntries = Map<string, LedgerEntry[]>;

const adopted = 'adopted';

function addLine(ledger: Map<string, Map<string, MutableEntries>>, line: string): boolean {
  const fields = fieldsOf(line);
  if (fields === undefined) return false;
  const [path, locale, key, hash, written] = fields;
  const locales = getOrAdd(ledger, path.normalize('NFC'), () => new Map<string, MutableEntries>());
  const entries = getOrAdd(locales, locale, (): MutableEntries => new Map());
  const source = textHashOf(hash);
  const entry = written === adopted ? { source } : { source, written: textHashOf(written) };
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
