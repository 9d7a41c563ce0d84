import { ResourceFileError, type ResourceFile } from '../../catalog/formats/format.ts';
import { formatFor } from '../../catalog/formats/formats.ts';
import { parsedOrRefused } from '../../catalog/formats/parsedFile.ts';
import type { ResourceSet } from '../../catalog/layouts/resourceSet.ts';
import { guessDoubt, languageDoubt } from '../plan/sourceDoubt.ts';
import type { TargetFile } from '../plan/targetFile.ts';

/** What a target is compared with: nothing where its source is in doubt. */
export interface ComparedSource {
  readonly source: ResourceFile | ResourceFileError | undefined;
}

/**
 * The source that a target is checked beside.
 *
 * @param target how the target stands, where that is known: then its source was read already
 * @returns `undefined` where there is no source file
 */
export async function comparedSource(
  set: ResourceSet,
  target: TargetFile | undefined,
  read: (path: string) => Promise<string | undefined>,
): Promise<ComparedSource | undefined> {
  if (guessDoubt(set) !== undefined) return { source: undefined };
  const source = target?.source ?? (await readSource(set, read));
  if (source === undefined || source instanceof ResourceFileError) return source && { source };
  // Beside texts of another language every translation would look wrong.
  return { source: languageDoubt(set, source) === undefined ? source : undefined };
}

async function readSource(
  { format, source: { path, locale } }: ResourceSet,
  read: (path: string) => Promise<string | undefined>,
): Promise<ResourceFile | ResourceFileError | undefined> {
  const text = await read(path);
  return text === undefined
    ? undefined
    : parsedOrRefused(formatFor(format, locale, 'source'), text);
}
