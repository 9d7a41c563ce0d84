import type { KeyPath, ResourceFile } from '../../resources/formats/format.ts';
import { formatFor, parsedFile } from '../../resources/formats/formats.ts';
import type { ResourceSet } from '../../resources/layouts/resourceSet.ts';
import { isGenerated } from '../plan/generatedFile.ts';
import type { Files } from '../ports/files.ts';
import { KeyChangeError, type KeyFile } from './keyChange.ts';

/**
 * A file of a set as it is now; nothing where it is not there.
 *
 * @param key what is to be changed in it, for the refusal
 * @param source whose entries it has
 * @throws {KeyChangeError} where nothing may be changed in it
 */
export async function readKeyFile(
  files: Pick<Files, 'read'>,
  set: ResourceSet,
  { path, locale }: { readonly path: string; readonly locale: string },
  key: KeyPath,
  source?: ResourceFile,
): Promise<KeyFile | undefined> {
  const text = await files.read(path);
  if (text === undefined) return undefined;
  const format = formatFor(set.format, locale);
  const file = parsedFile(format, text, source);
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
  let source: KeyFile | undefined;
  for (const place of [set.source, ...set.targets]) {
    const one = await readKeyFile(files, set, place, key, source?.file);
    if (one === undefined) continue;
    found.push(one);
    if (place === set.source) source = one;
  }
  return found;
}
