import { runSync, type Cooperative } from '../cooperative.ts';
import {
  type FormatId,
  type ResourceFormat,
  type KeyShape,
  ResourceFileError,
  type ResourceFile,
} from './format.ts';
import { addExtension } from './formatsByExtension.ts';
import { arb } from './json/arb.ts';
import { chrome } from './json/chrome.ts';
import { jsonFor } from './json/json.ts';
import { vscode } from './json/vscode.ts';
import { properties } from './properties/properties.ts';
import { chromeYaml } from './yaml/chromeYaml.ts';
import { yamlFor } from './yaml/yaml.ts';

/**
 * The format of files of a locale, which may be their root key. A `source` is read for its texts, which may be its keys.
 */
export type FormatFor = (locale: string, role?: 'source') => ResourceFormat;

const formats = new Map<FormatId, FormatFor>([
  ['json', (locale, role) => jsonFor(locale, role === 'source')],
  ['yaml', yamlFor],
  ['chrome', () => chrome],
  ['chromeYaml', () => chromeYaml],
  ['arb', () => arb],
  ['vscode', () => vscode],
  ['properties', () => properties],
]);

/** The format of a file by the name that discovery gives it; see {@link FormatFor}. */
export function formatFor(id: FormatId, ...of: Parameters<FormatFor>): ResourceFormat {
  const format = formats.get(id);
  if (format === undefined) throw new TypeError(`there is no format ${id}`);
  return format(...of);
}

/** What the keys of a format are like. */
export const shapeOf = (id: FormatId): KeyShape => formatFor(id, '').keys;

/**
 * Adds a format for files with an extension: all that Glossa does with resource files, it then does with these.
 *
 * @param extension with its dot, in small letters
 * @returns takes it away again
 */
export function addFormat(id: FormatId, extension: string, format: FormatFor): () => void {
  formats.set(id, format);
  const removeExtension = addExtension(extension, id);
  return () => {
    formats.delete(id);
    removeExtension();
  };
}

/** The file that a text is; nothing where it cannot be read safely. */
export function parsedFile(
  format: ResourceFormat,
  text: string,
  like?: ResourceFile,
): ResourceFile | undefined {
  return runSync(parsedFileInSteps(format, text, like));
}

/** The same in steps. */
export function* parsedFileInSteps(
  format: ResourceFormat,
  text: string,
  like?: ResourceFile,
): Cooperative<ResourceFile | undefined> {
  const file = yield* parsedOrRefusedInSteps(format, text, like);
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
  like?: ResourceFile,
): Cooperative<ResourceFile | ResourceFileError> {
  try {
    return yield* format.parse(text, like);
  } catch (error) {
    if (error instanceof ResourceFileError) return error;
    throw error;
  }
}
