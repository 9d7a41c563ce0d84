import type { Uri } from 'vscode';
import { format } from '../../texts/format.ts';
import { readTermFile } from '../../platform/workspace/readTermFile.ts';
import { languagesOutOfSync, termListsOf } from '../../terms/compareTerms.ts';
import type { CollectionSnapshots } from './collectionSnapshots.ts';

/** The languages whose terms are others than its collection had, for people; nothing where there are none. */
export async function differingLanguages(
  uri: Uri,
  snapshots: CollectionSnapshots,
): Promise<string | undefined> {
  const open = await readTermFile(uri).catch(() => undefined);
  const seen = snapshots.of(uri, open?.file.collection);
  if (open === undefined || seen === undefined) return undefined;
  const outOfSync = languagesOutOfSync(termListsOf(open.file), seen);
  return outOfSync.length === 0 ? undefined : format.list(outOfSync.map(format.language));
}
