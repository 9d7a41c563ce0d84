import { type Message, type ResourceFile, type KeyPlace, keyId, type KeyPath } from './format.ts';

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

/** What is at an offset of the text of a file. */
export function keyAt(file: ResourceFile, offset: number): KeyAt | undefined {
  const { shape } = file.keys;
  const isAt = (one: { readonly offset: number; readonly length: number }) =>
    one.offset <= offset && offset <= one.offset + one.length;
  const message = file.messages.find(isAt);
  if (message !== undefined) {
    const { offset: start, length } = message;
    return { path: shape.keyOf(message.path), message, on: 'value', offset: start, length };
  }
  for (const place of file.keys.places()) {
    if (isAt(place))
      return { ...place, message: file.get(shape.messagePath(place.path)), on: 'key' };
  }
  return undefined;
}

/** Where a file has a key: what it names and, where it is a message, its text. */
export function placeOfKey({ keys }: ResourceFile, key: KeyPath): KeyPlace | undefined {
  const wanted = keyId(key);
  for (const place of keys.places()) if (keyId(place.path) === wanted) return place;
  return undefined;
}

/** The message whose value holds the cursor; else the only one whose value starts on the cursor's line. */
export function messageAt(
  file: ResourceFile,
  place: { readonly cursor: number; readonly lineStart: number; readonly lineEnd: number },
): Message | undefined {
  const { cursor, lineStart, lineEnd } = place;
  const within = file.messages.find(
    ({ offset, length }) => offset <= cursor && cursor <= offset + length,
  );
  if (within !== undefined) return within;
  const onLine = file.messages.filter(({ offset }) => lineStart <= offset && offset <= lineEnd);
  return onLine.length === 1 ? onLine[0] : undefined;
}
