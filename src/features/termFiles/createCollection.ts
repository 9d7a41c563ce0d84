import * as vscode from 'vscode';
import { inOneStep } from '../../catalog/cooperative.ts';
import { posix } from 'node:path';
import type { Edit } from '../../catalog/edit.ts';
import { ResourceFileError } from '../../catalog/formats/format.ts';
import { collectionEdits } from '../../terms/collectionEdits.ts';
import { compareTerms, termListsOf } from '../../terms/compareTerms.ts';
import { termFileSuffix } from '../../terms/termFile.ts';
import type { Services } from '../../platform/services.ts';
import { sentenceOf } from '../../platform/ui/errors/describeError.ts';
import { unreadable } from '../../platform/workspace/projectProblem.ts';
import { refuseUnsafeTarget } from '../../platform/files/safeTarget.ts';
import type { OpenTermFile } from '../../platform/workspace/readTermFile.ts';
import { nameOf } from '../../platform/files/textFile.ts';
import { showInformationMessage, withSpinner } from '../../platform/ui/messages.ts';
import { uiText } from '../../texts/uiText.ts';
import { UserError } from '../../platform/ui/userError.ts';
import { writeFile } from '../../platform/files/writeFiles.ts';
import type { CollectionSnapshots } from './collectionSnapshots.ts';
import type { Approve } from './previewPush.ts';
import { listsAfter } from './pushChanges.ts';
import { sentences } from '../../texts/sentences.ts';

/**
 * Makes a collection of a term file that has none yet, and writes its id into the file.
 *
 * @returns whether anything was sent
 */
export async function createCollectionOf(
  { connection }: Services,
  snapshots: CollectionSnapshots,
  open: OpenTermFile,
  approve: Approve,
): Promise<boolean> {
  const { uri, file } = open;
  const lists = termListsOf(file).filter(({ terms }) => terms.length > 0);
  if (lists.length === 0) {
    throw new UserError(vscode.l10n.t('{0} has no terms yet. Nothing was sent.', nameOf(uri)));
  }
  // What would keep the id from being written must show before there is an id.
  await refuseUnsafeTarget(uri);
  idEdits(uri, open.text, '');
  const name = file.name ?? posix.basename(uri.path, termFileSuffix);
  const title = vscode.l10n.t('Create the Collection “{0}”', uiText(name));
  const chosen = await approve({ title, changes: compareTerms(lists, []), beside: [] });
  if (chosen.length === 0) return false;
  const sent = lists.filter((list) => chosen.some(({ language }) => language === list.language));
  const { spokenTerms } = await connection.service();
  const created = await withSpinner(sentences.creatingCollection(), () =>
    spokenTerms.create({ name, lists: sent }),
  );
  await snapshots.note(uri, created.id, listsAfter(created, sent));
  await writeId(open, created.id);
  const text = vscode.l10n.t({
    message: 'Created “{0}” and wrote its ID into {1}.',
    args: [uiText(name), nameOf(uri)],
    comment: '{0} is the name of a collection of spoken terms, {1} of a file.',
  });
  void showInformationMessage(text);
  return true;
}

/** Writes the id into the file as it is by now. Where that fails, the id is shown: it would be lost otherwise. */
async function writeId({ uri, text: last }: OpenTermFile, id: string): Promise<void> {
  try {
    const change = (text = last) =>
      inOneStep(() => ({ base: text, edits: idEdits(uri, text, id) }));
    await writeFile({ uri, change });
  } catch (error) {
    const [file, reason] = [nameOf(uri), sentenceOf(error)];
    throw new UserError(
      vscode.l10n.t({
        message: 'The collection {0} was created, but {1} does not name it yet. {2}',
        args: [uiText(id), file, reason],
        comment: '{0} is an ID, {1} the name of a file, {2} a sentence that says why.',
      }),
      undefined,
      { cause: error },
    );
  }
}

function idEdits(uri: vscode.Uri, text: string, id: string): readonly Edit[] {
  try {
    return collectionEdits(text, id);
  } catch (error) {
    throw error instanceof ResourceFileError ? unreadable(uri, error) : error;
  }
}
