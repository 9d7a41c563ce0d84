/**
 * Works on the items, several at a time, until all are done; rejects with the first failure when what was under way then
 * has ended. Items may come late: what is under way goes on meanwhile. `width` is asked before each start, so that it may
 * change on the way.
 */
export async function inParallel<T>(
  items: Iterable<T> | AsyncIterable<T>,
  work: (item: T) => Promise<void>,
  width: () => number,
): Promise<void> {
  const underWay = new Set<Promise<void>>();
  const failures: unknown[] = [];
  for await (const item of items) {
    const ended: Promise<void> = work(item)
      .catch((error: unknown) => void failures.push(error))
      .finally(() => underWay.delete(ended));
    underWay.add(ended);
    while (underWay.size >= width()) await Promise.race(underWay);
    if (failures.length > 0) break;
  }
  await Promise.all(underWay);
  if (failures.length > 0) throw failures[0];
}
