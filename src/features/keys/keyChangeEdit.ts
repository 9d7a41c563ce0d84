import * as vscode from 'vscode';
import { showKeyPath, type KeyPath } from '../../resources/formats/format.ts';
import type { ResourceSet } from '../../resources/layouts/resourceSet.ts';
import type { RecordKeys } from '../../platform/ui/requests.ts';
import { applyPlan, editOfFiles } from '../../platform/files/applyPlan.ts';
import type { EditedFile } from '../../platform/files/editNow.ts';
import { noteSaved } from '../../platform/files/savedAgain.ts';
import { loadedDocument } from '../../platform/files/textFile.ts';
import { setStatusBarMessage, confirm } from '../../platform/ui/messages.ts';
import { buttonTexts } from '../../texts/buttonTexts.ts';
import { quantity } from '../../texts/format.ts';
import { uiText, uiPath } from '../../texts/uiText.ts';
import { UserError } from '../../platform/ui/userError.ts';
import { inWords } from '../../platform/workspace/projectProblem.ts';
import type { Member } from '../../platform/workspace/resourceIndex.ts';
import { foundAgain } from '../../platform/workspace/resources.ts';
import { WorkspaceFiles } from '../../platform/workspace/workspaceFiles.ts';
import { backTogether } from '../../project/changes/changeTogether.ts';
import { KeyChangeError, type KeyChange } from '../../project/keys/keyChange.ts';
import {
  planKeyChange,
  planDeletedKeys,
  textsWithoutKeys,
} from '../../project/keys/planKeyChange.ts';
import type { EditedText } from '../../project/ports/editedText.ts';

/** Milliseconds for which the status bar says what was done. */
const shown = 5_000;

/** A key of a file, wherever the cursor is. */
export interface NamedKey {
  readonly member: Member;
  readonly path: KeyPath;
}

/** Files of a folder as they are, with the edits that change them. */
export interface ChangedFolder {
  readonly folder: vscode.WorkspaceFolder;
  readonly files: readonly EditedText[];
}

/** A change of keys as it was made. */
interface MadeChange {
  readonly files: readonly EditedFile[];
  /** How many resource files hold it, on the disk and in the editor alone. */
  readonly saved: number;
  readonly unsaved: number;
}

/**
 * Makes a change of keys in files of several folders, as one edit of the editor. What was saved is saved
 * after it.
 *
 * @param plan reads the files; called again where one of them has changed since
 * @throws {UserError} where it cannot be made; no file has changed then
 */
export async function changeKeys(
  plan: () => Promise<readonly ChangedFolder[]>,
): Promise<MadeChange> {
  const { files, unsaved } = await applyPlan(async () => filesOf(await plan()));
  const open = new Set(unsaved.map(String));
  noteSaved(files.filter(({ uri }) => !open.has(uri.toString())));
  return { files, saved: files.length - unsaved.length, unsaved: unsaved.length };
}

/** Makes a change of keys. */
export type MakeChange = typeof changeKeys;

/** The same for somebody who remembers how it is taken back. */
export function recordedBy(record: RecordKeys): MakeChange {
  return async (plan) => {
    let made: MadeChange = { files: [], saved: 0, unsaved: 0 };
    await record(async () => {
      made = await changeKeys(plan);
      return backTogether(applyPlan, made.files);
    });
    return made;
  };
}

/** The same as an edit that the editor applies at once. */
export async function keyChangeEdit(
  plan: () => Promise<readonly ChangedFolder[]>,
): Promise<vscode.WorkspaceEdit> {
  return editOfFiles(async () => {
    const files = filesOf(await plan());
    // The editor saves those that were.
    noteSaved(files.filter(({ uri }) => loadedDocument(uri)?.isDirty !== true));
    return files;
  });
}

/** Works a change of keys out for all files that a set has by now. */
export async function planned(
  { folder, set }: Pick<Member, 'folder' | 'set'>,
  change: KeyChange,
): Promise<readonly ChangedFolder[]> {
  const [now = set] = await foundAgain(folder, [set]);
  const files = await inKeyWords(folder, (workspace) => planKeyChange(workspace, now, change));
  return [{ folder, files }];
}

function filesOf(folders: readonly ChangedFolder[]): readonly EditedFile[] {
  return folders.flatMap(({ folder, files }) => {
    const workspaceFiles = new WorkspaceFiles(folder);
    return files.map((file) => ({ ...file, uri: workspaceFiles.uriOf(file.path) }));
  });
}

/** Does something with the files of a folder; what keeps keys from being changed there is said in words. */
export async function inKeyWords<T>(
  folder: vscode.WorkspaceFolder,
  work: (files: WorkspaceFiles) => Promise<T>,
): Promise<T> {
  const files = new WorkspaceFiles(folder);
  try {
    return await work(files);
  } catch (error) {
    if (error instanceof KeyChangeError) throw new UserError(refusalText(error));
    throw inWords(error, (path) => files.uriOf(path));
  }
}

/** Says what was done, and in how many files that is not saved. */
export function notify(text: string, unsaved: number): void {
  const files = quantity.files(unsaved);
  const rest = vscode.l10n.t({
    message: 'not saved: {0}',
    args: [files],
    comment: '{0} is a count of files with unsaved changes, such as "3 files".',
  });
  setStatusBarMessage(unsaved === 0 ? text : `${text} · ${rest}`, shown);
}

