import { bodyLimit, textLimit } from './translator.ts';

/** Bytes that a text takes in a JSON array of a request body, in UTF-8, its quotation marks and comma included. */
export function encodedSize(text: string): number {
  let size = 3;
  for (let at = 0; at < text.length; at++) size += unitSize(text, at);
  return size;
}

/** Of one code unit: a pair has its bytes with its first half, and half of one is escaped. */
function unitSize(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  if (unit < 0x80) return unit < 0x20 || unit === 0x22 || unit === 0x5c ? escapeSize(unit) : 1;
  if (unit < 0x800) return 2;
  if (unit < 0xd800 || unit > 0xdfff) return 3;
  const isFirst = unit < 0xdc00;
  const other = text.charCodeAt(isFirst ? at + 1 : at - 1);
  const isPaired = isFirst ? other >= 0xdc00 && other <= 0xdfff : other >= 0xd800 && other < 0xdc00;
  if (!isPaired) return 6;
  return isFirst ? 4 : 0;
}

/** `\n` or `\u001f`. */
const escapeSize = (unit: number): number => JSON.stringify(String.fromCharCode(unit)).length - 2;

/** A text and its {@link encodedSize}. */
export type SizedText = readonly [text: string, size: number];

/**
 * Puts texts into as few batches as the two limits allow, in their order. `overhead` is the size in bytes
 * of the body with all its options and no text.
 */
export function batchesOf(
  texts: Iterable<SizedText>,
  overhead: number,
): {
  readonly batches: readonly (readonly string[])[];
  readonly tooLong: readonly string[];
} {
  // The last text has no comma after it.
  const room = bodyLimit - overhead + 1;
  const batches: string[][] = [];
  const tooLong: string[] = [];
  let batch: string[] = [];
  let free = 0;
  for (const [text, size] of texts) {
    if (size > room) {
      tooLong.push(text);
      continue;
    }
    if (size > free || batch.length === textLimit) {
      batch = [];
      batches.push(batch);
      free = room;
    }
    batch.push(text);
    free -= size;
  }
  return { batches, tooLong };
}

/** Code points of the texts: what the service counts and bills. Markup that protects placeholders is free. */
export function billedCharacters({
  texts,
  tags = false,
}: {
  readonly texts: readonly string[];
  readonly tags?: boolean;
}): number {
  let count = 0;
  for (const text of texts) for (const _ of tags ? withoutMarkup(text) : text) count++;
  return count;
}

const withoutMarkup = (xml: string) =>
  xml.replaceAll(/<[^>]*>/g, '').replaceAll(/&(?:amp|lt|gt);/g, '&');
