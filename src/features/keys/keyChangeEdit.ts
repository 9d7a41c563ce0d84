import * as vscode from 'vscode';
import { showKeyPath, type KeyPath } from '../../catalog/formats/format.ts';
import { isLedgerPath } from '../../catalog/ledger/ledger.ts';
import type { RecordKeys } from '../../platform/review/catalogRequests.ts';
import { changeFiles, editOfFiles } from '../../platform/files/changeFiles.ts';
import type { EditedFile } from '../../platform/files/editNow.ts';
import { setStatusBarMessage } from '../../platform/ui/messages.ts';
import { quantity } from '../../texts/format.ts';
import { uiText } from '../../texts/uiText.ts';
import { UserError } from '../../platform/ui/userError.ts';
import { inWords } from '../../platform/workspace/projectProblem.ts';
import type { Member } from '../../platform/workspace/resourceIndex.ts';
import { foundAgain } from '../../platform/workspace/resources.ts';
import { WorkspaceFiles } from '../../platform/workspace/workspaceFiles.ts';
import { backTogether } from '../../project/changes/changeTogether.ts';
import { KeyChangeError, type KeyChange } from '../../project/keys/keyChange.ts';
import { planKeyChange } from '../../project/keys/planKeyChange.ts';
import type { EditedText } from '../../project/write/editedText.ts';
import { refusalText } from './refusalText.ts';

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
 * Makes a change of keys in files of several folders and their ledgers, as one edit of the editor. What was saved is saved
 * after it.
 *
 * @param plan reads the files; called again where one of them has changed since
 * @throws {UserError} where it cannot be made; no file has changed then
 */
export async function changeKeys(
  plan: () => Promise<readonly ChangedFolder[]>,
): Promise<MadeChange> {
  const { files, unsaved } = await changeFiles(async () => filesOf(await plan()));
  const open = resourceFiles(unsaved);
  return { files, saved: resourceFiles(files.map(({ uri }) => uri)) - open, unsaved: open };
}

/** Makes a change of keys. */
export type MakeChange = typeof changeKeys;

/** The same for somebody who remembers how it is taken back. */
export function recordedBy(record: RecordKeys): MakeChange {
  return async (plan) => {
    let made: MadeChange = { files: [], saved: 0, unsaved: 0 };
    await record(async () => {
      made = await changeKeys(plan);
      return backTogether(changeFiles, made.files);
    });
    return made;
  };
}

/** The same as an edit that the editor applies at once. */
export async function keyChangeEdit(
  plan: () => Promise<readonly ChangedFolder[]>,
): Promise<vscode.WorkspaceEdit> {
  return editOfFiles(async () => filesOf(await plan()));
}

/** Works a change of keys out for all files that a set has by now, and the ledger. */
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

const resourceFiles = (uris: readonly vscode.Uri[]): number =>
  uris.filter(({ path }) => !isLedgerPath(path)).length;

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
export function tell(text: string, unsaved: number): void {
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
  folders.flatMap(({ files }) => files.filter(({ path }) => !isLedgerPath(path))).length;
