import { markOf, type TextMark } from './textMark.ts';

/** What the ledger knows of one target value. */
export interface LedgerEntry {
  /** The source text that the value was made for or found beside. */
  readonly source: TextMark;
  /** The value as the machine wrote it. Without it the value belongs to a person: it was adopted. */
  readonly written?: TextMark;
}

/** Whether two entries say the same. */
export function sameEntry(one: LedgerEntry | undefined, other: LedgerEntry | undefined): boolean {
  return one?.source === other?.source && one?.written === other?.written;
}

/** Whether two lists of entries say the same; their order says nothing: the ledger sorts them, a merge does not. */
export function sameEntries(
  some: readonly LedgerEntry[] = [],
  others: readonly LedgerEntry[] = [],
): boolean {
  return some.length === others.length && some.every((entry) => isAmong(entry, others));
}

/** Whether one of these entries says the same. */
export function isAmong(entry: LedgerEntry, entries: readonly LedgerEntry[]): boolean {
  return entries.some((one) => sameEntry(one, entry));
}

/** Of a value that was written without being a translation: it is stale, whatever its source says. */
export function untranslated(written: TextMark): LedgerEntry {
  return { source: markOf(''), written };
}

/**
 * What is known of a value that a text of the machine may take the place of or not. A person's entry would speak for both:
 * in its place stands that the machine wrote nothing for that source, so that whatever else is there is a person's.
 */
export function besideMachine(
  machine: LedgerEntry,
  known: readonly LedgerEntry[],
): readonly LedgerEntry[] {
  const others = known.map(({ source, written = markOf('') }) => ({ source, written }));
  return isAmong(machine, others) ? others : [...others, machine];
}

/**
 * How a target value relates to its source.
 *
 * - `kept`: the machine's text, for the source as it is.
 * - `stale`: the machine's text, for an earlier source.
 * - `adopted`: a person's text, found beside the source as it is, or approved for it.
 * - `edited`: the machine's text that a person changed; the source is as it was.
 * - `editedStale`: a person's text, adopted or edited, whose source has changed since.
 */
export type Standing = 'kept' | 'stale' | 'adopted' | 'edited' | 'editedStale';

/**
 * Judges a value by its entries. There may be several when two branches met; then any entry that speaks for a person
 * decides, and the machine owns only what is exactly one of its own texts. An entry that is lost or wrong can thus
 * turn machine text into a person's, never the other way round. Without any entry a value is adopted.
 */
export function standingOf(
  value: string,
  source: TextMark,
  entries: readonly LedgerEntry[],
): Standing {
  if (entries.length === 0) return 'adopted';
  const about = entriesAbout(value, entries);
  const isCurrent = (entry: LedgerEntry): boolean => entry.source === source;
  if (entries.some((entry) => entry.written === undefined)) {
    return about.some(isCurrent) ? 'adopted' : 'editedStale';
  }
  if (about.length > 0) return about.some(isCurrent) ? 'kept' : 'stale';
  return entries.some(isCurrent) ? 'edited' : 'editedStale';
}

/** The entries that hold for exactly this value: a person's, and those of the machine that wrote it. */
function entriesAbout(value: string, entries: readonly LedgerEntry[]): readonly LedgerEntry[] {
  const written = markOf(value);
  const isAbout = (entry: LedgerEntry) => entry.written === undefined || entry.written === written;
  return entries.every(isAbout) ? entries : entries.filter(isAbout);
}
