import * as vscode from 'vscode';
import {
  decodeLatin1,
  encodeLatin1,
  isLatin1ByDefault,
} from '../../resources/formats/properties/latin1.ts';
import { isLedgerPath } from '../../resources/ledger/ledger.ts';
import { sameFile, isShown } from './sameFile.ts';
import { decodeUnicode, encodeUnicode, isAscii, probe, writtenAs } from '../../disk/unicodeText.ts';
import { uiPath } from '../../texts/uiText.ts';
import { UserError } from '../ui/userError.ts';

/** Bytes of a file that is read: as much as the ledger of a very large project. Formats refuse resource files earlier. */
const largestFile = 256 * 1024 * 1024;

/** A file as it is: the document where one holds unsaved edits, else the bytes of the disk. */
export interface TextFile {
  readonly uri: vscode.Uri;
  /** Byte order mark and line ends as they are. */
  readonly text: string;
  /** What is on the disk; absent where the text is that of a document with unsaved edits. */
  readonly bytes?: Uint8Array;
  /** Set where the file is loaded in the editor. */
  readonly document?: vscode.TextDocument;
  /** Its bytes are ISO 8859-1, as those of `.properties` may be: what that cannot hold has to be escaped. */
  readonly isLatin1?: boolean;
}

/** The document of a file that the editor has loaded, without loading it. */
export function loadedDocument(uri: vscode.Uri): vscode.TextDocument | undefined {
  return vscode.workspace.textDocuments.find(
    (document) => !document.isClosed && sameFile(document.uri, uri),
  );
}

/** The text without the byte order mark at its start, as a document has it. */
export function withoutBom(text: string): string {
  return text.replace(/^\ufeff/, '');
}

/**
 * Reads a file without changing what the editor has open.
 *
 * @returns `undefined` where there is no such file
 * @throws {UserError} where its bytes cannot be read as text without loss
 */
export async function readTextFile(uri: vscode.Uri): Promise<TextFile | undefined> {
  const document = loadedDocument(uri);
  if (document?.isDirty === true) {
    await refuseMisread(document);
    const isLatin1 = isLatin1ByDefault(uri.path) && document.encoding === latin1;
    return { uri, text: document.getText(), document, isLatin1 };
  }
  const bytes = await readBytes(uri);
  if (bytes === undefined) return undefined;
  const text = await decode(uri, bytes);
  const file = { uri, text, bytes, isLatin1: isInLatin1(uri, bytes, text) };
  return document === undefined ? file : { ...file, document };
}

/** As the editor calls it. */
const latin1 = 'iso88591';

/**
 * Loads a file in the encoding that it has.
 *
 * @throws {UserError} where the editor has no tables for that
 */
export async function loadDocument({ uri, isLatin1 }: TextFile): Promise<void> {
  if (isLatin1 !== true) {
    await vscode.workspace.openTextDocument(uri);
    return;
  }
  await vscode.workspace.openTextDocument(uri, { encoding: latin1 }).then(undefined, () => {
    throw unreadable(uri);
  });
}

function isInLatin1(uri: vscode.Uri, bytes: Uint8Array, text: string): boolean {
  if (!isLatin1ByDefault(uri.path) || decodeUnicode(bytes) !== undefined) return false;
  return decodeLatin1(bytes) === text;
}

/**
 * Refuses a document that the editor has read in another encoding than its file has: it shows a sign for what it could not
 * read, and would save that.
 *
 * @throws {UserError}
 */
export async function refuseMisread(document: vscode.TextDocument): Promise<void> {
  const { uri, encoding } = document;
  const isDoubtful = isLatin1ByDefault(uri.path) && encoding.startsWith('utf8');
  if (!isDoubtful || !document.getText().includes('\ufffd')) return;
  const bytes = await readBytes(uri);
  if (bytes === undefined || decodeUnicode(bytes) !== undefined) return;
  throw new UserError(
    vscode.l10n.t(
      '{0} is open in another encoding than its file has. It was not changed. Choose “Reopen with Encoding” and “ISO 8859-1” in the status bar, and try again.',
      nameOf(uri),
    ),
  );
}

/** @returns `undefined` where there is no such file */
export async function readBytes(uri: vscode.Uri): Promise<Uint8Array | undefined> {
  const isLocal = uri.scheme === 'file';
  if (isLocal) {
    const { recoverBeforeReading } = await import('../../disk/cleanUpLeftovers.ts');
    await recoverBeforeReading(uri.fsPath);
  } else await (await virtualFiles()).recoverVirtual(uri);
  try {
    const { size, type } = await vscode.workspace.fs.stat(uri);
    if ((type & vscode.FileType.Directory) !== 0) {
      throw new UserError(vscode.l10n.t('{0} is a folder. It was not changed.', nameOf(uri)));
    }
    if (size > largestFile) {
      throw new UserError(vscode.l10n.t('{0} is larger than 256 MB.', nameOf(uri)));
    }
    return await vscode.workspace.fs.readFile(uri);
  } catch (error) {
    const isMissing = error instanceof vscode.FileSystemError && error.code === 'FileNotFound';
    if (isMissing) return isLocal ? undefined : (await virtualFiles()).readWhileReplaced(uri);
    if (!isLocal || error instanceof UserError) throw error;
    // The editor asks once; a file that another program has open is let go in moments.
    const { readIfThere } = await import('../../disk/fileSystem.ts');
    return readIfThere(uri.fsPath).catch(() => {
      throw error;
    });
  }
}

/** Most windows have none. */
const virtualFiles = () => import('./virtual/virtualFiles.ts');

/**
 * The bytes of a text in the encoding of its file: what the old bytes show by themselves, else what the editor is set to
 * for this file. The ledger is UTF-8 whatever that is.
 *
 * @throws {UserError} where that encoding cannot hold the text
 */
