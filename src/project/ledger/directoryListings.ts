import type { Files } from '../ports/files.ts';

/** What there is in folders, by the names that these list. What was looked up is kept. */
export class DirectoryListings {
  readonly #files: Pick<Files, 'read' | 'namesIn'>;
  readonly #names = new Map<string, Promise<ReadonlySet<string>>>();

  constructor(files: Pick<Files, 'read' | 'namesIn'>) {
    this.#files = files;
  }

  async in(folder: string): Promise<ReadonlySet<string>> {
    const names =
      this.#names.get(folder) ?? this.#files.namesIn(folder).then((found) => new Set(found));
    this.#names.set(folder, names);
    return names;
  }

  /**
   * Whether there is a file of exactly this path, but for how its letters are composed: a disk that folds case gives the file
   * to whoever asks for it in other letters, so that only the names tell. A file of which nobody can tell is there.
   */
  async has(path: string): Promise<boolean> {
    let folders = [''];
    for (const step of path.split('/')) {
      const found: string[] = [];
      let areListed = false;
      for (const folder of folders) {
        const names = await this.in(folder);
        areListed ||= names.size > 0;
        for (const name of spellings(step))
          if (names.has(name)) found.push(folder === '' ? name : `${folder}/${name}`);
      }
      // A folder that nobody may list has no names.
      if (!areListed) return this.#canBeRead(path);
      if (found.length === 0) return false;
      folders = found;
    }
    return true;
  }

  /** What is in the folders on the way to a path is looked up again. */
  forget(path: string): void {
    for (let folder = folderOf(path); ; folder = folderOf(folder)) {
      this.#names.delete(folder);
      if (folder === '') return;
    }
  }

  clear(): void {
    this.#names.clear();
  }

  async #canBeRead(path: string): Promise<boolean> {
    for (const name of spellings(path)) {
      const isThere = await this.#files.read(name).then(
        (text) => text !== undefined,
        () => true,
      );
      if (isThere) return true;
    }
    return false;
  }
}

/** The ledger has composed letters in the names of files; the disk may have others. */
const spellings = (name: string): ReadonlySet<string> =>
  new Set([name, name.normalize('NFC'), name.normalize('NFD')]);

export const folderOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('/')));
