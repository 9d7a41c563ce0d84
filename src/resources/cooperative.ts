/**
 * Long work cut into short steps, so that its caller can do something else between two of them: large files are read,
 * planned, and written without blocking the process that they share with everything else.
 */
export type Cooperative<T> = Generator<undefined, T, undefined>;

/** Runs all steps without a pause. */
export function runSync<T>(steps: Cooperative<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** Wraps work that is short enough to be one step. */
// oxlint-disable-next-line require-yield -- there is nothing to do between
export function* inOneStep<T>(work: () => T): Cooperative<T> {
  return work();
}

/** Goes through a list and yields after every few hundred items. */
export function* forEachInSteps<T>(items: Iterable<T>, work: (item: T) => void): Cooperative<void> {
  let count = 0;
  for (const item of items) {
    work(item);
    if (++count % 256 === 0) yield;
  }
}

/** Sorts by merging: a native sort of so many entries would be one long step. */
export function* sortInSteps<T>(
  items: readonly T[],
  compare: (a: T, b: T) => number,
): Cooperative<readonly T[]> {
  const few = 2_000;
  if (items.length <= few) return items.toSorted(compare);
  const middle = items.length >> 1;
  const left = yield* sortInSteps(items.slice(0, middle), compare);
  const right = yield* sortInSteps(items.slice(middle), compare);
  const merged: T[] = [];
  let [i, j] = [0, 0];
  while (i < left.length && j < right.length) {
    const [a, b] = [left[i] as T, right[j] as T];
    if (compare(a, b) <= 0) i = merged.push(a) - j;
    else j = merged.push(b) - i;
    if (merged.length % few === 0) yield;
  }
  return merged.concat(left.slice(i), right.slice(j));
}

/** Longest stretch of work between two pauses, in milliseconds: answers that come meanwhile wait no longer than that. */
const longestStretch = 2;

/** Runs steps with pauses in which everything else in the process has its turn. */
export async function runYielding<T>(steps: Cooperative<T>): Promise<T> {
  const yieldNow = createYielder();
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    await yieldNow();
  }
}

/** Gives way to everything else in the process when the present stretch of work has lasted long enough. */
export function createYielder(): () => Promise<void> | undefined {
  let since = performance.now();
  return () => {
    if (performance.now() - since < longestStretch) return undefined;
    return new Promise((resolve) => {
      setImmediate(() => {
        since = performance.now();
        resolve();
      });
    });
  };
}
