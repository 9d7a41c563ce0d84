import { type ResourceFile, keyId } from '../formats/format.ts';
import { joinedEntries, type FileEntries, type LedgerSection, ledgerPath } from './ledger.ts';
import { among, sameEntries, type LedgerEntry, textHash, type TextHash } from './ledgerEntry.ts';
import { forEachInSteps, type Cooperative } from '../cooperative.ts';

/** What the ledger knows of a file that is no longer where it was. */
export interface LeftSection extends LedgerSection {
  readonly entries: FileEntries;
}

/** A source and its target, of which the ledger knows nothing under their paths, or not all. */
export interface UnknownFile extends LedgerSection {
  readonly source: ResourceFile;
  readonly target: ResourceFile;
}

/** What became of the sections that were left: those that are the file's, or several of which nobody knows which is. */
export interface FoundSections {
  readonly from: readonly LeftSection[];
  readonly unclear: readonly LeftSection[];
}

export const noneFound: FoundSections = { from: [], unclear: [] };

/**
 * Which of the sections that were left is that of a file which has none: the one that fits most of its texts, and whose own
 * marks fit it for the most part. What the machine wrote tells most: of that at least a third has to be there, or it is only
 * another file with the same source. Where several fit equally well and say the same of all its texts, it is the one with the
 * nearest path; otherwise nobody knows.
 */
export function* movedTo(
  file: UnknownFile,
  left: readonly LeftSection[],
): Cooperative<FoundSections> {
  const hashs = new FileHashes(file);
  const fits: { readonly left: LeftSection; readonly count: number; readonly share: number }[] = [];
  yield* forEachInSteps(left, (one) => {
    const count = hashs.count(one);
    const share = count / one.entries.size;
    if (share >= 0.5) fits.push({ left: one, count, share });
  });
  const [best, ...others] = fits.toSorted(
    (one, other) => other.count - one.count || other.share - one.share,
  );
  if (best === undefined) return noneFound;
  const equal = others.filter(({ count, share }) => count === best.count && share === best.share);
  if (equal.length === 0) return { from: [best.left], unclear: [] };
  const all = [best, ...equal].map((fit) => fit.left);
  const nearest = all.every((one) => hashs.saysSame(one, best.left)) ? nearestOf(all, file) : [];
  return nearest.length === 1 ? { from: nearest, unclear: [] } : { from: [], unclear: all };
}

/**
 * The sections that were left from which a file says that it was moved: that move came to no end, or was made on one branch
 * while the other went on marking. Another file may have come to such a place and gone since: at least half of the section
 * has to be what the file itself knows.
 */
export function takenOver(
  own: FileEntries,
  movedFrom: readonly LedgerSection[],
  left: readonly LeftSection[],
): FoundSections {
  const named = new Set(movedFrom.map(ledgerPath));
  const isOwn = ([id, entries]: readonly [string, readonly LedgerEntry[]]) =>
    entries.some(among(own.get(id)));
  const from = left.filter(
    (one) =>
      named.has(ledgerPath(one)) && [...one.entries].filter(isOwn).length * 2 >= one.entries.size,
  );
  return { from, unclear: [] };
}

/** What a file's own entries and those that were found of it say together. */
export function withMoved(own: FileEntries, { from }: FoundSections): FileEntries {
  return from.reduce((all, { entries }) => joinedEntries(all, entries), own);
}

/** The texts of a file as the ledger has them. */
class FileHashes {
  readonly #locale: string;
  readonly #sources: ReadonlyMap<string, string>;
  readonly #targets: ReadonlyMap<string, string>;
  readonly #hashes = new Map<string, TextHash>();

  constructor({ source, target, locale }: UnknownFile) {
    this.#locale = locale;
    this.#sources = textsOf(source);
    this.#targets = textsOf(target);
  }

  /** Keys of a section that are about texts of the file; none where more than half of them are not. */
  count({ entries, locale }: LeftSection): number {
    let [fitting, others, machines, same] = [0, 0, 0, 0];
    for (const [id, known] of entries) {
      const value = this.#targets.get(id) ?? '';
      const text = value === '' ? undefined : this.#hashOf(value);
      const isMachines = text !== undefined && known.some((one) => one.written === text);
      if (isMachines) same++;
      if (known.some(({ written }) => written !== undefined)) machines++;
      const isAbout = isMachines || (locale === this.#locale && this.#isFrom(id, known));
      if (text !== undefined && isAbout) fitting++;
      else if (++others * 2 > entries.size) return 0;
    }
    return same * 3 >= machines ? fitting : 0;
  }

  saysSame(one: LeftSection, other: LeftSection): boolean {
    for (const id of this.#targets.keys())
      if (!sameEntries(one.entries.get(id), other.entries.get(id))) return false;
    return true;
  }

  /** Whether entries are for the source as it is; in another locale that says nothing of a text. */
  #isFrom(id: string, known: readonly LedgerEntry[]): boolean {
    const source = this.#sources.get(id);
    const hash = source === undefined ? undefined : this.#hashOf(source);
    return known.some((one) => one.source === hash);
  }

  #hashOf(text: string): TextHash {
    const hash = this.#hashes.get(text) ?? textHash(text);
    this.#hashes.set(text, hash);
    return hash;
  }
}

const textsOf = ({ messages }: ResourceFile): ReadonlyMap<string, string> =>
  new Map(messages.map(({ path, value }) => [keyId(path), value]));

/** Those whose paths have the most of their last steps in common with that of a file. */
function nearestOf(
  all: readonly LeftSection[],
  { sourcePath }: LedgerSection,
): readonly LeftSection[] {
  const steps = sourcePath.split('/');
  const common = (one: LeftSection) => {
    const others = one.sourcePath.split('/');
    let count = 0;
    while (count < steps.length && steps.at(-1 - count) === others.at(-1 - count)) count++;
    return count;
  };
  const most = Math.max(...all.map(common));
  return all.filter((one) => common(one) === most);
}
