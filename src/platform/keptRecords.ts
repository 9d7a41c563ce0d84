/** Where records survive the window. */
export interface Storage {
  get(key: string): unknown;
  update(key: string, value: unknown): PromiseLike<void>;
}

/** Work that is on its way at the service and outlives the window, by the ids of its records. */
export class KeptRecords<T extends { readonly id: string }> {
  readonly #storage: Storage;
  readonly #key: string;
  readonly #isRecord: (kept: unknown) => kept is T;
  /** Those that this window works on. */
  readonly #followed = new Set<string>();
  #writing: Promise<unknown> = Promise.resolve();

  /** @param isRecord leaves out what an earlier version or somebody else kept under the key */
  constructor(storage: Storage, key: string, isRecord: (kept: unknown) => kept is T) {
    this.#storage = storage;
    this.#key = key;
    this.#isRecord = isRecord;
  }

  get all(): readonly T[] {
    const kept = this.#storage.get(this.#key);
    return Array.isArray(kept) ? kept.filter(this.#isRecord) : [];
  }

  /** Hands out what nobody works on now, each once until it is {@link release}d. */
  takeAbandoned(): readonly T[] {
    const abandoned = this.all.filter(({ id }) => !this.#followed.has(id));
    for (const { id } of abandoned) this.#followed.add(id);
    return abandoned;
  }

  /** Notes how far it is. */
  async keep(record: T): Promise<void> {
    this.#followed.add(record.id);
    await this.#update((others) => [...others.filter(({ id }) => id !== record.id), record]);
  }

  /** Nobody works on it in this window any more; it stays, for another try. */
  release({ id }: T): void {
    this.#followed.delete(id);
  }

  /** It has come to its end. */
  async forget(record: T): Promise<void> {
    await this.#update((all) => all.filter(({ id }) => id !== record.id));
    this.release(record);
  }

  /** One change after the other: two of them at a time must not lose each other's. */
  async #update(change: (all: readonly T[]) => readonly T[]): Promise<void> {
    const write = this.#after(this.#writing, change);
    this.#writing = write.catch(() => undefined);
    await write;
  }

  async #after(
    earlier: Promise<unknown>,
    change: (all: readonly T[]) => readonly T[],
  ): Promise<void> {
    await earlier;
    const records = change(this.all);
    await this.#storage.update(this.#key, records.length === 0 ? undefined : records);
  }
}
