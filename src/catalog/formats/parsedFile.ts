import { ResourceFileError, type ResourceFile, type ResourceFormat } from './format.ts';

/** The file that a text is; nothing where it cannot be read safely. */
export function parsedFile(format: ResourceFormat, text: string): ResourceFile | undefined {
  const file = parsedOrRefused(format, text);
  return file instanceof ResourceFileError ? undefined : file;
}

/** The file that a text is, or why it cannot be read safely. */
export function parsedOrRefused(
  format: ResourceFormat,
  text: string,
): ResourceFile | ResourceFileError {
  try {
    return format.parse(text);
  } catch (error) {
    if (error instanceof ResourceFileError) return error;
    throw error;
  }
}
