import { runSync } from '../../cooperative.ts';
import { ResourceFileError, type FormatId, type ResourceFile } from '../../formats/format.ts';
import { formatFor } from '../../formats/formats.ts';

/** The texts of a resource file; none where it cannot be read. */
export function textsIn(text: string, format: FormatId): readonly string[] {
  return readResource(text, format)?.messages.map(({ value }) => value) ?? [];
}

/** A resource file, if it can be read. */
export function readResource(
  text: string,
  format: FormatId,
  locale = 'en',
): ResourceFile | undefined {
  try {
    return runSync(formatFor(format, locale).parse(text));
  } catch (error) {
    if (error instanceof ResourceFileError) return undefined;
    throw error;
  }
}
