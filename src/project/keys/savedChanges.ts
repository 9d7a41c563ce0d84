import { hashOf } from '../../resources/hash.ts';

/** So many files of changes are remembered: those that a person may take back at once. */
const mostFiles = 2_000;

/**
 * The texts that files had, saved, before and after changes of keys. Who goes back to one of them by undo, or on to the other by
 * redo, means the file as well: else it would stay behind as one of many tabs with unsaved changes.
 */
export class SavedChanges {
  /** Hashes of texts by the names of their files, the oldest first. */
  readonly #texts = new Map<string, ReadonlySet<string>>();

  /** @param texts of a file, as an editor shows them */
  note(file: string, ...texts: readonly string[]): void {
    const known = this.#texts.get(file) ?? new Set();
    this.#texts.delete(file);
    this.#texts.set(file, new Set([...known, ...texts.map(hashOf)]));
    for (const oldest of this.#texts.keys()) {
      if (this.#texts.size <= mostFiles) break;
      this.#texts.delete(oldest);
    }
  }

  has(file: string, text: string): boolean {
    return this.#texts.get(file)?.has(hashOf(text)) === true;
  }
}
