import type { RecordFolder } from '../disk/recordFolder.ts';
import type { Storage } from './keptRecords.ts';

/**
 * A storage whose values are lists of records. The editor writes its own storage down late, and loses what a window that
 * crashes has put into it a moment before; here a change has reached the disk when it is done.
 */
export class RecordFiles implements Storage {
  readonly #folderOf: (key: string) => RecordFolder;
  readonly #seen: () => PromiseLike<unknown>;
  /** The records of each key, by their ids. */
  readonly #known = new Map<string, Map<string, unknown>>();
  #writing: Promise<unknown> = Promise.resolve();

  private constructor(folderOf: (key: string) => RecordFolder, seen: () => PromiseLike<unknown>) {
    this.#folderOf = folderOf;
    this.#seen = seen;
  }

  /**
   * Reads the lists of these keys.
   *
   * @param folderOf the folder of a list
   * @param before where an earlier version kept the same lists: what is still there moves
   * @param seen resolves where there is a window. A process outlives one that has crashed for a while: what it comes to
   *   then nobody is told of, so that the next window has to come to it again
   */
  static async open(
    keys: readonly string[],
    folderOf: (key: string) => RecordFolder,
    before: Storage,
    seen: () => PromiseLike<unknown>,
  ): Promise<RecordFiles> {
    const files = new RecordFiles(folderOf, seen);
    for (const key of keys) {
      files.#known.set(key, byId(await folderOf(key).read()));
      const earlier = byId(before.get(key));
      if (earlier.size === 0) continue;
      await files.update(key, [...new Map([...earlier, ...files.#of(key)]).values()]);
      await before.update(key, undefined);
    }
    return files;
  }

  get(key: string): readonly unknown[] {
    return [...this.#of(key).values()];
  }

  /** Writes the records that differ from what this window knows, and removes those that are missing: others stay. */
  async update(key: string, value: unknown): Promise<void> {
    const [before, after] = [this.#of(key), byId(value)];
    this.#known.set(key, after);
    const folder = this.#folderOf(key);
    const gone = [...before.keys()].filter((id) => !after.has(id));
    if (gone.length > 0) await this.#seen();
    const write = this.#after(this.#writing, async () => {
      for (const [id, record] of after) {
        if (!isSame(record, before.get(id))) await folder.put(id, record);
      }
      for (const id of gone) await folder.remove(id);
    });
    this.#writing = write.catch(() => undefined);
    try {
      await write;
    } catch (error) {
      // What the disk did not take is not kept.
      if (this.#known.get(key) === after) this.#known.set(key, new Map(before));
      throw error;
    }
  }

  #of(key: string): ReadonlyMap<string, unknown> {
    return this.#known.get(key) ?? new Map<string, unknown>();
  }

  async #after(earlier: Promise<unknown>, work: () => Promise<void>): Promise<void> {
    await earlier;
    await work();
  }
}

const isSame = (one: unknown, other: unknown) =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** A record has its id, or that of its job; what has none was not written by Glossa. */
function byId(records: unknown): Map<string, unknown> {
  const all: readonly unknown[] = Array.isArray(records) ? records : [];
  return new Map(
    all.flatMap((record) => {
      const { id, jobId } = (record ?? {}) as { readonly id?: unknown; readonly jobId?: unknown };
      const name = id ?? jobId;
      return typeof name === 'string' ? [[name, record] as const] : [];
    }),
  );
}
