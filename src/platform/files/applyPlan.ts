import * as vscode from 'vscode';
import { changeTogether, type Plan } from '../../project/changes/changeTogether.ts';
import type { Edit } from '../../resources/edit.ts';
import { isLatin1ByDefault } from '../../resources/formats/formatsByExtension.ts';
import type { Documents } from '../../project/changes/documents.ts';
import { EditorDocuments, EditsOfDocuments, TypedDocuments } from './editorDocuments.ts';
import type { EditedFile } from './editNow.ts';
import { inOurWords } from './refusedChange.ts';
import { readTextFile } from './textFile.ts';

/**
 * Changes several files through their documents, as a whole and in one step of the editor's undo, or none of them. What was
 * saved before it is saved after it.
 *
 * @param plan called again where a file has changed since
 * @throws {StaleError} where a file is another one than those of a plan that is made already, or changes again and again
 * @throws {UserError} where the editor cannot change them. No file has changed then
 */
export async function applyPlan(plan: Plan<EditedFile>): Promise<{
  /** As they were, with the edits that have changed them. */
  readonly files: readonly EditedFile[];
  /** Those whose edits are only in the editor: they had unsaved edits before, or could not be saved. */
  readonly unsaved: readonly vscode.Uri[];
}> {
  return changeWith(new EditorDocuments(), plan);
}

/** The same, but nothing is saved, as if a person had typed it. */
export async function typeInto(plan: Plan<EditedFile>): Promise<void> {
  await changeWith(new TypedDocuments(), plan);
}

/**
 * The same as an edit that somebody else applies, who has to do so at once: the editor does not look whether files that it
 * does not show have changed since.
 */
export async function editOfFiles(plan: Plan<EditedFile>): Promise<vscode.WorkspaceEdit> {
  const documents = new EditsOfDocuments();
  await changeWith(documents, plan);
  return documents.edit;
}

async function changeWith(documents: Documents, plan: Plan<EditedFile>) {
  const named = (files: readonly EditedFile[]) =>
    Promise.all(
      files.map(async ({ uri, ...file }) => ({
        ...file,
        edits: await heldEdits(uri, file.edits),
        path: uri.toString(),
      })),
    );
  try {
    const { files, unsaved } = await changeTogether(
      documents,
      typeof plan === 'function' ? async () => named(await plan()) : await named(plan),
    );
    return {
      files: files.map(({ path, ...file }) => ({ ...file, uri: vscode.Uri.parse(path) })),
      unsaved: unsaved.map((path) => vscode.Uri.parse(path)),
    };
  } catch (error) {
    throw inOurWords(error);
  }
}

/** Edits that put nothing into a file that its encoding cannot hold, where escapes can say it. */
async function heldEdits(uri: vscode.Uri, edits: readonly Edit[]): Promise<readonly Edit[]> {
  const isHeld = edits.every(({ text }) => /^[\0-\u007f]*$/.test(text));
  if (isHeld || !isLatin1ByDefault(uri.path)) return edits;
  const file = await readTextFile(uri);
  if (file === undefined) return edits;
  const { heldByDocument } = await import('./otherEncodings.ts');
  return (await heldByDocument(file, readTextFile))(edits);
}
