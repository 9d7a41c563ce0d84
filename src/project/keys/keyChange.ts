import { runSync } from '../../resources/cooperative.ts';
import { applyEdits, type Edit } from '../../resources/edit.ts';
import {
  type KeyPath,
  ResourceFileError,
  type MessageValue,
  type ResourceFile,
  type ResourceFormat,
  keyId,
  type KeyShape,
  type Leaf,
} from '../../resources/formats/format.ts';

/**
 * What a person does to a key, or to a group of keys, of a set: in the source and in every locale that has it. A `rename`
 * may lead into another group.
 */
export interface KeyChange {
  readonly kind: 'rename' | 'duplicate';
  readonly from: KeyPath;
  readonly to: KeyPath;
}

/** A change of keys that is refused as a whole; `path` names the file that it cannot be made in. */
export class KeyChangeError extends Error {
  override readonly name = 'KeyChangeError';
  /**
   * - `absent`: no file has the key; `taken`: a file has the new one already.
   * - `unreadable`: a file cannot be read safely; `generated`: a tool makes it.
   * - `dotted`: a name with a dot beside groups, which programs would read as a way into a group.
   * - `flat`: the format has no groups; `inside`: the new key would be inside itself; `noName`: a name is empty.
   * - `blocked`: something else is where a new key would be, or the format has no such keys.
   * - `impossible`: something is shared, repeated, no text, or not where the format can have it.
   */
  readonly reason:
    | 'absent'
    | 'taken'
    | 'unreadable'
    | 'generated'
    | 'dotted'
    | 'flat'
    | 'inside'
    | 'noName'
    | 'blocked'
    | 'impossible';
  readonly path: string;
  readonly key: KeyPath;

  constructor(reason: KeyChangeError['reason'], path: string, key: KeyPath) {
    super(`${path}: ${reason} ${JSON.stringify(key)}`);
    this.reason = reason;
    this.path = path;
    this.key = key;
  }
}

/** Where a path is after a change of another one that leads to it; nothing where it does not. */
export function movedPath(path: KeyPath, from: KeyPath, to: KeyPath): KeyPath | undefined {
  return startsWith(path, from) ? [...to, ...path.slice(from.length)] : undefined;
}

/** Where what is under a path is after a change. */
export function placesAfter(path: KeyPath, { kind, from, to }: KeyChange): readonly KeyPath[] {
  const moved = movedPath(path, from, to);
  if (moved === undefined) return [path];
  return kind === 'duplicate' ? [path, moved] : [moved];
}

export function startsWith(path: KeyPath, start: KeyPath): boolean {
  return path.length >= start.length && start.every((step, place) => step === path[place]);
}

/** A file that a change is made in. */
export interface KeyFile {
  readonly path: string;
  readonly format: ResourceFormat;
  readonly file: ResourceFile;
}

/** Texts by `keyId`. */
type Values = ReadonlyMap<string, string>;

export const valuesIn = (messages: readonly MessageValue[]): Values =>
  new Map(messages.map(({ path, value }) => [keyId(path), value]));

/**
 * Edits of a file, once it was read again as they leave it: its messages are these and nothing else, and what is no message
 * is what it was. Nothing where that is not so, or the edits cannot be made.
 */
export function editsThatHold(
  { file, format }: KeyFile,
  make: () => readonly Edit[],
  {
    values,
    placesAfter,
    isRight = () => true,
  }: {
    /** Its messages. */
    readonly values: Values;
    readonly placesAfter: PlacesAfter;
    readonly isRight?: (after: ResourceFile) => boolean;
  },
): readonly Edit[] | undefined {
  try {
    const edits = make();
    const after = runSync(format.parse(applyEdits(file.text, edits), file));
    const isSound =
      holds(after, values) && preservesOtherContent(file, after, placesAfter) && isRight(after);
    return isSound ? edits : undefined;
  } catch (error) {
    const isOurs = error instanceof ResourceFileError || error instanceof RangeError;
    if (!isOurs) throw error;
    return undefined;
  }
}

function holds({ messages }: ResourceFile, values: Values): boolean {
  return (
    messages.length === values.size &&
    messages.every(({ path, value }) => values.get(keyId(path)) === value)
  );
}

/** Where what was under a path is after a change: in one place, in two where it was copied, or nowhere. */
type PlacesAfter = (path: KeyPath) => readonly KeyPath[];

/**
 * Whether a file says all that it said before a change, each in its place, and nothing else but messages: numbers, nulls,
 * lists and what describes a message would be missed by who looks at the messages alone. A group may be empty now, or no
 * longer empty.
 */
function preservesOtherContent(
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
