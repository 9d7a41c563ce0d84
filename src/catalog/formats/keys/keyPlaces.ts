import { keyId, type KeyPath } from '../../keyPath.ts';
import type { FormatId, Message, ResourceFile } from '../format.ts';
import { JsonFile } from '../json/jsonFile.ts';
import { PropertiesFile } from '../properties/propertiesFile.ts';
import { isContainer, readMembers, type TreeContainer, type TreeMember } from '../tree/node.ts';
import { YamlFile } from '../yaml/yamlFile.ts';

/** Where a file names a message or a group of messages; offsets count UTF-16 units, quotes are included. */
export interface KeyPlace {
  readonly path: KeyPath;
  readonly offset: number;
  readonly length: number;
}

/** What a person points at in a file: a key, or the message whose key or value it is. */
export interface KeyAt {
  /** Of the key; a format may have names of its own below it. */
  readonly path: KeyPath;
  /** Absent for a group. */
  readonly message: Message | undefined;
  readonly on: 'key' | 'value';
  readonly offset: number;
  readonly length: number;
}

/** Every key of a file but for those that only its format needs, in the order of the text. */
export function* keyPlaces(file: ResourceFile, id: FormatId): Generator<KeyPlace> {
  if (file instanceof PropertiesFile) {
    for (const { key, keyStart, keyEnd } of file.lines)
      yield { path: [key], offset: keyStart, length: keyEnd - keyStart };
  }
  if (file instanceof JsonFile || file instanceof YamlFile)
    yield* placesIn(file.text, file.root, [], id);
}

function* placesIn(
  text: string,
  container: TreeContainer,
  path: KeyPath,
  id: FormatId,
): Generator<KeyPlace> {
  for (const member of readMembers(container)) {
    const inner = [...path, member.name];
    const isOwn = typeof member.name === 'string' && !(id === 'arb' && member.name.startsWith('@'));
    if (isOwn) {
      const offset = nameStart(text, member);
      yield { path: inner, offset, length: member.nameEnd - offset };
    }
    if (isContainer(member.value) && !isFlat(id)) yield* placesIn(text, member.value, inner, id);
  }
}

/** Whether all keys of a format are beside each other. */
export function isFlat(id: FormatId): boolean {
  return id !== 'json' && id !== 'yaml';
}

/** Where a name starts: in YAML, an indicator, an anchor or a tag may be before it. */
export function nameStart(text: string, { offset, nameEnd }: TreeMember): number {
  const before = /^(?:\?[ \t]+)?(?:[&!]\S*[ \t]+)*/.exec(text.slice(offset, nameEnd))?.[0] ?? '';
  return offset + before.length;
}

/** The key of a message. */
export function keyOf(id: FormatId, { path }: Pick<Message, 'path'>): KeyPath {
  return id === 'chrome' ? path.slice(0, 1) : path;
}

/** The path that the message of a key has. */
export function messagePath(id: FormatId, key: KeyPath): KeyPath {
  return id === 'chrome' ? [...key, 'message'] : key;
}

/** What is at an offset of the text of a file. */
export function keyAt(file: ResourceFile, id: FormatId, offset: number): KeyAt | undefined {
  const isAt = (one: { readonly offset: number; readonly length: number }) =>
    one.offset <= offset && offset <= one.offset + one.length;
  const message = file.messages.find(isAt);
  if (message !== undefined) {
    const { offset, length } = message;
    return { path: keyOf(id, message), message, on: 'value', offset, length };
  }
  for (const place of keyPlaces(file, id)) {
    if (isAt(place)) return { ...place, message: file.get(messagePath(id, place.path)), on: 'key' };
  }
  return undefined;
}

/** Where a file has a key: what it names and, where it is a message, its text. */
export function placeOfKey(file: ResourceFile, id: FormatId, key: KeyPath): KeyPlace | undefined {
  const wanted = keyId(key);
  for (const place of keyPlaces(file, id)) {
    if (keyId(place.path) === wanted) return place;
  }
  return undefined;
}
