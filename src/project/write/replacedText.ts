import type { KeyPath } from '../../catalog/keyPath.ts';
import { runYielding } from '../../translation/runYielding.ts';
import type { TargetFile } from '../plan/targetFile.ts';
import type { EditedText } from './editedText.ts';

/**
 * The edits that put a text in the place of another one in a target file; nothing where there is no file.
 *
 * @throws {ResourceFileError} `shape` where the file has no place for it
 */
export async function replacedText(
  { path, source, current }: Pick<TargetFile, 'path' | 'source' | 'current'>,
  key: KeyPath,
  value: string,
): Promise<EditedText | undefined> {
  if (current === undefined) return undefined;
  const edits = await runYielding(current.write([{ path: key, value }], source));
  return { path, text: current.text, edits };
}
