import { applyEdits, type Edit } from '../../catalog/edit.ts';
import type { ResourceFormat } from '../../catalog/formats/format.ts';
import type { MessageFinding } from './fileToCheck.ts';
import { parsedFile } from '../../catalog/formats/parsedFile.ts';
import { placeOf } from './placeOf.ts';

/**
 * The edits that put a product name in its right form where a finding points at it. Only the name changes; where the
 * file's escapes stand in the way of that, its value is written again. None where the text is not the one that was
 * checked, and where the file cannot be written at that place.
 */
export function nameEdits(
  format: ResourceFormat,
  text: string,
  { message, finding, at }: MessageFinding,
): readonly Edit[] {
  const { path, value } = message;
  const file = parsedFile(format, text);
  if (at === undefined || file?.get(path)?.value !== value) return [];
  if (file.canTake?.(path) === false) return [];
  const wanted = value.slice(0, at.start) + finding.expected + value.slice(at.end);
  const narrow = [{ ...placeOf(text, message, at), text: finding.expected }];
  const result = parsedFile(format, applyEdits(text, narrow));
  return result?.get(path)?.value === wanted ? narrow : file.write([{ path, value: wanted }], file);
}
