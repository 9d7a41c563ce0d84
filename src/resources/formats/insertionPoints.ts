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

/** The name of a member, or its place in an array. */
export type Name = string | number;

/** The plural categories of CLDR in the order in which it lists them. */
const categories = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** A name that may be one of several forms of a message. */
interface Form {
  /** What the forms have in common. */
  readonly stem: string;
  /** Its place among the forms. */
  readonly rank: number;
}

interface Sibling extends Form {
  readonly place: number;
}

/**
 * The names of the source, each once, with and in their places the forms of a message that only the target has:
 * `items_few` is before `items_other`, as CLDR orders them. Other names that the source does not have are left out.
 *
 * @param present the names that the target has already
 */
export function memberOrder(
  source: readonly Name[],
  added: Iterable<Name>,
  present: readonly Name[] = [],
): readonly Name[] {
  const names = [...new Set(source)];
  const known = new Set(names);
  const shown = present.filter((name) => (formOf(name)?.rank ?? Infinity) < Infinity);
  const own = [...new Set([...shown, ...added])].flatMap((name) => {
    const form = known.has(name) ? undefined : formOf(name);
    return form ? [{ name, form }] : [];
  });
  if (own.length === 0) return names;
  const groups = siblingsOf(names);
  const around = names.map(() => ({ before: [] as Name[], behind: [] as Name[] }));
  for (const { name, form } of own.toSorted((a, b) => a.form.rank - b.form.rank)) {
    const group = groups.get(form.stem);
    if (!group) continue;
    const next = group.find(({ rank }) => rank > form.rank);
    if (next) around[next.place]?.before.push(name);
    else around[group.at(-1)?.place ?? 0]?.behind.push(name);
  }
  return names.flatMap((name, place) => {
    const { before = [], behind = [] } = around[place] ?? {};
    return [...before, name, ...behind];
  });
}

function siblingsOf(names: readonly Name[]): ReadonlyMap<string, readonly Sibling[]> {
  const groups = new Map<string, Sibling[]>();
  for (const [place, name] of names.entries()) {
    const form = formOf(name);
    if (!form) continue;
    const group = groups.get(form.stem) ?? [];
    group.push({ ...form, place });
    groups.set(form.stem, group);
  }
  return groups;
}

/** `one` below a parent of its own, `items_one`, `items.one`; forms by number, as `items_0`; and any other `items_plural`. */
function formOf(name: Name): Form | undefined {
  if (typeof name === 'number') return undefined;
  const cut = Math.max(name.lastIndexOf('_'), name.lastIndexOf('.'), name.lastIndexOf('-'));
  const suffix = name.slice(cut + 1);
  const category = categories.indexOf(suffix);
  if (cut < 1 && category < 0) return undefined;
  const number = /^\d{1,3}$/.test(suffix) ? Number(suffix) : undefined;
  return { stem: name.slice(0, cut + 1), rank: number ?? (category < 0 ? Infinity : category) };
}
