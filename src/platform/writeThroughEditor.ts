import * as vscode from 'vscode';
import { putOnDisk } from './putOnDisk.ts';
import { encode, nameOf, readBytes, sameBytes } from './textFile.ts';
import { UserError } from './userError.ts';
import type { PreparedChange, WrittenFile } from './writeFiles.ts';

/**
 * Applies changes to documents as one `WorkspaceEdit`. A document that was saved before is saved after, and
 * the file then holds exactly the edits: what formatters do on saving is put right. One with unsaved edits
 * stays unsaved and is not among the written files.
 *
 * @throws {UserError} where the editor refuses, or the user discards the review; nothing was written then
 */
export async function writeThroughEditor(
  changes: readonly PreparedChange[],
  { review }: { readonly review: boolean },
): Promise<readonly WrittenFile[]> {
  if (changes.length === 0) return [];
  const edit = new vscode.WorkspaceEdit();
  const clean: { change: PreparedChange; document: vscode.TextDocument }[] = [];
  for (const change of changes) {
    const document = change.file?.document ?? (await openDocument(change));
    addEdits(edit, change, document, review);
    if (!document.isDirty) clean.push({ change, document });
  }
  const applied = await vscode.workspace.applyEdit(edit);
  if (!applied) {
    throw new UserError(vscode.l10n.t('The changes were not accepted. No file was written.'));
  }
  const written: WrittenFile[] = [];
  for (const { change, document } of clean) written.push(await saveExactly(change, document));
  return written;
}

async function openDocument({ uri, file, base }: PreparedChange): Promise<vscode.TextDocument> {
  if (file === undefined) await putOnDisk(uri, await encode(uri, base, undefined));
  const document = await vscode.workspace.openTextDocument(uri);
  if (document.getText() === base.replace(/^\ufeff/, '')) return document;
  throw new UserError(
    vscode.l10n.t(
      '{0} has mixed line ends and cannot be shown for review. It was not touched.',
      nameOf(uri),
    ),
  );
}

function addEdits(
  edit: vscode.WorkspaceEdit,
  { base, edits }: PreparedChange,
  document: vscode.TextDocument,
  review: boolean,
): void {
  const mark = base.startsWith('\ufeff') ? 1 : 0;
  const metadata = review ? reviewLabel() : undefined;
  for (const { offset, length, text } of edits) {
    const start = document.positionAt(offset - mark);
    const range = new vscode.Range(start, document.positionAt(offset - mark + length));
    edit.replace(document.uri, range, text, metadata);
  }
}

const reviewLabel = (): vscode.WorkspaceEditEntryMetadata => ({
  needsConfirmation: true,
  label: vscode.l10n.t('Translations'),
  description: vscode.l10n.t('Tick what is to be written'),
});

async function saveExactly(
  { uri, file, base }: PreparedChange,
  document: vscode.TextDocument,
): Promise<WrittenFile> {
  const mark = base.startsWith('\ufeff') ? '\ufeff' : '';
  const after = await encode(uri, mark + document.getText(), file?.bytes);
  if (!(await document.save())) {
    throw new UserError(
      vscode.l10n.t('{0} could not be saved. It is open with its changes.', nameOf(uri)),
    );
  }
  if (!sameBytes(await readBytes(uri), after)) await putOnDisk(uri, after);
  return { uri, before: file?.bytes, after };
}