export async function encode(
  uri: vscode.Uri,
  text: string,
  old: Uint8Array | undefined,
): Promise<Uint8Array> {
  const read = old && decodeUnicode(old);
  if (isLedger(uri)) return encodeUnicode(text, read?.encoding ?? 'utf-8');
  if (old !== undefined && !isAscii(old)) {
    if (read) return encodeUnicode(text, read.encoding);
    const isOne = isLatin1ByDefault(uri.path) && isInLatin1(uri, old, await decode(uri, old));
    return isOne ? encodeLatin1(text) : inEditorsEncoding(uri, text);
  }
  const usual = writtenAs(await encodeByEditor(uri, probe));
  const bytes = encodeUnicode(text, 'utf-8');
  if (old === undefined && usual === 'utf-8' && !isAscii(bytes) && (await isBesideLatin1(uri)))
    return encodeLatin1(text);
  if (usual === 'utf-8' || (old !== undefined && isAscii(bytes))) return bytes;
  if (usual === 'other') return inEditorsEncoding(uri, text);
  return old === undefined ? encodeUnicode(`\ufeff${withoutBom(text)}`, 'utf-8') : bytes;
}

/**
 * Refuses a file that Glossa could not write in its encoding, as far as that is known before its text is.
 *
 * @throws {UserError}
 */
export async function refuseUnencodable(uri: vscode.Uri): Promise<void> {
  const old = await readBytes(uri);
  const isKnown = isLedger(uri) || (old !== undefined && !isAscii(old));
  if (isKnown || writtenAs(await encodeByEditor(uri, probe)) !== 'other') return;
  const text = old && decodeUnicode(old)?.text;
  const bytes = await inEditorsEncoding(uri, text ?? '{}');
  if (old !== undefined && !sameBytes(bytes, old)) throw unencodable(uri);
}

/** Whether a new file is one of `.properties` that are in ISO 8859-1. */
async function isBesideLatin1(uri: vscode.Uri): Promise<boolean> {
  if (!isLatin1ByDefault(uri.path)) return false;
  const folder = vscode.Uri.joinPath(uri, '..');
  const entries = await vscode.workspace.fs.readDirectory(folder).then(
    (all) => all,
    () => [],
  );
  for (const [name] of entries.filter(([one]) => isLatin1ByDefault(one))) {
    const beside = vscode.Uri.joinPath(folder, name);
    const file = await readTextFile(beside).catch(() => undefined);
    if (file?.isLatin1 === true) return true;
  }
  return false;
}

async function inEditorsEncoding(uri: vscode.Uri, text: string): Promise<Uint8Array> {
  const bytes = await encodeByEditor(uri, withoutBom(text));
  if (bytes === undefined) throw unencodable(uri);
  return bytes;
}

function unencodable(uri: vscode.Uri): UserError {
  return new UserError(
    vscode.l10n.t(
      '{0} cannot be saved without loss in the encoding set in "files.encoding". It was not changed. Set it to UTF-8 and try again.',
      nameOf(uri),
    ),
  );
}

const isLedger = (uri: vscode.Uri) => isLedgerPath(uri.path);

export async function decode(uri: vscode.Uri, bytes: Uint8Array): Promise<string> {
  const text =
    decodeUnicode(bytes)?.text ??
    (await decodeByEditor(uri, bytes)) ??
    (isLatin1ByDefault(uri.path) ? decodeLatin1(bytes) : undefined);
  if (text !== undefined) return text;
  throw unreadable(uri);
}

function unreadable(uri: vscode.Uri): UserError {
  return new UserError(
    vscode.l10n.t(
      '{0} is not UTF-8 and cannot be read without loss in the encoding set in "files.encoding". It was not changed.',
      nameOf(uri),
    ),
  );
}

export function sameBytes(a: Uint8Array | undefined, b: Uint8Array | undefined): boolean {
  return a !== undefined && b !== undefined && Buffer.compare(a, b) === 0;
}

/** How a file is named to people: by its path in the workspace, as plain text. */
export function nameOf(uri: vscode.Uri): string {
  return uiPath(vscode.workspace.asRelativePath(uri));
}

/* The encodings that need tables: only the editor has these, and knows which of them it is set to for a file. */

/** @returns `undefined` where the editor cannot read the bytes without loss as what it takes the file for */
async function decodeByEditor(uri: vscode.Uri, bytes: Uint8Array): Promise<string | undefined> {
  const how = encodingOf(uri);
  try {
    const text = await vscode.workspace.decode(bytes, how);
    const back = await vscode.workspace.encode(text, how);
    return Buffer.compare(bytes, back) === 0 ? text : undefined;
  } catch {
    return undefined;
  }
}

/** @returns `undefined` where the encoding of the file cannot hold the text, or the editor cannot write it */
async function encodeByEditor(uri: vscode.Uri, text: string): Promise<Uint8Array | undefined> {
  const how = encodingOf(uri);
  try {
    const bytes = await vscode.workspace.encode(text, how);
    return (await vscode.workspace.decode(bytes, how)) === text ? bytes : undefined;
  } catch {
    return undefined;
  }
}

/** For a file that it shows, the editor reports it; for others its settings decide. */
function encodingOf(uri: vscode.Uri): { readonly uri: vscode.Uri } {
  const open = vscode.workspace.textDocuments.find(
    (document) => !document.isClosed && sameFile(document.uri, uri),
  );
  if (open === undefined || !isShown(uri)) return { uri };
  // The editor takes one or the other; its types have a function for each.
  return { encoding: open.encoding } as unknown as { readonly uri: vscode.Uri };
}
