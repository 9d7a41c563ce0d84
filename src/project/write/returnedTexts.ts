import { keyId, type KeyPath } from '../../resources/formats/format.ts';
import { textHash } from '../../resources/ledger/ledgerEntry.ts';
import { currentText, type TargetPlan } from '../../resources/plan.ts';
import type { TargetFile } from '../plan/targetFile.ts';
import type { Files } from '../ports/files.ts';
import { readResource } from '../plan/recentFiles.ts';

/**
 * The messages that had no text when a run planned them, or were not there, and have the machine's again by now, by `keyId`:
 * somebody has put back what was gone. What the ledger knows of them is not to be forgotten.
 */
export async function returnedTexts(
  files: Pick<Files, 'read'>,
  { plan, path, set, locale }: TargetFile,
): Promise<ReadonlySet<string>> {
  const gone = knownWithoutText(plan);
  if (gone.length === 0) return new Set();
  try {
    const text = await files.read(path);
    if (text === undefined) return new Set();
    const now = await readResource(text, set.format, locale);
    const isBack = (id: string) => {
      const mark = textHash(now.get(JSON.parse(id) as KeyPath, id)?.value ?? '');
      return plan.entries.get(id)?.some(({ written }) => written === mark);
    };
    return new Set(gone.filter(isBack));
  } catch {
    // Somebody is in the middle of an edit: nothing is known of its texts.
    return new Set(gone);
  }
}

function knownWithoutText({ items, orphans, entries }: TargetPlan): readonly string[] {
  const gone = new Set(entries.keys());
  for (const { path } of orphans) gone.delete(keyId(path));
  for (const item of items) {
    if ((currentText(item) ?? '') !== '') gone.delete(item.id);
  }
  return [...gone];
}
