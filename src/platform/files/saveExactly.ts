import * as vscode from 'vscode';
import type { WrittenFile } from '../../project/ports/files.ts';
import type { AtUri } from './fileChange.ts';
import { isOnlyLayout } from './isOnlyLayout.ts';
import { putOnDisk } from './putOnDisk.ts';
import { decode, encode, nameOf, readBytes, sameBytes, withoutMark } from './textFile.ts';
import type { TypingWatch } from './typingWatch.ts';
import { showWarningMessage } from '../ui/messages.ts';

/** A document that holds edits of ours, and what it is to be saved as. */
export interface EditedDocument {
  readonly document: vscode.TextDocument;
  /** The file before the edits. */
  readonly before: Uint8Array | undefined;
  /** With the byte order mark of the file. */
  readonly text: string;
  /** Since the edits were made. */
  readonly watch: TypingWatch;
}

/**
 * Saves a document so that its file holds exactly the edits: what formatters do on saving is put right. What anybody
 * else changes while that lasts, in the document or on the disk, is kept as it is, and reported.
 *
 * @returns nothing where the file holds something else
 */
export async function saveExactly(edited: EditedDocument): Promise<WrittenFile<AtUri> | undefined> {
  const { document, before, text } = edited;
  const { uri } = document;
  const after = await encode(uri, text, before);
  if (!(await document.save())) {
    // The editor has said why, and offers what can be done; the changes are in the document.
    void showWarningMessage(
      vscode.l10n.t('{0} could not be saved. It is open with unsaved changes.', nameOf(uri)),
    );
    return undefined;
  }
  if (await putRight(edited, after)) return { uri, before, after };
  void showWarningMessage(
    vscode.l10n.t(
      '{0} was changed by something else while it was being saved. Those changes were kept, and what Glossa wrote is in the file unless it was changed.',
      nameOf(uri),
    ),
  );
  return undefined;
}

/** @returns whether the file holds the bytes now */
async function putRight(
  { document, text, watch }: EditedDocument,
  after: Uint8Array,
): Promise<boolean> {
  const { uri, version } = document;
  const saved = await readBytes(uri);
  const isAsSaved = async () =>
    !document.isDirty && document.version === version && sameBytes(await readBytes(uri), saved);
  if (sameBytes(saved, after) && document.getText() === withoutMark(text)) return isAsSaved();
  if (saved === undefined || watch.isTyped) return false;
  if (!isOnlyLayout(withoutMark(text), document.getText())) return false;
  // What is on the disk must be what the editor put there.
  const kept = await decode(uri, saved).catch(() => '');
  if (withoutMark(kept) !== document.getText()) return false;
  return putOnDisk(uri, after, isAsSaved);
}
