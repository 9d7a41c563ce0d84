/** How one piece of work ended. */
export type Outcome<T, R> = { readonly item: T } & (
  | { readonly result: R; readonly error?: never }
  | { readonly error: unknown; readonly result?: never }
);

type Upcoming<T> = Promise<IteratorResult<T, undefined>> | undefined;

/**
 * Works on the items, several at a time, and yields each outcome as it comes. Items may come late: what is under
 * way goes on meanwhile. `width` is asked before each start, so that it may change on the way. The place of an item
 * that went well is filled before its outcome is yielded; a failure is yielded first, because it may end the work.
 */
export async function* inParallel<T, R>(
  items: Iterable<T> | AsyncIterable<T>,
  work: (item: T) => Promise<R>,
  width: () => number,
): AsyncGenerator<Outcome<T, R>> {
  const source = toAsync(items);
  const running = new Map<T, Promise<Outcome<T, R>>>();
  const start = ({ done, value }: IteratorResult<T, undefined>): Upcoming<T> => {
    if (done === true) return undefined;
    running.set(value, outcomeOf(value, work));
    return source.next();
  };
  let upcoming: Upcoming<T> = source.next();
  while (upcoming !== undefined || running.size > 0) {
    const next: Upcoming<T> = running.size < width() ? upcoming : undefined;
    const first = await Promise.race([...running.values(), ...(next === undefined ? [] : [next])]);
    if (!('item' in first)) {
      upcoming = start(first);
      continue;
    }
    running.delete(first.item);
    if (first.error === undefined && upcoming !== undefined && running.size < width()) {
      upcoming = start(await upcoming);
    }
    yield first;
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
