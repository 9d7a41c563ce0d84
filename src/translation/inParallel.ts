/** How one piece of work ended. */
export type Outcome<T, R> = { readonly item: T } & (
  | { readonly result: R; readonly error?: never }
  | { readonly error: unknown; readonly result?: never }
);

/**
 * Works on the items, several at a time, and yields each outcome as it comes. `width` is asked before each
 * start, so that it may change on the way; 0 starts nothing more and waits for what is under way.
 */
export async function* inParallel<T, R>(
  items: readonly T[],
  work: (item: T) => Promise<R>,
  width: () => number,
): AsyncGenerator<Outcome<T, R>> {
  const running = new Map<T, Promise<Outcome<T, R>>>();
  let next = 0;
  for (;;) {
    while (next < items.length && running.size < width()) {
      const item = items[next++] as T;
      running.set(
        item,
        work(item).then(
          (result) => ({ item, result }),
          (error: unknown) => ({ item, error }),
        ),
      );
    }
    if (running.size === 0) return;
    const outcome = await Promise.race(running.values());
    running.delete(outcome.item);
    yield outcome;
  }
}
