import * as vscode from 'vscode';
import { uiPath } from './uiText.ts';
import { UserError } from './userError.ts';

/** Bytes of a file that is read: as much as the ledger of a very large project. Formats refuse resource files earlier. */
const largestFile = 256 * 1024 * 1024;

/** A file as it stands: the document where one holds unsaved edits, else the bytes of the disk. */
export interface TextFile {
  readonly uri: vscode.Uri;
  /** Byte order mark and line ends as they are. */
  readonly text: string;
  /** What is on the disk; absent where the text is that of a document with unsaved edits. */
  readonly bytes?: Uint8Array;
  /** Set where the file is loaded in the editor. */
  readonly document?: vscode.TextDocument;
}

/** The document of a file that the editor has loaded, without loading it. */
export function loadedDocument(uri: vscode.Uri): vscode.TextDocument | undefined {
  return vscode.workspace.textDocuments.find(
    (document) => !document.isClosed && document.uri.toString() === uri.toString(),
  );
}

/** The text without the byte order mark at its start, as a document has it. */
export function withoutMark(text: string): string {
  return text.replace(/^\ufeff/, '');
}

/** Whether a tab shows this file, alone or in a comparison. */
export function isShown(uri: vscode.Uri): boolean {
  const wanted = uri.toString();
  const tabs = vscode.window.tabGroups.all.flatMap((group) => group.tabs);
  return tabs.some(({ input }) => {
    const { uri, original, modified } = (input ?? {}) as Partial<Record<string, vscode.Uri>>;
    return [uri, original, modified].some((one) => one?.toString() === wanted);
  });
}

/**
 * Reads a file without changing what the editor has open.
 *
 * @returns `undefined` where there is no such file
 * @throws {UserError} where its bytes cannot be read as text without loss
 */
export async function readTextFile(uri: vscode.Uri): Promise<TextFile | undefined> {
  const document = loadedDocument(uri);
  if (document?.isDirty === true) return { uri, text: document.getText(), document };
  const bytes = await readBytes(uri);
  if (bytes === undefined) return undefined;
  const text = await decode(uri, bytes);
  return document === undefined ? { uri, text, bytes } : { uri, text, bytes, document };
}

/** @returns `undefined` where there is no such file */
export async function readBytes(uri: vscode.Uri): Promise<Uint8Array | undefined> {
  try {
    const { size } = await vscode.workspace.fs.stat(uri);
    if (size > largestFile) {
      throw new UserError(vscode.l10n.t('{0} is larger than 256 MB.', nameOf(uri)));
    }
    return await vscode.workspace.fs.readFile(uri);
  } catch (error) {
    if (error instanceof vscode.FileSystemError && error.code === 'FileNotFound') return undefined;
    throw error;
  }
}

/**
 * The bytes of a text in the encoding of its file: UTF-8 where the old bytes were that, else what the
 * editor is set to for this file.
 */
export async function encode(
  uri: vscode.Uri,
  text: string,
  old: Uint8Array | undefined,
): Promise<Uint8Array> {
  if (old === undefined || decodeUtf8(old) !== undefined) return new TextEncoder().encode(text);
  return vscode.workspace.encode(text, { uri });
}

async function decode(uri: vscode.Uri, bytes: Uint8Array): Promise<string> {
  const utf8 = decodeUtf8(bytes);
  if (utf8 !== undefined) return utf8;
  const text = await vscode.workspace.decode(bytes, { uri });
  const back = await vscode.workspace.encode(text, { uri });
  if (sameBytes(bytes, back)) return text;
  throw new UserError(
    vscode.l10n.t(
      '{0} is not UTF-8 and cannot be read without loss as what "files.encoding" says. It was not touched.',
      nameOf(uri),
    ),
  );
}

function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

export function sameBytes(a: Uint8Array | undefined, b: Uint8Array | undefined): boolean {
  return a !== undefined && b !== undefined && Buffer.compare(a, b) === 0;
}

/** How a file is named to people: by its path in the workspace, as plain text. */
export function nameOf(uri: vscode.Uri): string {
  return uiPath(vscode.workspace.asRelativePath(uri));
}
