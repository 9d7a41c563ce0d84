import type { CatalogHost } from '../../../protocol/catalog.ts';

/** The messages that are selected; they stay that wherever their lines go. */
export class RowSelection {
  readonly #host: Pick<CatalogHost, 'rows'>;
  readonly #changed: () => void;
  #rows: ReadonlySet<number> = new Set();
  /** Where a range starts. */
  #anchor: number | undefined;
  #asked = 0;
  #awaited: Promise<void> = Promise.resolve();

  constructor(host: Pick<CatalogHost, 'rows'>, changed: () => void) {
    this.#host = host;
    this.#changed = changed;
  }

  get rows(): ReadonlySet<number> {
    return this.#rows;
  }

  /** Resolves when it is known what is selected; rejects where that could not be found out. */
  get settled(): Promise<void> {
    return this.#awaited;
  }

  /** Selects from the message at which the selection has begun, or from the first of these, to the second. */
  async extend(from: number | undefined, to: number | undefined): Promise<void> {
    this.#anchor ??= from ?? to;
    if (this.#anchor === undefined || to === undefined) return;
    await this.#ask([this.#anchor, to]);
  }

  async all(): Promise<void> {
    await this.#ask(null);
  }

  /** Adds a message, or takes it out; a range starts at it from now on. */
  toggle(row: number | undefined): void {
    if (row === undefined) return;
    const rows = new Set(this.#rows);
    if (!rows.delete(row)) rows.add(row);
    this.#anchor = row;
    this.#take(rows);
  }

  clear(): void {
    this.#anchor = undefined;
    if (this.#rows.size > 0) this.#take(new Set());
    this.#asked++;
  }

  /** Of several answers that are on their way, only the last one counts. */
  async #ask(ends: readonly [number, number] | null): Promise<void> {
    const awaited = this.#takeOf(ends, ++this.#asked);
    this.#awaited = awaited;
    try {
      await awaited;
    } finally {
      if (this.#awaited === awaited) this.#awaited = Promise.resolve();
    }
  }

  async #takeOf(ends: readonly [number, number] | null, asked: number): Promise<void> {
    const rows = await this.#host.rows(ends);
    if (asked === this.#asked) this.#take(new Set(rows));
  }

  #take(rows: ReadonlySet<number>): void {
    this.#asked++;
    this.#rows = rows;
    this.#changed();
  }
}
