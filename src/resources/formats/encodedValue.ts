import type { Message, ResourceFile } from './format.ts';

/** The value of a message as it is written in its file. */
export function encodedValue(
  { text }: Pick<ResourceFile, 'text'>,
  { offset, length }: Pick<Message, 'offset' | 'length'>,
): string {
  return text.slice(offset, offset + length);
}
