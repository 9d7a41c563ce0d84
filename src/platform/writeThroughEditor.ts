import * as vscode from 'vscode';
import { separable } from '../catalog/edit.ts';
import { atOnce } from '../catalog/steps.ts';
import { applyWhenCurrent } from './applyWhenCurrent.ts';
import { documentChange } from './documentChange.ts';
import { putOnDisk } from './putOnDisk.ts';
import { encode, nameOf, readBytes, sameBytes, withoutMark } from './textFile.ts';
import { UserError } from './userError.ts';
import {
  orRefused,
  type PreparedChange,
  type RefusedFile,
  type WriteOutcome,
  type WrittenFile,
} from './fileChange.ts';
import { showWarningMessage } from './ui/messages.ts';

interface OpenChange {
  readonly change: PreparedChange;
  readonly document: vscode.TextDocument;
  readonly wasDirty: boolean;
}

/**
 * Applies changes to documents as one `WorkspaceEdit`. A document that was saved before is saved after, and
 * the file then holds exactly the edits: what formatters do on saving is put right. One with unsaved edits
 * stays unsaved and is not among the written files. What the user does not accept in a review is not written.
 * Where the editor refuses the edit, all of them are refused.
 */
export async function writeThroughEditor(
  changes: readonly PreparedChange[],
  { review }: { readonly review: boolean },
): Promise<WriteOutcome> {
  const refused: RefusedFile[] = [];
  const open: OpenChange[] = [];
  for (const change of changes) {
    const document = await orRefused(change.uri, refused, () => openDocument(change));
    if (document !== undefined) open.push({ change, document, wasDirty: document.isDirty });
  }
  if (open.length === 0) return { written: [], refused };
  const failed = await apply(open, review);
  if (failed !== undefined)
    refused.push(...open.map(({ change: { uri } }) => ({ uri, ...failed })));
  const written: WrittenFile[] = [];
  for (const one of open) {
    written.push(...((await orRefused(one.change.uri, refused, () => settle(one))) ?? []));
  }
  return { written, refused };
}

/** @returns what kept the editor from taking the edit */
async function apply(
  open: readonly OpenChange[],
  review: boolean,
): Promise<{ readonly error: unknown } | undefined> {
  const makeEdit = () => editOf(open, review);
  try {
    if (review) await vscode.workspace.applyEdit(makeEdit());
    else if (!(await applyWhenCurrent(makeEdit))) {
      throw new UserError(
        vscode.l10n.t('The editor did not take the changes. No file was written.'),
      );
    }
    return undefined;
  } catch (error) {
    return { error };
  }
}

async function settle({ change, document, wasDirty }: OpenChange): Promise<readonly WrittenFile[]> {
  if (!isUntouched(change, document)) return wasDirty ? [] : saveExactly(change, document);
  await removeIfNew(change);
  return [];
}

const isUntouched = ({ base }: PreparedChange, document: vscode.TextDocument) =>
  document.getText() === withoutMark(base);

/** A file that was made for the review only. */
async function removeIfNew({ uri, file }: PreparedChange): Promise<void> {
  if (file === undefined) await vscode.workspace.fs.delete(uri);
}

// Worked out from the text that the document has now; the mark at the start of a file is no part of that.
function editOf(changes: readonly OpenChange[], review: boolean): vscode.WorkspaceEdit {
  const edit = new vscode.WorkspaceEdit();
  const metadata = review ? { ...reviewLabel(), needsConfirmation: false } : undefined;
  for (const { change, document } of changes) {
    const mark = markOf(change.base);
    const { base, edits } = atOnce(change.change(mark + document.getText()));
    for (const { offset, length, text } of review ? separable(base, edits) : edits) {
      const start = document.positionAt(offset - mark.length);
      const end = document.positionAt(offset - mark.length + length);
      edit.replace(document.uri, new vscode.Range(start, end), text, metadata);
    }
  }
  if (review) askFirst(edit);
  return edit;
}

/**
 * Has the edit shown before it is applied, with everything ticked: an entry that needs a confirmation stands unticked
 * in the review, so it is one that the editor leaves out, the deletion of a file that does not exist.
 */
function askFirst(edit: vscode.WorkspaceEdit): void {
  const [[uri] = []] = edit.entries();
  if (uri === undefined) return;
  const nothing = vscode.Uri.joinPath(uri, '..', `.${crypto.randomUUID()}`);
  const metadata = { ...reviewLabel(), needsConfirmation: true };
  edit.deleteFile(nothing, { ignoreIfNotExists: true }, metadata);
}

const markOf = (text: string) => (text.startsWith('\ufeff') ? '\ufeff' : '');

async function openDocument({ uri, file, base }: PreparedChange): Promise<vscode.TextDocument> {
  if (file === undefined) await putOnDisk(uri, await encode(uri, base, undefined));
  const document = file?.document ?? (await vscode.workspace.openTextDocument(uri));
  const text = withoutMark(base);
  const isCurrent = () => document.isDirty || document.getText() === text;
  // A file that was written a moment ago is loaded anew by the editor only a little later.
  if (!isCurrent()) await documentChange(3_000, isCurrent);
  if (isCurrent()) return document;
  throw new UserError(
    vscode.l10n.t(
      '{0} has mixed line ends and cannot be shown for review. It was not touched.',
      nameOf(uri),
    ),
  );
}

const reviewLabel = () => ({
  label: vscode.l10n.t('Translations'),
  description: vscode.l10n.t('Untick what is not to be written'),
});

async function saveExactly(
  { uri, file, base }: PreparedChange,
  document: vscode.TextDocument,
): Promise<readonly WrittenFile[]> {
  const after = await encode(uri, markOf(base) + document.getText(), file?.bytes);
  if (!(await document.save())) {
    // The editor has said why, and offers what can be done; the changes are in the document.
    void showWarningMessage(
      vscode.l10n.t('{0} could not be saved. It is open with its changes.', nameOf(uri)),
    );
    return [];
  }
  if (!sameBytes(await readBytes(uri), after)) await putOnDisk(uri, after);
  return [{ uri, before: file?.bytes, after }];
}
