import { currentText } from '../../catalog/plan.ts';
import type { TargetFile } from '../plan/targetFile.ts';
import { readResource } from '../recentFiles.ts';

/**
 * Those of these messages whose texts are in the file of a target as it is saved, and not only in an editor; by `keyId`.
 *
 * @param saved the text of that file; nothing where there is none
 */
export async function savedIds(
  { set, locale, plan, current }: Pick<TargetFile, 'set' | 'locale' | 'plan' | 'current'>,
  saved: string | undefined,
  ids: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  if (saved === current?.text) return ids;
  if (saved === undefined) return new Set();
  const file = await readResource(saved, set.format, locale).catch(() => undefined);
  const found = plan.items.filter(
    (item) => ids.has(item.id) && file?.get(item.path, item.id)?.value === currentText(item),
  );
  return new Set(found.map(({ id }) => id));
}
