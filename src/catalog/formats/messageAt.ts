import type { Message, ResourceFile } from './format.ts';

/** A cursor and its line, as offsets in the text of the file. */
export interface CursorPlace {
  readonly cursor: number;
  readonly lineStart: number;
  readonly lineEnd: number;
}

/** The message whose value holds the cursor; else the only one whose value starts on the cursor's line. */
export function messageAt(file: ResourceFile, place: CursorPlace): Message | undefined {
  const { cursor, lineStart, lineEnd } = place;
  const within = file.messages.find(
    ({ offset, length }) => offset <= cursor && cursor <= offset + length,
  );
  if (within !== undefined) return within;
  const onLine = file.messages.filter(({ offset }) => lineStart <= offset && offset <= lineEnd);
  return onLine.length === 1 ? onLine[0] : undefined;
}
