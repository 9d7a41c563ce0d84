import { runYielding } from '../../resources/cooperative.ts';
import {
  entriesOf,
  joinedEntries,
  type FileEntries,
  type Ledger,
  type LedgerSection,
  ledgerName,
  ledgerPath,
} from '../../resources/ledger/ledger.ts';
import type { ReadEntries } from '../../resources/ledger/ledgerText.ts';
import {
  movedTo,
  noneFound,
  takenOver,
  withMoved,
  type FoundSections,
} from '../../resources/ledger/movedSection.ts';
import type { ResourceFile } from '../../resources/formats/format.ts';
import type { Files, ReadableFiles } from '../ports/files.ts';
import { readDecomposed } from './carryMoved.ts';
import { LeftSections, type TargetPath } from './leftSections.ts';
import { readFileOf, readRoot } from './sectionChange.ts';

/** A file that the ledger is asked about. */
export interface AskedFile {
  readonly source: ResourceFile;
  /** Absent where there is no file. */
  readonly current: ResourceFile | undefined;
  readonly targetPath: TargetPath;
}

const hasNames = (files: ReadableFiles): files is Pick<Files, 'read' | 'namesIn'> =>
  files.namesIn !== undefined;

/** The ledger of a folder, of which no more is read than somebody asks for. */
export class SavedLedger {
  readonly #files: ReadableFiles;
  readonly #left: LeftSections | undefined;
  #older: Promise<Ledger> | undefined;

  constructor(files: ReadableFiles) {
    this.#files = files;
    if (hasNames(files)) this.#left = new LeftSections(files);
  }

  /**
   * The same for a file as it is, which may have been moved since.
   *
   * @throws {ProjectError} where it cannot be read
   */
  async known(section: LedgerSection, file: AskedFile) {
    const own = await this.#own(section);
    const found = await this.#found(section, own, file);
    const [movedFrom, unclear] = [found.from, found.unclear].map((all) =>
      all.map(({ sourcePath, locale }): LedgerSection => ({ sourcePath, locale })),
    );
    return {
      entries: withMoved(own.entries, found),
      ...(movedFrom?.length ? { movedFrom } : {}),
      ...(unclear?.length ? { unclear } : {}),
    };
  }

  async #found(
    section: LedgerSection,
    { entries, movedFrom }: Pick<ReadEntries, 'entries' | 'movedFrom'>,
    { source, current, targetPath }: AskedFile,
  ): Promise<FoundSections> {
    if (current === undefined || this.#left === undefined) return noneFound;
    if (entries.size > 0 && movedFrom.length === 0) return noneFound;
    const left = await this.#left.of(section, await this.older(), targetPath);
    if (left.length === 0) return noneFound;
    if (entries.size > 0) return takenOver(entries, movedFrom, left);
    return runYielding(movedTo({ ...section, source, target: current }, left));
  }

  /**
   * What is known of a source file × locale, by its own file and by what is left of version 1.
   *
   * @throws {ProjectError} where it cannot be read
   */
  async entries(section: LedgerSection): Promise<FileEntries> {
    return (await this.#own(section)).entries;
  }

  async #own(section: LedgerSection) {
    // First: whoever carries it over writes the other file before this one.
    const older = entriesOf(await this.older(), section);
    const text = await this.#files.read(ledgerPath(section));
    const { entries: named, movedFrom } = await runYielding(readFileOf(section, text));
    const decomposed = await readDecomposed(this.#files, section);
    const own = joinedEntries(named, decomposed?.entries ?? new Map());
    return { entries: joinedEntries(own, older), movedFrom };
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
    this.#left?.forget(path);
  }
}
