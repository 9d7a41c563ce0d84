import { posix } from 'node:path';
import * as vscode from 'vscode';
import { inOneStep } from '../../resources/cooperative.ts';
import type { Edit } from '../../resources/edit.ts';
import { ResourceFileError } from '../../resources/formats/format.ts';
import { refuseUnsafeTarget } from '../../platform/files/safeTarget.ts';
import { writeFile } from '../../platform/files/writeFiles.ts';
import { parseCommandArgument } from '../../platform/ui/command.ts';
import { sentenceOf } from '../../platform/ui/errors/describeError.ts';
import { UserError } from '../../platform/ui/userError.ts';
import { unreadable } from '../../platform/workspace/projectProblem.ts';
import { collectionEdits } from '../../terms/collectionEdits.ts';
import {
  compareTerms,
  languagesOutOfSync,
  listsBeside,
  termListsOf,
  type TermList,
} from '../../terms/compareTerms.ts';
import type { Services } from '../../platform/services.ts';
import { termFileSuffix } from '../../terms/termFileFormat.ts';
import { format } from '../../texts/format.ts';
import type { OpenTermFile } from '../../platform/workspace/readTermFile.ts';
import { nameOf } from '../../platform/files/textFile.ts';
import {
  showInformationMessage,
  showWarningMessage,
  withLateCancel,
  withSpinner,
} from '../../platform/ui/messages.ts';
import { sentences } from '../../texts/sentences.ts';
import { uiText } from '../../texts/uiText.ts';
import type { CollectionSnapshots } from './collectionSnapshots.ts';
import { collectionOf, type Collection } from './collectionOf.ts';
import { withTermFileErrors } from './termFileErrors.ts';
import { openTermFile } from './openTermFile.ts';
import { previewPush, type Approve, pushChanges, listsAfter } from './previewPush.ts';
import type { PushArguments } from './pushArguments.ts';

/**
 * Makes the collection of a term file what the file says, after showing what that changes. Called with a choice, nothing
 * is shown.
 */
export async function pushTermFile(
  services: Services,
  snapshots: CollectionSnapshots,
  given: unknown,
): Promise<void> {
  const choice = await readGiven(given);
  const open = await openTermFile(choice === undefined ? given : vscode.Uri.parse(choice.file));
  if (open === undefined) return;
  const approve = choice === undefined ? previewPush : approveAll(choice);
  const pushed = await withTermFileErrors(() => push(services, snapshots, open, approve));
  if (pushed) services.collections.refresh();
}

/** Menus pass a file, and things of their own after it. */
async function readGiven(given: unknown): Promise<PushArguments | undefined> {
  if (given === undefined || given === null || given instanceof vscode.Uri) return undefined;
  const { pushArguments } = await import('./pushArguments.ts');
  return parseCommandArgument(pushArguments, given);
}

function approveAll({ languages }: PushArguments): Approve {
  return async ({ changes }) =>
    changes.filter(({ language }) => languages === undefined || languages.includes(language));
}

/** @returns whether anything was sent */
async function push(
  services: Services,
  snapshots: CollectionSnapshots,
  open: OpenTermFile,
  approve: Approve,
): Promise<boolean> {
  const id = open.file.collection;
  if (id === undefined) return createCollectionOf(services, snapshots, open, approve);
  const lists = termListsOf(open.file);
  const collection = await withLateCancel(vscode.l10n.t('Reading the collection…'), () =>
    collectionOf(services, snapshots, open, id),
  );
  const changes = compareTerms(lists, collection.lists).filter(({ kind }) => kind !== 'same');
  if (changes.length === 0) {
    const name = nameOf(open.uri);
    const text = vscode.l10n.t('{0} and its collection are the same. Nothing was sent.', name);
    void showInformationMessage(text);
    return false;
  }
  const beside = listsBeside(lists, collection.lists);
  const chosen = await approve({ title: titleOf(open, collection), changes, beside });
  if (chosen.length === 0) return false;
  const { spokenTerms } = await services.connection.service();
  await withSpinner(vscode.l10n.t('Pushing the terms…'), async () => {
    for await (const list of pushChanges(spokenTerms, id, lists, chosen)) {
      await snapshots.noteList(open.uri, id, list);
    }
  });
  const isPushed = ({ language }: TermList) => chosen.some((one) => one.language === language);
  const pushed = lists.filter(isPushed);
  notifyPushed(pushed, languagesOutOfSync(pushed, snapshots.of(open.uri, id) ?? []));
  return true;
}

function titleOf({ uri }: OpenTermFile, { name }: Collection): string {
  return name === undefined
    ? vscode.l10n.t('Push {0}', nameOf(uri))
    : vscode.l10n.t({
        message: 'Push {0} to “{1}”',
        args: [nameOf(uri), uiText(name)],
        comment: '{0} is the name of a file, {1} of a collection of spoken terms.',
      });
}

function notifyPushed(pushed: readonly TermList[], outOfSync: readonly string[]): void {
  if (outOfSync.length === 0) {
    const languages = format.list(pushed.map(({ language }) => format.language(language)));
    const text = vscode.l10n.t(
      'Pushed: {0}. Voice sessions that start from now on use these terms.',
      languages,
    );
    void showInformationMessage(text);
    return;
  }
  const text = vscode.l10n.t(
    'Pushed, but the service reports a different number of terms than the file: {0}.',
    format.list(outOfSync.map(format.language)),
  );
  void showWarningMessage(text);
}

/**
 * Makes a collection of a term file that has none yet, and writes its id into the file.
 *
 * @returns whether anything was sent
 */
async function createCollectionOf(
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