/** A key as it is shown. */
export const keyName = (key: KeyPath): string => uiText(showKeyPath(key));

/** How many resource files change. */
export const filesIn = (folders: readonly Pick<ChangedFolder, 'files'>[]): number =>
  folders.reduce((sum, { files }) => sum + files.length, 0);

/**
 * Asks once, and deletes keys with their texts in all locales, in one edit; nothing where nobody wants that.
 *
 * @throws {UserError} where one of them cannot be deleted; no file has changed then
 */
export async function deleteKeys(
  keys: readonly [NamedKey, ...NamedKey[]],
  make: MakeChange = changeKeys,
): Promise<boolean> {
  const count = filesIn(await plannedDeletion(keys, textsWithoutKeys));
  const { length } = keys;
  const isWanted = await confirm({
    message:
      length === 1
        ? vscode.l10n.t('Delete the key {0}?', keyName(keys[0].path))
        : vscode.l10n.t('Delete the keys of {0}?', quantity.messages(length)),
    detail: [
      length === 1
        ? vscode.l10n.t('Its texts are deleted in {0}.', quantity.files(count))
        : vscode.l10n.t('Their texts are deleted in {0}.', quantity.files(count)),
      vscode.l10n.t('“Undo” of the editor takes it back.'),
    ],
    yes: buttonTexts.delete(),
  });
  if (!isWanted) return false;
  const { saved, unsaved } = await make(() => plannedDeletion(keys, planDeletedKeys));
  const deleted = length === 1 ? keyName(keys[0].path) : quantity.messages(length);
  notify(
    vscode.l10n.t({
      message: 'Deleted {0} in {1}',
      args: [deleted, quantity.files(saved)],
      comment:
        '{0} is a key such as “nav.home” or a count such as "3 messages", {1} a count of files, such as "3 files".',
    }),
    unsaved,
  );
  return true;
}

async function plannedDeletion(
  keys: readonly NamedKey[],
  plan: typeof planDeletedKeys,
): Promise<readonly ChangedFolder[]> {
  const folders = new Map<vscode.WorkspaceFolder, Map<ResourceSet, NamedKey[]>>();
  for (const key of keys) {
    const { folder, set } = key.member;
    const sets = folders.get(folder) ?? new Map<ResourceSet, NamedKey[]>();
    const own = sets.get(set) ?? [];
    own.push(key);
    folders.set(folder, sets.set(set, own));
  }
  const found: ChangedFolder[] = [];
  for (const [folder, sets] of folders) {
    const now = await foundAgain(folder, [...sets.keys()]);
    const all = [...sets].map(([set, own], place) => ({
      set: now[place] ?? set,
      keys: own.map(({ path }) => path),
      ofTargets: own.flatMap(({ member, path }) => (member.isSource ? [] : [path])),
    }));
    const files = await inKeyWords(folder, (workspace) => plan(workspace, all));
    found.push({ folder, files });
  }
  return found;
}

/** Why a change of keys was not made. */
export function refusalText({ reason, path, key }: KeyChangeError): string {
  return texts[reason](uiText(showKeyPath(key)), uiPath(path));
}

const texts: Readonly<Record<KeyChangeError['reason'], (name: string, file: string) => string>> = {
  absent: (name, file) =>
    vscode.l10n.t({
      message: 'There is no key {0} beside {1}. Nothing was changed.',
      args: [name, file],
      comment: '{0} is a key such as “nav.home”, {1} the path of a file.',
    }),
  taken: (name, file) =>
    vscode.l10n.t({
      message: '{1} already has the key {0}. Choose another name. Nothing was changed.',
      args: [name, file],
      comment: '{0} is a key such as “nav.home”, {1} the path of a file.',
    }),
  unreadable: (_, file) =>
    vscode.l10n.t('{0} cannot be read safely. Correct it first. Nothing was changed.', file),
  generated: (_, file) =>
    vscode.l10n.t(
      '{0} was made from a PO file, so its keys are changed there. Nothing was changed.',
      file,
    ),
  dotted: (name, file) =>
    vscode.l10n.t({
      message:
        'A name with a dot, such as {0}, leads into a group in {1}. Run “Move Key…” to put a key into another group. Nothing was changed.',
      args: [name, file],
      comment: '{0} is a key such as “nav.home”, {1} the path of a file.',
    }),
  flat: (_, file) => vscode.l10n.t('The keys in {0} are not in groups. Nothing was changed.', file),
  inside: (name) =>
    vscode.l10n.t({
      message: 'The key {0} would be inside of itself. Nothing was changed.',
      args: [name],
      comment: '{0} is a key such as “nav.home”.',
    }),
  noName: () => vscode.l10n.t('A key needs a name. Nothing was changed.'),
  blocked: (name, file) =>
    vscode.l10n.t({
      message:
        '{1} cannot hold the key {0}: another key is in its way, or files of this kind have no such keys. Choose another name. Nothing was changed.',
      args: [name, file],
      comment: '{0} is a key such as “nav.home”, {1} the path of a file.',
    }),
  impossible: (name, file) =>
    vscode.l10n.t({
      message:
        '{0} cannot be changed in {1}: it stands there twice, is shared by an alias, or holds something other than text. Nothing was changed.',
      args: [name, file],
      comment: '{0} is a key such as “nav.home”, {1} the path of a file.',
    }),
};
