import { bodyLimit, textLimit } from './translator.ts';

const encoder = new TextEncoder();

/** Bytes that a text takes in a JSON array of a request body, its comma included. */
export function encodedSize(text: string): number {
  return encoder.encode(JSON.stringify(text)).length + 1;
}

/** A text and its {@link encodedSize}. */
export type SizedText = readonly [text: string, size: number];

/** The groups of texts that are sent together, and the texts that no body can hold. */
export interface Batches {
  readonly batches: readonly (readonly string[])[];
  readonly tooLong: readonly string[];
}

/**
 * Puts texts into as few batches as the two limits allow, in their order. `overhead` is the size in bytes
 * of the body with all its options and no text.
 */
export function batchesOf(texts: Iterable<SizedText>, overhead: number): Batches {
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
