import * as vscode from 'vscode';
import { applyEdits, type Edit } from '../../catalog/edit.ts';
import { runSync } from '../../catalog/cooperative.ts';
import { applyWhenCurrent } from './applyWhenCurrent.ts';
import { saveExactly } from './saveExactly.ts';
import { encode, withoutMark } from './textFile.ts';
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
 * stays unsaved and is not among the written files. Where the editor refuses the edit, all of them are refused.
 */
export async function writeThroughEditor(
  changes: readonly PreparedChange[],
): Promise<WriteOutcome> {
  const refused: RefusedFile[] = [];
  const open: OpenChange[] = [];
  for (const change of changes) {
    const document = await orRefused(change.uri, refused, () => openDocument(change));
    if (document !== undefined) open.push({ change, document });
  }
  if (open.length === 0) return { written: [], refused };
  const { due, failed } = await apply(open);
  if (failed !== undefined) {
    for (const { change } of open) refused.push({ uri: change.uri, error: failed.error });
    return { written: [], refused };
  }
  const watched = due.map((one) => ({ ...one, watch: new TypingWatch(one.document) }));
  const written: WrittenFile[] = [];
  for (const one of watched) {
    const file = await orRefused(one.change.uri, refused, () => settle(one));
    if (file !== undefined) written.push(file);
    one.watch.dispose();
  }
  return { written, refused };
}

/** @returns what was asked of the editor at last, and what kept it from taking that */
async function apply(
  open: readonly OpenChange[],
): Promise<{ readonly due: readonly DueEdit[]; readonly failed?: { readonly error: unknown } }> {
  let due: readonly DueEdit[] = [];
  const makeEdit = () => {
    due = open.map(dueEdit);
    return editOf(due);
  };
  try {
    if (!(await applyWhenCurrent(makeEdit))) {
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

async function settle({
  change,
  document,
  wasDirty,
  base,
  edits,
  watch,
}: DueEdit & { readonly watch: TypingWatch }): Promise<WrittenFile | undefined> {
  if (wasDirty || edits.length === 0 || document.getText() === withoutMark(change.base)) {
    return undefined;
  }
  const before = change.file?.bytes;
  const text = asIn(document, applyEdits(base, edits));
  const written = await saveExactly({ document, before, text, watch });
  // Else the bytes from before are not those that the edits were made of.
  return base === change.base ? written : undefined;
}

/** As the editor has it, in which all line ends are the same. */
function asIn(document: vscode.TextDocument, text: string): string {
  return text.replace(/\r\n|\r|\n/g, document.eol === vscode.EndOfLine.CRLF ? '\r\n' : '\n');
}

function editOf(due: readonly DueEdit[]): vscode.WorkspaceEdit {
  const edit = new vscode.WorkspaceEdit();
  for (const { document, base, edits } of due) {
    const skipped = markOf(base).length;
    for (const { offset, length, text } of edits) {
      const start = document.positionAt(offset - skipped);
      const end = document.positionAt(offset - skipped + length);
      edit.replace(document.uri, new vscode.Range(start, end), text);
    }
  }
  return edit;
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
  return file?.document ?? vscode.workspace.openTextDocument(uri);
}
