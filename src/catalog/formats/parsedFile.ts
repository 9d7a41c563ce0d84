import { ResourceFileError, type ResourceFile, type ResourceFormat } from './format.ts';

/** The file that a text is; nothing where it cannot be read safely. */
export function parsedFile(format: ResourceFormat, text: string): ResourceFile | undefined {
  try {
    return format.parse(text);
  } catch (error) {
    if (error instanceof ResourceFileError) return undefined;
    throw error;
  }
}
