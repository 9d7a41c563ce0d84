import {
  type ResourceFile,
  type KeyShape,
  type Leaf,
  keyId,
  type KeyPath,
} from '../../catalog/formats/format.ts';

/** Where what was under a path is after a change: in one place, in two where it was copied, or nowhere. */
export type PlacesAfter = (path: KeyPath) => readonly KeyPath[];

/**
 * Whether a file says all that it said before a change, each in its place, and nothing else but messages: numbers, nulls,
 * lists and what describes a message would be missed by who looks at the messages alone. A group may be empty now, or no
 * longer empty.
 */
export function saysTheRest(
  before: ResourceFile,
  after: ResourceFile,
  placesAfter: PlacesAfter,
): boolean {
  const [old, now] = [before.keys.leaves(), after.keys.leaves()];
  const around = rootOf(before);
  const wanted = new Map<string, Leaf>();
  for (const leaf of old.leaves.values()) {
    for (const path of placesOf(before.keys.shape, leaf.path.slice(around.length), placesAfter))
      wanted.set(keyId([...around, ...path]), leaf);
  }
  const isKept = (leaf: Leaf, place: string) =>
    now.leaves.get(place)?.said === leaf.said || (leaf.isEmpty && now.groups.has(place));
  const mayBeNew = ({ path, isEmpty }: Leaf, place: string) =>
    (isEmpty && old.groups.has(place)) || after.get(path.slice(rootOf(after).length)) !== undefined;
  return (
    [...wanted].every(([place, leaf]) => isKept(leaf, place)) &&
    [...now.leaves].every(([place, leaf]) => wanted.has(place) || mayBeNew(leaf, place))
  );
}

/** What describes a message goes where that goes. */
function placesOf(
  { descriptions }: KeyShape,
  path: KeyPath,
  placesAfter: PlacesAfter,
): readonly KeyPath[] {
  const [name, ...inner] = path;
  const described = typeof name === 'string' ? descriptions?.describedBy(name) : undefined;
  if (descriptions === undefined || described === undefined) return placesAfter(path);
  const places = placesAfter([described, ...inner]);
  return places.map(([first = '', ...rest]) => [descriptions.nameFor(String(first)), ...rest]);
}

const rootOf = ({ rootKey }: ResourceFile): KeyPath => (rootKey === undefined ? [] : [rootKey]);
