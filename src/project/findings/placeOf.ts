import type { Message } from '../../catalog/formats/format.ts';
import { writtenStarts } from '../../catalog/formats/writtenStarts.ts';
import type { TextRange } from '../../message/textRange.ts';

interface FilePlace {
  readonly offset: number;
  readonly length: number;
}

/**
 * Where a stretch of a message's value is in the text of its file, escapes or not; the whole value where that cannot be
 * told.
 *
 * @returns offset and length in UTF-16 units; the whole value comes with its quotes
 */
export function placeOf(text: string, message: Message, at: TextRange | undefined): FilePlace {
  const { offset, length } = message;
  return (at && exactPlaceOf(text, message, at)) ?? { offset, length };
}

/** The same; nothing where it cannot be told. */
export function exactPlaceOf(
  text: string,
  { value, offset, length }: Message,
  at: TextRange,
): FilePlace | undefined {
  const written = text.slice(offset, offset + length);
  const starts = writtenStarts(written, value);
  const [start, end] = [starts?.[at.start], starts?.[at.end]];
  if (start !== undefined && end !== undefined) {
    return { offset: offset + start, length: end - start };
  }
  const wanted = value.slice(at.start, at.end);
  if (wanted === '') return undefined;
  const [inValue, inFile] = [placesIn(value, wanted), placesIn(written, wanted)];
  const place = inFile[inValue.indexOf(at.start)];
  if (place === undefined || inValue.length !== inFile.length) return undefined;
  return { offset: offset + place, length: wanted.length };
}

/** Every start of a text that is not empty in another, overlapping ones too. */
function placesIn(text: string, wanted: string): readonly number[] {
  const places: number[] = [];
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) places.push(at);
  return places;
}
