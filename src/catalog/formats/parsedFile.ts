import { runSync, type Cooperative } from '../cooperative.ts';
import { ResourceFileError, type ResourceFile, type ResourceFormat } from './format.ts';

/** The file that a text is; nothing where it cannot be read safely. */
export function parsedFile(format: ResourceFormat, text: string): ResourceFile | undefined {
  return runSync(parsedFileInSteps(format, text));
}

/** The same in steps. */
export function* parsedFileInSteps(
  format: ResourceFormat,
  text: string,
): Cooperative<ResourceFile | undefined> {
  const file = yield* parsedOrRefusedInSteps(format, text);
  return file instanceof ResourceFileError ? undefined : file;
}

/** The file that a text is, or why it cannot be read safely. */
export function parsedOrRefused(
  format: ResourceFormat,
  text: string,
): ResourceFile | ResourceFileError {
  return runSync(parsedOrRefusedInSteps(format, text));
}

function* parsedOrRefusedInSteps(
  format: ResourceFormat,
  text: string,
): Cooperative<ResourceFile | ResourceFileError> {
  try {
    return yield* format.parse(text);
  } catch (error) {
    if (error instanceof ResourceFileError) return error;
    throw error;
  }
}
