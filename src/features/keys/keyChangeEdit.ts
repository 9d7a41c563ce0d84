import * as vscode from 'vscode';
import { showKeyPath, type KeyPath } from '../../catalog/keyPath.ts';
import { isLedgerPath } from '../../catalog/ledger/ledgerPath.ts';
import type { ChangedFolder } from '../../platform/review/catalogRequests.ts';
import { applyToFiles, editOfFiles } from '../../platform/files/textEdits.ts';
import { setStatusBarMessage } from '../../platform/ui/messages.ts';
import { uiText } from '../../platform/ui/text/uiText.ts';
import { UserError } from '../../platform/ui/userError.ts';
import { inWords } from '../../platform/workspace/projectProblem.ts';
import { requireTrustToWrite } from '../../platform/ui/requireTrust.ts';
import type { Member } from '../../platform/workspace/resourceIndex.ts';
import { WorkspaceFiles } from '../../platform/workspace/workspaceFiles.ts';
import { KeyChangeError, type KeyChange } from '../../project/keys/keyChange.ts';
import { planKeyChange } from '../../project/keys/planKeyChange.ts';
import { refusalText } from './refusalText.ts';

/** Milliseconds for which the status bar says what was done. */
const shown = 5_000;

/** A key of a file, wherever the cursor is. */
export interface NamedKey {
  readonly member: Member;
  readonly path: KeyPath;
}

/** A change of keys, ready to be made. */
export interface ReadyChange extends Pick<ChangedFolder, 'files'> {
  readonly edit: vscode.WorkspaceEdit;
}

/**
 * Works a change of keys out for all files of a set and the ledger.
 *
 * @throws {UserError} where it cannot be made; no file has changed then
 */
export async function keyChangeEdit(
  { folder, set }: Pick<Member, 'folder' | 'set'>,
  change: KeyChange,
): Promise<ReadyChange> {
  requireTrustToWrite();
  return inKeyWords(folder, async (workspaceFiles) => {
    const files = await planKeyChange(workspaceFiles, set, change);
    return { files, edit: await editIn([{ folder, files }]) };
  });
}

/** One edit of the editor for files of several folders. */
export async function editIn(folders: readonly ChangedFolder[]): Promise<vscode.WorkspaceEdit> {
  return editOfFiles(
    folders.flatMap(({ folder, files }) => {
      const workspaceFiles = new WorkspaceFiles(folder);
      return files.map((file) => ({ ...file, uri: workspaceFiles.uriOf(file.path) }));
    }),
  );
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

/**
 * What was saved is saved after it.
 *
 * @throws {UserError} where the editor does not take the edit
 */
export async function applyKeyEdit(edit: vscode.WorkspaceEdit): Promise<void> {
  if (await applyToFiles(edit, { isRefactoring: true })) return;
  throw new UserError(vscode.l10n.t('The editor did not accept the changes. No file was written.'));
}

/** Says what was done. */
export function tell(text: string): void {
  setStatusBarMessage(text, shown);
}

/** A key as it is shown. */
export const keyName = (key: KeyPath): string => uiText(showKeyPath(key));

/** How many resource files change. */
export const filesIn = (folders: readonly Pick<ChangedFolder, 'files'>[]): number =>
  folders.flatMap(({ files }) => files.filter(({ path }) => !isLedgerPath(path))).length;
