import type * as vscode from 'vscode';
import { applyEdits, type Edit } from '../catalog/edit.ts';
import { atOnce, type Steps } from '../catalog/steps.ts';
import { inBreaths } from '../translation/breathe.ts';
import { putOnDisk } from './putOnDisk.ts';
import { refuseUnsafeTarget } from './safeTarget.ts';
import { encode, isShown, readTextFile, withoutMark, type TextFile } from './textFile.ts';
import { writeThroughEditor } from './writeThroughEditor.ts';

/** What a file becomes, worked out from the text that it has at the moment of writing. */
export interface FileChange {
  readonly uri: vscode.Uri;
  /** `base` is the present text, or that of the file to create. */
  readonly change: (text: string | undefined) => Steps<BaseAndEdits>;
}

export interface BaseAndEdits {
  readonly base: string;
  readonly edits: readonly Edit[];
}

/** A change of a file whose present text is known. */
export interface PreparedChange extends BaseAndEdits {
  readonly uri: vscode.Uri;
  /** Absent where the file is to be created. */
  readonly file: TextFile | undefined;
  /** Works the change out again, for a document that changed since. */
  readonly change: FileChange['change'];
}

/** A file before and after; `before` is absent where the file was created. */
export interface WrittenFile {
  readonly uri: vscode.Uri;
  readonly before: Uint8Array | undefined;
  readonly after: Uint8Array;
}

/**
 * Writes the changes. Files that the editor shows, or has unsaved edits of, are changed through their documents, all in
 * one undo step, and saved where they were saved before; all others are replaced on the disk, each old or new at every
 * moment. With `review` all of them go through the editor, which asks before it changes anything. A file that
 * needs no edit is not touched.
 *
 * @throws {UserError} before anything is written where one of the files must not be written
 */
export async function writeFiles(
  changes: readonly FileChange[],
  options: { readonly review: boolean },
): Promise<readonly WrittenFile[]> {
  const prepared: PreparedChange[] = [];
  for (const { uri, change } of changes) {
    await refuseUnsafeTarget(uri);
    const file = await readTextFile(uri);
    const { base, edits } = await inBreaths(change(file?.text));
    if (edits.length > 0) prepared.push({ uri, file, change, base, edits });
  }
  const inEditor = prepared.filter((one) => options.review || openAsItIs(one.file));
  const onDisk = prepared.filter((one) => !inEditor.includes(one));
  const written = [...(await writeThroughEditor(inEditor, options))];
  for (const one of onDisk) written.push(await replaceOnDisk(one));
  return written;
}

/**
 * A document with mixed line ends has lost them when it was loaded; such a file is written on the disk. So is one whose
 * document is only remembered: it may be that of an older file.
 */
function openAsItIs(file: TextFile | undefined): boolean {
  if (file?.document === undefined) return false;
  if (file.bytes === undefined) return true;
  return isShown(file.uri) && withoutMark(file.text) === file.document.getText();
}

async function replaceOnDisk(prepared: PreparedChange): Promise<WrittenFile> {
  const { uri, file, change, base, edits } = prepared;
  const after = await encode(uri, applyEdits(base, edits), file?.bytes);
  const now = await readTextFile(uri);
  if (now?.text !== file?.text) {
    // Somebody wrote the file since it was read: what they wrote counts.
    const again = atOnce(change(now?.text));
    return replaceOnDisk({ uri, file: now, change, ...again });
  }
  await putOnDisk(uri, after);
  return { uri, before: file?.bytes, after };
}
