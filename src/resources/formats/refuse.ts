import type { Cooperative } from '../cooperative.ts';
import { ResourceFileError } from './format.ts';

/** Longest text that is read, in UTF-16 units: 20 MB of ASCII. */
const sizeLimit = 20 * 1024 * 1024;

/** @throws {ResourceFileError} always, with the line and column of `offset` in `text` */
export function refuse(
  reason: ResourceFileError['reason'],
  message: string,
  text: string,
  offset: number,
): never {
  throw new ResourceFileError(reason, message, placeOf(text, offset));
}

/** @throws {ResourceFileError} `limit` when the text is longer than 20 MB */
export function refuseHugeText(text: string): void {
  if (text.length > sizeLimit) refuse('limit', 'the file is larger than 20 MB', text, 0);
}

/** CR LF, LF and a lone CR each end a line, as in the editor; a byte order mark takes no column. */
function placeOf(text: string, offset: number): { line: number; column: number } {
  let line = 1;
  let lineStart = text.startsWith('\uFEFF') ? 1 : 0;
  for (const lineBreak of text.slice(0, offset).matchAll(/\r\n|\n|\r/g)) {
    line += 1;
    lineStart = lineBreak.index + lineBreak[0].length;
  }
  return { line, column: Math.max(1, offset - lineStart + 1) };
}

/** What the steps come to; nothing where they come upon a file that cannot be read. */
export function* optional<T>(steps: Cooperative<T>): Cooperative<T | undefined> {
  try {
    return yield* steps;
  } catch (error) {
    if (error instanceof ResourceFileError) return undefined;
    throw error;
  }
}
