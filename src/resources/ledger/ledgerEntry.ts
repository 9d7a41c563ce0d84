import { lanesOf, type Hash } from '../hash.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The two signs of each number of 12 bits; looking them up is twice as fast as looking up one after the other. */
const twoSigns = Array.from(
  { length: 4_096 },
  (_, bits) => alphabet.charAt(bits >>> 6) + alphabet.charAt(bits & 63),
);

/** What the ledger knows of one target value. */
export interface LedgerEntry {
  /** The source text that the value was made for or found beside. */
  readonly source: TextHash;
  /** The value as the machine wrote it. Without it the value is a person's: they said so with Glossa. */
  readonly written?: TextHash;
  /** The value was there already, and nobody has said whose it is. Such an entry has no `written`. */
  readonly isFound?: true;
  /**
   * The value that a person has found right, or that was found there: of any other value the entry says nothing. Up to version 3
   * of the ledger it was not noted; whatever stands there is meant then. Beside `written` there is none.
   */
  readonly text?: TextHash;
}

/** Whether a person has said that the value is right for its source. */
export function isReviewed({ written, isFound }: LedgerEntry): boolean {
  return written === undefined && isFound !== true;
}

/** Of a value that a person has found right. */
export function reviewed(source: TextHash, text: TextHash): LedgerEntry {
  return { source, text };
}

/** Of a value that was there already; without the value in files of version 3. */
export function found(source: TextHash, text?: TextHash): LedgerEntry {
  return { source, isFound: true, ...(text === undefined ? {} : { text }) };
}

/** What an entry says, as a text that no other entry has. */
export function entryText({ source, written, isFound, text }: LedgerEntry): string {
  const end = text === undefined ? '' : ` ${text}`;
  if (isFound === true) return `?${source}${end}`;
  if (text !== undefined) return `!${source}${end}`;
  return written === undefined ? source : `${source} ${written}`;
}

/** Whether two entries say the same. */
export function sameEntry(one: LedgerEntry, other: LedgerEntry): boolean {
  return (
    one.source === other.source &&
    one.written === other.written &&
    one.isFound === other.isFound &&
    one.text === other.text
  );
}

/** Whether two lists of entries say the same; their order says nothing: the ledger sorts them, a merge does not. */
export function sameEntries(
  some: readonly LedgerEntry[] = [],
  others: readonly LedgerEntry[] = [],
): boolean {
  return some.length === others.length && some.every(among(others));
}

/** Whether one of these entries says the same; quick also where a merge has left very many of one key. */
export function among(entries: readonly LedgerEntry[] = []): (entry: LedgerEntry) => boolean {
  if (entries.length < 4) return (entry) => entries.some((one) => sameEntry(one, entry));
  const texts = new Set(entries.map(entryText));
  return (entry) => texts.has(entryText(entry));
}

/** Of a value that was written without being a translation: it is stale, whatever its source says. */
export function untranslated(written: TextHash): LedgerEntry {
  return { source: textHash(''), written };
}

/** Of a text of the machine there is none without a sign: with this, an entry speaks of whatever the machine did not write. */
const nothing = textHash('');

/**
 * What is known of a value that a text of the machine may take the place of or not. A person's entry that names no text would
 * speak for both: in its place stands that the machine wrote nothing for that source, so that whatever else is there is reviewed.
 */
export function besideMachine(
  machine: LedgerEntry,
  known: readonly LedgerEntry[],
): readonly LedgerEntry[] {
  const others = known.map((entry) =>
    speaksForAny(entry) ? { source: entry.source, written: nothing } : entry,
  );
  return among(others)(machine) ? others : [...others, machine];
}

/**
 * How a target value relates to its source.
 *
 * - `kept`: the machine's text, for the source as it is.
 * - `stale`: the machine's text, for an earlier source.
 * - `reviewed`: a person has said that it is right for the source as it is.
 * - `translated`: somebody's text, and nobody has said that it is right: it was found there, or stands in the place of a text
 *   of the machine or of a reviewed one. The source is as it was.
 * - `editedStale`: a reviewed or translated text whose source has changed since.
 */
export type MessageStatus = 'kept' | 'stale' | 'reviewed' | 'translated' | 'editedStale';

/** Whether a person has said that whatever stands there is right. */
const speaksForAny = (entry: LedgerEntry): boolean => isReviewed(entry) && entry.text === undefined;

/**
 * Judges a value by its entries. There may be several when two branches met; then any entry that speaks for a person
 * decides, the machine owns only what is exactly one of its own texts, and what was found there says something only of
 * what is left. An entry that is lost or wrong can thus make that nobody knows whose a text is, but never makes somebody's
 * text the machine's, or the machine's text a reviewed one. Without any entry a value is translated.
 */
export function statusOf(
  value: string,
  source: TextHash,
  entries: readonly LedgerEntry[],
): MessageStatus {
  if (entries.length === 0) return 'translated';
  const isCurrent = (entry: LedgerEntry): boolean => entry.source === source;
  const text = textHash(value);
  const own = entries.filter(({ written }) => written === text);
  const persons = entries.filter(
    (entry) => speaksForAny(entry) || (isReviewed(entry) && entry.text === text),
  );
  if (persons.length > 0) {
    if (persons.some(isCurrent)) return 'reviewed';
    return own.some(isCurrent) ? 'translated' : 'editedStale';
  }
  if (own.length > 0) return own.some(isCurrent) ? 'kept' : 'stale';
  const beside = entries.filter(({ written }) => written === nothing);
  if (beside.length > 0) return beside.some(isCurrent) ? 'reviewed' : 'editedStale';
  return entries.some(isCurrent) ? 'translated' : 'editedStale';
}

/** Whether a value is none of those that the ledger knows: somebody has put it there without Glossa. */
export function isUnknownText(value: string, entries: readonly LedgerEntry[]): boolean {
  if (entries.length === 0) return false;
  const known = entries.map(({ written, text }) => written ?? text);
  return (
    known.every((one) => one !== undefined && one !== nothing) && !known.includes(textHash(value))
  );
}

/** Eight characters that stand for a text in the ledger; see {@link textHash}. */
export type TextHash = string;

/**
 * The first 48 bits of the hash of a text, in the alphabet of base64url. That a changed text passes for the old one
 * happens once in 3 × 10^14 comparisons; a rename compares each text that is gone with each that is new, so that fewer
 * bits would be too few for thousands of both. Marks are in committed files: they can never change without a new
 * version of the ledger.
 */
export function textHash(text: string): TextHash {
  const [first, second] = lanesOf(text);
  return fourSigns(first >>> 8) + fourSigns(((first & 0xff) << 16) | (second >>> 16));
}

/** The mark of the text that a hash stands for. */
export function textHashOf(hash: Hash): TextHash {
  const bits = (start: number) => Number.parseInt(hash.slice(start, start + 6), 16);
  return fourSigns(bits(0)) + fourSigns(bits(6));
}

/** @param bits 24 of them */
function fourSigns(bits: number): string {
  return `${twoSigns[(bits >>> 12) & 4_095]}${twoSigns[bits & 4_095]}`;
}
