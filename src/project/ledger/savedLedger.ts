import {
  entriesOf,
  joinedEntries,
  type FileEntries,
  type Ledger,
  type LedgerSection,
} from '../../catalog/ledger/ledger.ts';
import { ledgerName } from '../../catalog/ledger/ledgerName.ts';
import { ledgerPath } from '../../catalog/ledger/ledgerPath.ts';
import { runYielding } from '../../translation/runYielding.ts';
import type { Files } from '../ports/files.ts';
import { readDecomposed } from './decomposedSection.ts';
import { readRoot, readSection } from './readLedger.ts';

/** The ledger of a folder, of which no more is read than somebody asks for. */
export class SavedLedger {
  readonly #files: Pick<Files, 'read'>;
  #older: Promise<Ledger> | undefined;

  constructor(files: Pick<Files, 'read'>) {
    this.#files = files;
  }

  /**
   * What is known of a source file × locale, by its own file and by what is left of version 1.
   *
   * @throws {ProjectError} where it cannot be read
   */
  async entries(section: LedgerSection): Promise<FileEntries> {
    // First: whoever carries it over writes the other file before this one.
    const older = entriesOf(await this.older(), section);
    const text = await this.#files.read(ledgerPath(section));
    const named = await runYielding(readSection(text ?? '', section));
    const decomposed = await readDecomposed(this.#files, section);
    const own = joinedEntries(named, decomposed?.entries ?? new Map());
    return joinedEntries(own, older);
  }

  /**
   * What is left of version 1 in `glossa.lock`, which is read once.
   *
   * @throws {ProjectError} where it cannot be read
   */
  async older(): Promise<Ledger> {
    this.#older ??= this.#files
      .read(ledgerName)
      .then(async (text) => (await runYielding(readRoot(text))).older);
    return this.#older;
  }

  /** What is asked for next is read again, where this is the file that has changed. */
  forget(path: string): void {
    if (path === ledgerName) this.#older = undefined;
  }
}
