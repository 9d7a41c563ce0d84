import { runSync, forEachInSteps, type Cooperative } from '../cooperative.ts';

/** Items by key, both in the order in which they come. */
export function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  return runSync(groupInSteps(items, keyOf));
}

/** The same in steps. */
export function* groupInSteps<T>(
  items: readonly T[],
  keyOf: (item: T) => string,
): Cooperative<Map<string, T[]>> {
  const groups = new Map<string, T[]>();
  yield* forEachInSteps(items, (item) => {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  });
  return groups;
}
