/** How one piece of work ended. */
export type Outcome<T, R> = { readonly item: T } & (
  | { readonly result: R; readonly error?: never }
  | { readonly error: unknown; readonly result?: never }
);

/**
 * Works on the items, several at a time, and yields each outcome as it comes. Items may come late: what is under
 * way goes on meanwhile. `width` is asked before each start, so that it may change on the way.
 */
export async function* inParallel<T, R>(
  items: Iterable<T> | AsyncIterable<T>,
  work: (item: T) => Promise<R>,
  width: () => number,
): AsyncGenerator<Outcome<T, R>> {
  const source = toAsync(items);
  const running = new Map<T, Promise<Outcome<T, R>>>();
  let upcoming: Promise<IteratorResult<T, undefined>> | undefined = source.next();
  while (upcoming !== undefined || running.size > 0) {
    const start = running.size < width() ? upcoming : undefined;
    const first = await Promise.race([
      ...running.values(),
      ...(start === undefined ? [] : [start]),
    ]);
    if ('item' in first) {
      running.delete(first.item);
      yield first;
    } else if (first.done === true) {
      upcoming = undefined;
    } else {
      running.set(first.value, outcomeOf(first.value, work));
      upcoming = source.next();
    }
  }
}

async function* toAsync<T>(items: Iterable<T> | AsyncIterable<T>): AsyncGenerator<T, undefined> {
  yield* items;
  return undefined;
}

async function outcomeOf<T, R>(item: T, work: (item: T) => Promise<R>): Promise<Outcome<T, R>> {
  try {
    return { item, result: await work(item) };
  } catch (error) {
    return { item, error };
  }
}
