import type * as vscode from 'vscode';
import { applyEdits, difference } from '../../../catalog/edit.ts';
import { applyToFiles, editOfFiles } from '../../../platform/files/textEdits.ts';
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
    for (const { path, text } of back) {
      if ((await workspaceFiles.read(path)) !== text) throw changedMeanwhile();
    }
    const edit = await editOfFiles(
      back.map((file) => ({ ...file, uri: workspaceFiles.uriOf(file.path) })),
    );
    if (!(await applyToFiles(edit))) throw changedMeanwhile();
    return withEdits(folder, back);
  };
}
