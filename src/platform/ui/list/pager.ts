/** A page of a list that is counted in pages, and the size of the whole list. */
export interface Page<T> {
  readonly items: readonly T[];
  readonly total: number;
}

export interface PageSource<T> {
  /** Loads a page; pages count from 0 and have the same size for the whole walk. */
  load(page: number): Promise<Page<T>>;
  idOf(item: T): string;
}

/** Walks that are begun again because the total has changed: a service that names another one each time is not followed for ever. */
const mostRestarts = 3;

/**
 * Walks through a list page by page. Each item comes once, and none is passed over when the list grows or
 * shrinks meanwhile: a changed total makes the walk start again, up to where it was. Ends with a page that brings nothing new.
 */
export class Pager<T> {
  readonly #source: PageSource<T>;
  #items = new Map<string, T>();
  #pages = 0;
  #total: number | undefined;
  #atEnd = false;
  #restarts = 0;
  #loading: Promise<void> | undefined;

  constructor(source: PageSource<T>) {
    this.#source = source;
  }

  get items(): readonly T[] {
    return [...this.#items.values()];
  }

  /** What the service said last; `undefined` before the first page. */
  get total(): number | undefined {
    return this.#total;
  }

  get hasMore(): boolean {
    return !this.#atEnd && (this.#total === undefined || this.#items.size < this.#total);
  }

  /** The service counts more than its pages bring. */
  get isShort(): boolean {
    return this.#atEnd && this.#items.size < (this.#total ?? 0);
  }

  /** Loads the next page. Calls that come while one is under way share it. After a failure it can be called again. */
  loadMore(): Promise<void> {
    this.#loading ??= this.#loadNext().finally(() => {
      this.#loading = undefined;
    });
    return this.#loading;
  }

  /** Loads pages until at least `count` items are there, or all. */
  async loadUpTo(count: number): Promise<void> {
    while (this.hasMore && this.#items.size < count) await this.loadMore();
  }

  async loadAll(): Promise<readonly T[]> {
    await this.loadUpTo(Number.POSITIVE_INFINITY);
    return this.items;
  }

  async #loadNext(): Promise<void> {
    if (!this.hasMore) return;
    const page = await this.#source.load(this.#pages);
    const moved = this.#total !== undefined && page.total !== this.#total;
    if (moved && this.#restarts++ < mostRestarts) await this.#startAgain(this.#pages);
    else this.#take(page);
  }

  async #startAgain(lastPage: number): Promise<void> {
    this.#items = new Map();
    this.#pages = 0;
    for (let page = 0; page <= lastPage && !this.#atEnd; page++) {
      this.#take(await this.#source.load(page));
    }
  }

  #take(page: Page<T>): void {
    const before = this.#items.size;
    for (const item of page.items) this.#items.set(this.#source.idOf(item), item);
    this.#pages++;
    this.#total = page.total;
    this.#atEnd = this.#items.size === before;
  }
}
