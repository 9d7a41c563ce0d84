import { memberOrder, type Name } from './memberOrder.ts';

/** Whether a member must stay right after the one before it. */
export type KeepTogether = (name: Name, next: Name) => boolean;

/**
 * Where names are added among those that a file has: after which place (-1 is the start) come which names. Each goes
 * after the nearest name before it in the source that the file has, else before the first one after it, else to the
 * end. A plural form that only the target's language has is beside its siblings; see {@link memberOrder}.
 */
export function insertionPoints(
  added: ReadonlySet<Name>,
  present: readonly Name[],
  source: readonly Name[],
  keepTogether: KeepTogether,
): Map<number, readonly Name[]> {
  const places = new Map(present.map((name, place) => [name, place]));
  const points = new Map<number, readonly Name[]>();
  const put = (point: number, names: readonly Name[]) => {
    if (names.length > 0) points.set(point, [...(points.get(point) ?? []), ...names]);
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
    anchor = lastKeptTogether(present, place, keepTogether);
  }
  const known = new Set(order);
  put(anchor ?? present.length - 1, waiting);
  put(
    present.length - 1,
    [...added].filter((name) => !known.has(name)),
  );
  return points;
}

function lastKeptTogether(
  names: readonly Name[],
  place: number,
  keepTogether: KeepTogether,
): number {
  const [name, next] = [names[place], names[place + 1]];
  const bound = name !== undefined && next !== undefined && keepTogether(name, next);
  return bound ? lastKeptTogether(names, place + 1, keepTogether) : place;
}
