import type { ResourceFile } from '../../resources/formats/format.ts';
import type { ResourceSet } from '../../resources/layouts/resourceSet.ts';
import {
  type LedgerSection,
  type MovedSection,
  ledgerPath,
} from '../../resources/ledger/ledger.ts';
import type { PlannedTarget } from './planTargetFile.ts';

/** A target file that was read and planned. */
export interface TargetFile extends PlannedTarget {
  readonly set: ResourceSet;
  readonly locale: string;
  /** Relative to the project's folder. */
  readonly path: string;
  readonly source: ResourceFile;
  /** Absent where the file is to be created. */
  readonly current: ResourceFile | undefined;
  /** Where the ledger has what it knows of the file, which was moved since; it goes along with the next change of it. */
  readonly movedFrom?: readonly LedgerSection[];
  /** Sections of files that are gone, of which several may have been this one: nothing is known of its texts. */
  readonly unclear?: readonly LedgerSection[];
}

/** Where the ledger says what is known of a target file. */
export const sectionOf = ({
  set,
  locale,
  movedFrom,
}: Pick<TargetFile, 'set' | 'locale' | 'movedFrom'>): MovedSection => ({
  sourcePath: set.source.path,
  locale,
  ...(movedFrom === undefined ? {} : { movedFrom }),
});

/**
 * The files of the ledger that speak, or may speak, of a target file from where it was before, and those that were there: if
 * one comes back, nothing was moved.
 */
export function earlierPlaces({
  set,
  movedFrom = [],
  unclear = [],
}: Pick<TargetFile, 'set' | 'movedFrom' | 'unclear'>): readonly string[] {
  return [...movedFrom, ...unclear].flatMap((one) => [
    ledgerPath(one),
    one.sourcePath === set.source.path ? set.targetPath(one.locale) : one.sourcePath,
  ]);
}

/** A key for the pair of source and target locale of a file. */
export const localePairKey = ({ set, locale }: TargetFile) => `${set.source.locale} ${locale}`;
