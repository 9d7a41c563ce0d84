import type { KeyPath } from '../../resources/formats/format.ts';
import { formatFor, parsedFile } from '../../resources/formats/formats.ts';
import type { ResourceSet } from '../../resources/layouts/resourceSet.ts';
import { isGenerated } from '../plan/generatedFile.ts';
import type { Files } from '../ports/files.ts';
import { KeyChangeError, type KeyFile } from './keyChange.ts';

/**
 * A file of a set as it is now; nothing where it is not there.
 *
 * @param key what is to be changed in it, for the refusal
 * @throws {KeyChangeError} where nothing may be changed in it
 */
export async function readKeyFile(
  files: Pick<Files, 'read'>,
  set: ResourceSet,
  { path, locale }: { readonly path: string; readonly locale: string },
  key: KeyPath,
): Promise<KeyFile | undefined> {
  const text = await files.read(path);
  if (text === undefined) return undefined;
  const format = formatFor(set.format, locale);
  const file = parsedFile(format, text);
  if (file === undefined) throw new KeyChangeError('unreadable', path, key);
  if (isGenerated(file)) throw new KeyChangeError('generated', path, key);
  return { path, format, file };
}

/** All files of a set that are there by now, the source first; see {@link readKeyFile}. */
export async function readKeyFiles(
  files: Pick<Files, 'read'>,
  set: ResourceSet,
  key: KeyPath,
): Promise<readonly KeyFile[]> {
  const found: KeyFile[] = [];
  for (const place of [set.source, ...set.targets]) {
    const one = await readKeyFile(files, set, place, key);
    if (one !== undefined) found.push(one);
  }
  return found;
}
