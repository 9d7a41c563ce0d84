import * as vscode from 'vscode';
import type { Documents, OpenText, Saving, TextsNow } from '../../project/changes/documents.ts';
import { StaleError } from '../../project/changes/staleError.ts';
import type { WrittenFile } from '../../project/ports/files.ts';
import type { EditedText } from '../../project/ports/editedText.ts';
import { showWarningMessage } from '../ui/messages.ts';
import { awaitDocumentChange } from './applyWhenCurrent.ts';
import { applyNow, editNow } from './editNow.ts';
import type { AtUri } from './fileChange.ts';
import { loadDocument, refuseMisread } from './otherEncodings.ts';
import { putOnDisk } from './putOnDisk.ts';
import { refuseUnsafeTarget } from './safeTarget.ts';
import {
  decode,
  encode,
  loadedDocument,
  nameOf,
  readBytes,
  readTextFile,
  sameBytes,
  withoutBom,
} from './textFile.ts';
import { TypingWatch } from './typingWatch.ts';

/** A word, or any other sign but spaces and those that formatters add, drop and exchange. */
const token = /[\p{L}\p{M}\p{N}_]+|[^\s,"'`]/gu;

/** Milliseconds that changes which are on their way are given to arrive. */
const moment = 400;

/** The documents of the editor, by the addresses of their files. */
export class EditorDocuments implements Documents {
  /** What the disk had when it was last looked at. */
  readonly #bytes = new Map<string, Uint8Array | undefined>();
  /** Of those that the edits were applied to, since then. */
  readonly #watches = new Map<string, TypingWatch>();
  /** Those that the editor has loaded for the edits. */
  readonly #unseen = new Set<string>();

  async open(path: string, after: string): Promise<void> {
    const uri = vscode.Uri.parse(path);
    await refuseUnsafeTarget(uri);
    const file = await readTextFile(uri);
    if (file === undefined) throw new StaleError();
    // What its encoding cannot hold, the editor would save as question marks.
    if (file.bytes !== undefined) await encode(uri, after, file.bytes);
    if (file.document === undefined) await loadDocument(file);
    else refuseMisread(file.document, file.bytes);
  }

  async saved(path: string): Promise<string | undefined> {
    const uri = vscode.Uri.parse(path);
    const bytes = await readBytes(uri);
    this.#bytes.set(path, bytes);
    return bytes === undefined ? undefined : decode(uri, bytes);
  }

  async apply(work: (now: TextsNow) => readonly EditedText[]): Promise<boolean> {
    const due: string[] = [];
    // Up to the edit there is no wait.
    const applied = applyNow(() => {
      const edited = work(textNow);
      for (const { path } of edited) {
        const now = textNow(path);
        if (now === undefined) this.#unseen.add(path);
        if (now?.isDirty !== true) due.push(path);
      }
      return edited.map(withUri);
    });
    if (!(await applied)) return false;
    for (const path of due) {
      const document = loadedDocument(vscode.Uri.parse(path));
      if (document !== undefined) this.#watches.set(path, new TypingWatch(document));
    }
    return true;
  }

  async save(path: string, text: string): Promise<Saving> {
    const uri = vscode.Uri.parse(path);
    const before = this.#bytes.get(path);
    const document = loadedDocument(uri);
    const watch = this.#watches.get(path);
    try {
      if (document === undefined || watch === undefined)
        return await this.#closed(uri, text, before);
      if (this.#unseen.has(path) && document.getText() !== withoutBom(asIn(document, text))) {
        notifyMixed(uri);
        return 'unsaved';
      }
      const saved = await saveExactly({ document, before, text: asIn(document, text), watch });
      if (saved !== undefined) return { before, after: saved.after };
      return document.isDirty ? 'unsaved' : 'withOthers';
    } finally {
      this.forget(path);
    }
  }

  protected forget(path: string): void {
    this.#watches.get(path)?.dispose();
  }

  settle(): Promise<void> {
    return awaitDocumentChange(moment);
  }

  /** The editor has saved and closed it. */
  async #closed(uri: vscode.Uri, text: string, before: Uint8Array | undefined): Promise<Saving> {
    const after = await encode(uri, text, before);
    return sameBytes(await readBytes(uri), after) ? { before, after } : 'withOthers';
  }
}

/** Leaves documents unsaved. */
export class TypedDocuments extends EditorDocuments {
  override save(path: string): Promise<Saving> {
    this.forget(path);
    return Promise.resolve('unsaved');
  }
}

/** Gives the edits of documents to somebody else, who applies and saves them. */
export class EditsOfDocuments extends EditorDocuments {
  edit = editNow(() => []);

  override apply(work: (now: TextsNow) => readonly EditedText[]): Promise<boolean> {
    this.edit = editNow(() => work(textNow).map(withUri));
    return Promise.resolve(true);
  }

  override save(): Promise<Saving> {
    return Promise.resolve('unsaved');
  }
}

const withUri = ({ path, ...file }: EditedText) => ({ ...file, uri: vscode.Uri.parse(path) });

function textNow(path: string): OpenText | undefined {
  const document = loadedDocument(vscode.Uri.parse(path));
  return document && { text: document.getText(), isDirty: document.isDirty };
}

/** As the editor has it, in which all line ends are the same. */
function asIn(document: vscode.TextDocument, text: string): string {
  return text.replace(/\r\n|\r|\n/g, document.eol === vscode.EndOfLine.CRLF ? '\r\n' : '\n');
}

/** The editor has loaded another text than the one that the edits were made of. */
function notifyMixed(uri: vscode.Uri): void {
  void showWarningMessage(
    vscode.l10n.t(
      '{0} was changed by something else while Glossa was changing it, so it was not saved. Look at it in the editor: “Undo” takes back what Glossa did.',
      nameOf(uri),
    ),
  );
}

/** A document that holds edits of ours, and what it is to be saved as. */
interface EditedDocument {
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
async function saveExactly(edited: EditedDocument): Promise<WrittenFile<AtUri> | undefined> {
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
  if (sameBytes(saved, after) && document.getText() === withoutBom(text)) return isAsSaved();
  if (saved === undefined || watch.isTyped) return false;
  if (!isOnlyLayout(withoutBom(text), document.getText())) return false;
  // What is on the disk must be what the editor put there.
  const kept = await decode(uri, saved).catch(() => '');
  if (withoutBom(kept) !== document.getText()) return false;
  return putOnDisk(uri, after, isAsSaved);
}

/**
 * Whether two texts differ in nothing but their layout: spaces, line ends, quotes, commas and the order of what they
 * hold. That is what programs change which put files in order on saving; words are a person's.
 */
function isOnlyLayout(before: string, after: string): boolean {
  if (before === after) return true;
  const counts = new Map<string, number>();
  for (const [found] of before.matchAll(token)) counts.set(found, (counts.get(found) ?? 0) + 1);
  for (const [found] of after.matchAll(token)) {
    const left = counts.get(found) ?? 0;
    if (left === 0) return false;
    counts.set(found, left - 1);
  }
  return [...counts.values()].every((left) => left === 0);
}
