/** How one piece of work ended. */
export type Outcome<T, R> = { readonly item: T } & (
  | { readonly result: R; readonly error?: never }
  | { readonly error: unknown; readonly result?: never }
);

/**
 * Works on the items, several at a time, and yields each outcome as it comes. Items may come late: what is under
 * way goes on meanwhile, and as many as can be under way are asked for in advance. `width` is asked before each start,
 * so that it may change on the way. The place of an item that went well is filled at once, however busy the reader
 * is; after a failure nothing is started before the reader has seen it, because it may end the work.
 */
export async function* inParallel<T, R>(
  items: Iterable<T> | AsyncIterable<T>,
  work: (item: T) => Promise<R>,
  width: () => number,
): AsyncGenerator<Outcome<T, R>> {
  const source = toAsync(items);
  const pool = new Pool(work, width);
  let asking: Promise<void> | undefined;
  let more = true;
  const ask = async () => {
    const { done, value } = await source.next();
    asking = undefined;
    if (done === true) more = false;
    else pool.add(value);
  };
  for (;;) {
    if (more && pool.hungry) asking ??= ask();
    const outcome = pool.take();
    if (outcome !== undefined) {
      yield outcome;
      pool.seen(outcome);
      await turn();
    } else if (more || pool.busy) {
      await Promise.race([pool.outcome(), ...(asking === undefined ? [] : [asking])]);
    } else return;
  }
}

class Pool<T, R> {
  readonly #work: (item: T) => Promise<R>;
  readonly #width: () => number;
  readonly #ready: T[] = [];
  readonly #outcomes: Outcome<T, R>[] = [];
  #running = 0;
  #unseenFailures = 0;
  #wake: () => void = () => undefined;

  constructor(work: (item: T) => Promise<R>, width: () => number) {
    this.#work = work;
    this.#width = width;
  }

  /** Fewer items wait than could be started at once. */
  get hungry(): boolean {
    return this.#ready.length < this.#width();
  }

  get busy(): boolean {
    return this.#running + this.#ready.length > 0;
  }

  /** Fulfilled when there is something to {@link take}. */
  outcome(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
    });
  }

  add(item: T): void {
    this.#ready.push(item);
    this.#start();
  }

  take(): Outcome<T, R> | undefined {
    return this.#outcomes.shift();
  }

  seen({ error }: Outcome<T, R>): void {
    if (error !== undefined) this.#unseenFailures--;
    this.#start();
  }

  #start(): void {
    while (this.#unseenFailures === 0 && this.#running < this.#width()) {
      const item = this.#ready.shift();
      if (item === undefined) return;
      this.#running++;
      void this.#run(item);
    }
  }

  async #run(item: T): Promise<void> {
    let outcome: Outcome<T, R>;
    try {
      outcome = { item, result: await this.#work(item) };
    } catch (error) {
      outcome = { item, error };
      this.#unseenFailures++;
    }
    this.#running--;
    this.#outcomes.push(outcome);
    this.#start();
    this.#wake();
  }
}

/** Lets other answers come in. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

async function* toAsync<T>(items: Iterable<T> | AsyncIterable<T>): AsyncGenerator<T, undefined> {
  yield* items;
  return undefined;
}
