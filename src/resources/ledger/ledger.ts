import { hashOf } from '../hash.ts';
import { among, sameEntries, type LedgerEntry } from './ledgerEntry.ts';

/** The entries of one source file × locale by `keyId`; a key has several only until the next run after a merge. */
export type FileEntries = ReadonlyMap<string, readonly LedgerEntry[]>;

/** What a file of the ledger is about. */
export interface LedgerSection {
  /** The path of the source file. */
  readonly sourcePath: string;
  /** A canonical tag. */
  readonly locale: string;
}

/** A section with those that its file had before it was moved. */
export interface MovedSection extends LedgerSection {
  readonly movedFrom?: readonly LedgerSection[];
}

/** Several sections with their entries: by path of the source file with composed letters, then by locale. */
export type Ledger = ReadonlyMap<string, ReadonlyMap<string, FileEntries>>;

/** The entries of one section; none where the ledger knows nothing of it. */
export function entriesOf(ledger: Ledger, { sourcePath, locale }: LedgerSection): FileEntries {
  return ledger.get(sourcePath.normalize('NFC'))?.get(locale) ?? new Map();
}

export function sameFileEntries(some: FileEntries, others: FileEntries): boolean {
  if (some.size !== others.size) return false;
  for (const [id, entries] of some) {
    if (!sameEntries(entries, others.get(id))) return false;
  }
  return true;
}

/** What two tellings of one section say together; what both say counts once. */
export function joinedEntries(some: FileEntries, others: FileEntries): FileEntries {
  if (others.size === 0) return some;
  const all = new Map(some);
  for (const [id, entries] of others) {
    const known = some.get(id) ?? [];
    const isKnown = among(known);
    const added = entries.filter((entry) => !isKnown(entry));
    if (added.length > 0) all.set(id, [...known, ...added]);
  }
  return all;
}

/** The file that says where the ledger is; up to version 1, the ledger itself. It is meant to be committed. */
export const ledgerName = 'glossa.lock';

/** The folder of the ledger: a file for each source file × locale. It is meant to be committed. */
export const ledgerFolder = 'glossa.ledger';

/** Characters of a name beside its hash. */
const longest = 80;

/**
 * The path of the file for one source file × locale: `glossa.ledger/de/locales--en.json.txt`. No two of them differ in
 * case only, or are too long for a disk; where the readable name alone would not see to that, a hash follows it. It is the
 * same whether the disk composes the letters of names or not.
 */
export function ledgerPath(section: LedgerSection): string {
  return pathFor(section, 'NFC');
}

/** The path that it had on disks that decompose letters, which older versions took as they were; nothing where it is the same. */
export function decomposedLedgerPath(section: LedgerSection): string | undefined {
  const path = pathFor(section, 'NFD');
  return path === ledgerPath(section) ? undefined : path;
}

function pathFor({ sourcePath, locale }: LedgerSection, form: 'NFC' | 'NFD'): string {
  const name = nameFor(sourcePath.normalize(form), plainPath);
  return `${ledgerFolder}/${nameFor(locale, plainLocale)}/${name}.txt`;
}

/** The section that a path of the ledger is for; nothing where its name alone does not tell. */
export function plainSection(path: string): LedgerSection | undefined {
  const [, locale = '', name = ''] = path.split('/');
  const sourcePath = name.replace(/\.txt$/u, '').replaceAll('--', '/');
  const section = { sourcePath, locale };
  return ledgerPath(section) === path ? section : undefined;
}

/** Whether a path, or the end of a longer one, leads to something that the ledger is kept in. */
export function isLedgerPath(path: string): boolean {
  const steps = path.split('/');
  return steps.at(-1) === ledgerName || steps.slice(0, -1).includes(ledgerFolder);
}

/** Whether a path is that of the ledger's folder, or of the one of a locale in it. */
export function isLedgerFolder(path: string): boolean {
  const [first, , ...others] = path.split('/');
  return first === ledgerFolder && others.length === 0;
}

/** A canonical tag. No list of known ones: the name must not change with it. */
const plainLocale =
  /^[a-z]{2,8}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|\d{3}))?(?:-[a-z0-9]{5,8})*(?:-x(?:-[a-z0-9]+)+)?$/u;

/** Without capitals, and without two dashes, which stand for the slash. */
const plainPath = /^[a-z0-9_.]+(?:[-/][a-z0-9_.]+)*$/u;

/** Windows takes the names of its devices for these, whatever follows a dot. */
const isDevice = (name: string) => /^(?:aux|con|nul|prn|com\d|lpt\d)(?:\.|$)/iu.test(name);

function nameFor(text: string, plain: RegExp): string {
  const isPlain = plain.test(text) && text.length <= longest && !isDevice(text);
  return isPlain ? flat(text) : hashedName(text);
}

const flat = (path: string) => path.replaceAll('/', '--');

/** The tilde is in no plain name. */
function hashedName(text: string): string {
  const readable = flat(text)
    .replaceAll(/[^\w.-]+|\.$/gu, '_')
    .slice(-longest);
  return `${hashOf(text)}~${readable}`;
}

/** A text that is not read, so that it is never overwritten. */
export class LedgerError extends Error {
  override readonly name = 'LedgerError';
  readonly reason: 'newerVersion' | 'notALedger';

  constructor(reason: LedgerError['reason']) {
    super(reason);
    this.reason = reason;
  }
}
