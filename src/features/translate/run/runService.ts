import type { RunService } from '../../../project/ports/answerStore.ts';
import type { LinguisticAssets } from '../../../platform/account/linguisticAssets.ts';
import type { TextSource } from '../../../platform/account/textSource.ts';
import type { FolderJournal } from '../../../translation/folderJournal.ts';

/** What translates the texts of a run, with the journal of its answers. */
export async function runService(
  { translator, tagHandling, address }: TextSource,
  journal: FolderJournal,
  assets: LinguisticAssets,
): Promise<RunService> {
  return {
    translator: assets.guard(translator),
    tagHandling,
    journal: await journal.open(address),
  };
}
