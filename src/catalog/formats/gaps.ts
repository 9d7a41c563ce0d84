import { memberOrder, type Name } from './memberOrder.ts';

/** Whether a member must stay right behind the one before it. */
export type Bond = (name: Name, next: Name) => boolean;

/**
 * Where names are added among those that a file has: behind which place (-1 is the start) come which names. Each goes
 * behind the nearest name before it in the source that the file has, else before the first one after it, else to the end.
 * A plural form that only the target's language has stands beside its siblings; see {@link memberOrder}.
 */
export function gapsFor(
  added: ReadonlySet<Name>,
  present: readonly Name[],
  source: readonly Name[],
  bond: Bond,
): Map<number, readonly Name[]> {
  const places = new Map(present.map((name, place) => [name, place]));
  const gaps = new Map<number, readonly Name[]>();
  const put = (gap: number, names: readonly Name[]) => {
    if (names.length > 0) gaps.set(gap, [...(gaps.get(gap) ?? []), ...names]);
  };
  let waiting: Name[] = [];
  let anchor: number | undefined;
  const order = memberOrder(source, added, present);
  for (const name of order) {
    const place = places.get(name);
    if (added.has(name)) waiting.push(name);
    if (place === undefined) continue;
    put(anchor ?? place - 1, waiting);
    waiting = [];
    anchor = bondEnd(present, place, bond);
  }
  const known = new Set(order);
  put(anchor ?? present.length - 1, waiting);
  put(
    present.length - 1,
    [...added].filter((name) => !known.has(name)),
  );
  return gaps;
}

function bondEnd(names: readonly Name[], place: number, bond: Bond): number {
  const [name, next] = [names[place], names[place + 1]];
  const bound = name !== undefined && next !== undefined && bond(name, next);
  return bound ? bondEnd(names, place + 1, bond) : place;
}
