import type * as vscode from 'vscode';
import { applyEdits, difference } from '../../../catalog/edit.ts';
import { changeFiles } from '../../../platform/files/changeFiles.ts';
import { FilesChangedError } from '../../../platform/files/refusedChange.ts';
import { requireTrustToWrite } from '../../../platform/ui/requireTrust.ts';
import { WorkspaceFiles } from '../../../platform/workspace/workspaceFiles.ts';
import type { EditedText } from '../../../project/write/editedText.ts';
import type { Step } from './catalogHistory.ts';
import { changedMeanwhile } from './changedMeanwhile.ts';

/**
 * Takes back edits of several files at once, in one step of the editor, which can be taken back in the same way. Nothing is
 * changed where one of the files is another one by now.
 */
export function withEdits(folder: vscode.WorkspaceFolder, files: readonly EditedText[]): Step {
  return async () => {
    requireTrustToWrite();
    const workspaceFiles = new WorkspaceFiles(folder);
    const back = files.map(({ path, text, edits }): EditedText => {
      const now = applyEdits(text, edits);
      return { path, text: now, edits: [difference(now, text)] };
    });
    await changeFiles(
      back.map((file) => ({ ...file, uri: workspaceFiles.uriOf(file.path) })),
    ).catch((error: unknown) => {
      throw error instanceof FilesChangedError ? changedMeanwhile() : error;
    });
    return withEdits(folder, back);
  };
}
