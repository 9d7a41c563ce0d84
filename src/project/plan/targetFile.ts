import type { ResourceFile } from '../../catalog/formats/format.ts';
import type { ResourceSet } from '../../catalog/layouts/resourceSet.ts';
import type { LedgerSection } from '../../catalog/ledger/ledger.ts';
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
}

/** Where the ledger says what is known of a target file. */
export const sectionOf = ({ set, locale }: Pick<TargetFile, 'set' | 'locale'>): LedgerSection => ({
  sourcePath: set.source.path,
  locale,
});

/** A key for the pair of source and target locale of a file. */
export const localePairKey = ({ set, locale }: TargetFile) => `${set.source.locale} ${locale}`;
