import * as vscode from 'vscode';
import { atOnce } from '../catalog/steps.ts';
import { applyWhenCurrent } from './applyWhenCurrent.ts';
import { putOnDisk } from './putOnDisk.ts';
import { encode, nameOf, readBytes, sameBytes } from './textFile.ts';
import { UserError } from './userError.ts';
import type { PreparedChange, WrittenFile } from './writeFiles.ts';

interface OpenChange {
  readonly change: PreparedChange;
  readonly document: vscode.TextDocument;
  readonly wasDirty: boolean;
}

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
  const open: OpenChange[] = [];
  for (const change of changes) {
    const document = change.file?.document ?? (await openDocument(change));
    open.push({ change, document, wasDirty: document.isDirty });
  }
  const makeEdit = () => editOf(open, review);
  const applied = review
    ? await vscode.workspace.applyEdit(makeEdit())
    : await applyWhenCurrent(makeEdit);
  if (!applied) {
    for (const { uri, file } of changes)
      if (file === undefined) await vscode.workspace.fs.delete(uri);
    throw new UserError(vscode.l10n.t('The changes were not accepted. No file was written.'));
  }
  const written: WrittenFile[] = [];
  for (const { change, document, wasDirty } of open) {
    if (!wasDirty) written.push(await saveExactly(change, document));
  }
  return written;
}

// Worked out from the text that the document has now; the mark at the start of a file is no part of that.
function editOf(changes: readonly OpenChange[], review: boolean): vscode.WorkspaceEdit {
  const edit = new vscode.WorkspaceEdit();
  const metadata = review ? reviewLabel() : undefined;
  for (const { change, document } of changes) {
    const mark = markOf(change.base);
    for (const { offset, length, text } of atOnce(change.change(mark + document.getText())).edits) {
      const start = document.positionAt(offset - mark.length);
      const end = document.positionAt(offset - mark.length + length);
      edit.replace(document.uri, new vscode.Range(start, end), text, metadata);
    }
  }
  return edit;
}

const markOf = (text: string) => (text.startsWith('\ufeff') ? '\ufeff' : '');

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

const reviewLabel = (): vscode.WorkspaceEditEntryMetadata => ({
  needsConfirmation: true,
  label: vscode.l10n.t('Translations'),
  description: vscode.l10n.t('Tick what is to be written'),
});

async function saveExactly(
  { uri, file, base }: PreparedChange,
  document: vscode.TextDocument,
): Promise<WrittenFile> {
  const after = await encode(uri, markOf(base) + document.getText(), file?.bytes);
  if (!(await document.save())) {
    throw new UserError(
      vscode.l10n.t('{0} could not be saved. It is open with its changes.', nameOf(uri)),
    );
  }
  if (!sameBytes(await readBytes(uri), after)) await putOnDisk(uri, after);
  return { uri, before: file?.bytes, after };
}
