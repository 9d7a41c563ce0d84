import { markOf } from '../../catalog/ledger/textMark.ts';
import type { TargetFile } from '../plan/targetFile.ts';
import type { Files } from '../ports/files.ts';
import { readResource } from '../recentFiles.ts';

/**
 * The messages that had no text when a run planned them, and have the machine's again by now, by `keyId`: somebody has put
 * back what was gone. What the ledger knows of them is not to be forgotten.
 */
export async function textsBroughtBack(
  files: Pick<Files, 'read'>,
  { plan, path, set, locale }: TargetFile,
): Promise<ReadonlySet<string>> {
  const gone = plan.items.filter(
    (item) => plan.entries.has(item.id) && ('current' in item ? !item.current?.value : true),
  );
  if (gone.length === 0) return new Set();
  try {
    const text = await files.read(path);
    if (text === undefined) return new Set();
    const now = await readResource(text, set.format, locale);
    const isBack = ({ id, path: key }: (typeof gone)[number]) => {
      const mark = markOf(now.get(key, id)?.value ?? '');
      return plan.entries.get(id)?.some(({ written }) => written === mark);
    };
    return new Set(gone.filter(isBack).map(({ id }) => id));
  } catch {
    // Somebody is in the middle of an edit: nothing is known of its texts.
    return new Set(gone.map(({ id }) => id));
  }
}
