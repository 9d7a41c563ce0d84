import * as vscode from 'vscode';
import { applyEdits, separable, type Edit } from '../../catalog/edit.ts';
import { runSync } from '../../catalog/cooperative.ts';
import { applyWhenCurrent } from './applyWhenCurrent.ts';
import { documentChange } from './documentChange.ts';
import { putOnDisk } from './putOnDisk.ts';
import { removeNewFile } from './removeNewFile.ts';
import { saveExactly } from './saveExactly.ts';
import { encode, loadedDocument, nameOf, readBytes, sameBytes, withoutMark } from './textFile.ts';
import { TypingWatch } from './typingWatch.ts';
import { UserError } from '../ui/userError.ts';
import {
  orRefused,
  type PreparedChange,
  type RefusedFile,
  type WriteOutcome,
  type WrittenFile,
} from './fileChange.ts';

interface OpenChange {
  readonly change: PreparedChange;
  readonly document: vscode.TextDocument;
}

/** A change worked out from the text that its document has at one moment. */
interface DueEdit extends OpenChange {
  readonly edits: readonly Edit[];
  /** The file as the document has it, with the byte order mark. */
  readonly base: string;
  readonly wasDirty: boolean;
}

/**
 * Applies changes to documents as one `WorkspaceEdit`. A document that was saved before is saved after, and
 * the file then holds exactly the edits, as {@link saveExactly} says. One with unsaved edits
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
    if (document !== undefined) open.push({ change, document });
  }
  if (open.length === 0) return { written: [], refused };
  const { due, failed } = await apply(open, review);
  if (failed !== undefined) {
    for (const { change } of open) {
      refused.push({ uri: change.uri, error: failed.error });
      await removeIfNew(change).catch(() => undefined);
    }
    return { written: [], refused };
  }
  const watched = due.map((one) => ({ ...one, watch: new TypingWatch(one.document) }));
  const written: WrittenFile[] = [];
  for (const one of watched) {
    const file = await orRefused(one.change.uri, refused, () => settle(one, review));
    if (file !== undefined) written.push(file);
    one.watch.dispose();
  }
  return { written, refused };
}

/** @returns what was asked of the editor at last, and what kept it from taking that */
async function apply(
  open: readonly OpenChange[],
  review: boolean,
): Promise<{ readonly due: readonly DueEdit[]; readonly failed?: { readonly error: unknown } }> {
  let due: readonly DueEdit[] = [];
  const makeEdit = () => {
    due = open.map(dueEdit);
    return editOf(due, review);
  };
  try {
    if (review) await vscode.workspace.applyEdit(makeEdit());
    else if (!(await applyWhenCurrent(makeEdit))) {
      throw new UserError(
        vscode.l10n.t('The editor did not accept the changes. No file was written.'),
      );
    }
    return { due };
  } catch (error) {
    return { due, failed: { error } };
  }
}

/** Worked out from the text that the document has now; the mark at the start of a file is no part of that. */
function dueEdit({ change, document }: OpenChange): DueEdit {
  const text = markOf(change.base) + document.getText();
  return { change, document, wasDirty: document.isDirty, ...runSync(change.change(text)) };
}

async function settle(
  { change, document, wasDirty, base, edits, watch }: DueEdit & { readonly watch: TypingWatch },
  review: boolean,
): Promise<WrittenFile | undefined> {
  if (edits.length === 0 || document.getText() === withoutMark(change.base)) {
    await removeIfNew(change);
    return undefined;
  }
  if (wasDirty) return undefined;
  const before = change.file?.bytes;
  // In a review a person chooses among the edits.
  const chosen = review
    ? markOf(base) + document.getText()
    : asIn(document, applyEdits(base, edits));
  const written = await saveExactly({ document, before, text: chosen, watch });
  // Else the bytes from before are not those that the edits were made of.
  return base === change.base ? written : undefined;
}

/** As the editor has it, in which all line ends are the same. */
function asIn(document: vscode.TextDocument, text: string): string {
  return text.replace(/\r\n|\r|\n/g, document.eol === vscode.EndOfLine.CRLF ? '\r\n' : '\n');
}

/** A file that was made for the review only, unless somebody has changed it since. */
async function removeIfNew({ uri, file, base }: PreparedChange): Promise<void> {
  if (file !== undefined || loadedDocument(uri)?.isDirty === true) return;
  const made = await encode(uri, base, undefined);
  if (sameBytes(await readBytes(uri), made)) await removeNewFile(uri);
}

function editOf(due: readonly DueEdit[], review: boolean): vscode.WorkspaceEdit {
  const edit = new vscode.WorkspaceEdit();
  const metadata = review ? { ...reviewLabel(), needsConfirmation: false } : undefined;
  for (const { document, base, edits } of due) {
    const skipped = markOf(base).length;
    for (const { offset, length, text } of review ? separable(base, edits) : edits) {
      const start = document.positionAt(offset - skipped);
      const end = document.positionAt(offset - skipped + length);
      edit.replace(document.uri, new vscode.Range(start, end), text, metadata);
    }
  }
  if (review) askFirst(edit);
  return edit;
}

/**
 * Has the edit shown before it is applied, with everything ticked: an entry that needs a confirmation is unticked in
 * the review, so there is one that the editor leaves out: the deletion of a file that does not exist.
 */
function askFirst(edit: vscode.WorkspaceEdit): void {
  const [[uri] = []] = edit.entries();
  if (uri === undefined) return;
  const nothing = vscode.Uri.joinPath(uri, '..', `.${crypto.randomUUID()}`);
  const metadata = { ...reviewLabel(), needsConfirmation: true };
  edit.deleteFile(nothing, { ignoreIfNotExists: true }, metadata);
}

const markOf = (text: string) => (text.startsWith('\ufeff') ? '\ufeff' : '');

async function openDocument({
  uri,
  file,
  base,
  edits,
}: PreparedChange): Promise<vscode.TextDocument> {
  // What its encoding cannot hold, the editor would save as question marks.
  if (file?.bytes !== undefined) await encode(uri, applyEdits(base, edits), file.bytes);
  if (file === undefined) await makeFile(uri, base);
  const document = file?.document ?? (await vscode.workspace.openTextDocument(uri));
  const text = withoutMark(base);
  const isCurrent = () => document.isDirty || document.getText() === text;
  // A file that was written a moment ago is loaded again by the editor only a little later.
  if (!isCurrent()) await documentChange(3_000, isCurrent);
  if (isCurrent()) return document;
  throw new UserError(
    vscode.l10n.t(
      '{0} has mixed line endings and cannot be shown for review. It was not changed.',
      nameOf(uri),
    ),
  );
}

async function makeFile(uri: vscode.Uri, text: string): Promise<void> {
  const bytes = await encode(uri, text, undefined);
  if (await putOnDisk(uri, bytes, async () => (await readBytes(uri)) === undefined)) return;
  throw new UserError(
    vscode.l10n.t(
      '{0} was created by something else in the meantime. It was not changed.',
      nameOf(uri),
    ),
  );
}

const reviewLabel = () => ({
  label: vscode.l10n.t({
    message: 'Translations',
    comment: 'Name of the changes that a person reviews.',
  }),
  description: vscode.l10n.t("Clear the changes that you don't want to write"),
});
