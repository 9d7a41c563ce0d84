import type { Message } from '../../catalog/formats/format.ts';
import type { TextRange } from '../../message/textRange.ts';

/**
 * Where a stretch of a message's value is in the text of its file. Escapes are not read: the stretch is looked up as it
 * is, and where the file has it another number of times than the value, the answer is the whole value.
 *
 * @returns offset and length in UTF-16 units; the whole value comes with its quotes
 */
export function placeOf(
  text: string,
  { value, offset, length }: Message,
  at: TextRange | undefined,
): { readonly offset: number; readonly length: number } {
  const whole = { offset, length };
  if (at === undefined) return whole;
  const wanted = value.slice(at.start, at.end);
  const inValue = placesOf(value, wanted);
  const inFile = placesOf(text.slice(offset, offset + length), wanted);
  const place = inFile[inValue.indexOf(at.start)];
  if (place === undefined || inValue.length !== inFile.length) return whole;
  return { offset: offset + place, length: wanted.length };
}

/** Every start of a text in another, overlapping ones too. */
function placesOf(text: string, wanted: string): readonly number[] {
  const places: number[] = [];
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) places.push(at);
  return places;
}
