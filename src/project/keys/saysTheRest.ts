import type { FormatId, ResourceFile } from '../../catalog/formats/format.ts';
import { leavesOf, type Leaf } from '../../catalog/formats/keys/leavesOf.ts';
import { keyId, type KeyPath } from '../../catalog/keyPath.ts';

/** Where what was under a path is after a change: in one place, in two where it was copied, or nowhere. */
export type PlacesAfter = (path: KeyPath) => readonly KeyPath[];

/**
 * Whether a file says all that it said before a change, each in its place, and nothing else but messages: numbers, nulls,
 * lists and what describes a message would be missed by who looks at the messages alone. A group may be empty now, or no
 * longer empty.
 */
export function saysTheRest(
  id: FormatId,
  before: ResourceFile,
  after: ResourceFile,
  placesAfter: PlacesAfter,
): boolean {
  const [old, now] = [leavesOf(before), leavesOf(after)];
  const around = rootOf(before);
  const wanted = new Map<string, Leaf>();
  for (const leaf of old.leaves.values()) {
    for (const path of placesOf(id, leaf.path.slice(around.length), placesAfter))
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

/** In ARB, what describes a message goes where that goes. */
function placesOf(id: FormatId, path: KeyPath, placesAfter: PlacesAfter): readonly KeyPath[] {
  const [name, ...inner] = path;
  if (id !== 'arb' || typeof name !== 'string' || !/^@[^@]/u.test(name)) return placesAfter(path);
  const places = placesAfter([name.slice(1), ...inner]);
  return places.map(([first = '', ...rest]) => [`@${first}`, ...rest]);
}

const rootOf = ({ rootKey }: ResourceFile & { readonly rootKey?: string | undefined }): KeyPath =>
  rootKey === undefined ? [] : [rootKey];
