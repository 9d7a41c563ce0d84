import type { FormatId, ResourceFile } from '../../catalog/formats/format.ts';
import { leavesOf, type Leaf } from '../../catalog/formats/keys/leavesOf.ts';
import { keyId, type KeyPath } from '../../catalog/keyPath.ts';
import { startsWith } from './keyChange.ts';

/** Where what was under a path is after a change: in one place, in two where it was copied, or nowhere. */
export type PlacesAfter = (path: KeyPath) => readonly KeyPath[];

/**
 * Whether a file says all that it said before a change, each in its place, and nothing else but messages: numbers, nulls,
 * lists and what describes a message are no messages, so that looking at these alone would miss them. A group may be empty
 * now, or no longer empty.
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
  for (const leaf of old.values()) {
    for (const path of placesOf(id, leaf.path.slice(around.length), placesAfter)) {
      const place = [...around, ...path];
      wanted.set(keyId(place), { ...leaf, path: place });
    }
  }
  const isKept = (leaf: Leaf, place: string) =>
    now.get(place)?.said === leaf.said || (leaf.isEmpty && hasBelow(now, leaf.path));
  const mayBeNew = ({ path, isEmpty }: Leaf) =>
    (isEmpty && hasBelow(old, path)) || after.get(path.slice(rootOf(after).length)) !== undefined;
  return (
    [...wanted].every(([place, leaf]) => isKept(leaf, place)) &&
    [...now].every(([place, leaf]) => wanted.has(place) || mayBeNew(leaf))
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

function hasBelow(leaves: ReadonlyMap<string, Leaf>, path: KeyPath): boolean {
  for (const leaf of leaves.values())
    if (leaf.path.length > path.length && startsWith(leaf.path, path)) return true;
  return false;
}
