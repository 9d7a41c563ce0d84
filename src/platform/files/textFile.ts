import * as vscode from 'vscode';
import { isLatin1ByDefault } from '../../resources/formats/formatsByExtension.ts';
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
    const text = document.getText();
    if (!isLatin1ByDefault(uri.path)) return { uri, text, document };
    const { isShownInLatin1 } = await otherEncodings();
    return { uri, text, document, isLatin1: isShownInLatin1(document, await readBytes(uri)) };
  }
  const bytes = await readBytes(uri);
  if (bytes === undefined) return undefined;
  const text = await decode(uri, bytes);
  const isOne = isLatin1ByDefault(uri.path) && (await otherEncodings()).isInLatin1(bytes, text);
  const file = isOne ? { uri, text, bytes, isLatin1: true } : { uri, text, bytes };
  return document === undefined ? file : { ...file, document };
}

/** Most windows have no file in another encoding than those of Unicode. */
const otherEncodings = () => import('./otherEncodings.ts');

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
    if (!isLatin1ByDefault(uri.path)) return inEditorsEncoding(uri, text);
    const { isInLatin1 } = await otherEncodings();
    const isOne = isInLatin1(old, await decode(uri, old));
    return isOne ? inLatin1(text) : inEditorsEncoding(uri, text);
  }
  const usual = writtenAs(await encodeByEditor(uri, probe));
  const bytes = encodeUnicode(text, 'utf-8');
  if (usual === 'utf-8' && isLatin1ByDefault(uri.path) && !isAscii(bytes)) {
    const { encodeBesideLatin1 } = await otherEncodings();
    return (await encodeBesideLatin1(uri, text, readTextFile)) ?? bytes;
  }
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

async function inLatin1(text: string): Promise<Uint8Array> {
  const { encodeLatin1 } = await import('../../resources/formats/properties/latin1.ts');
  return encodeLatin1(text);
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
  const text = decodeUnicode(bytes)?.text ?? (await decodeByEditor(uri, bytes));
  if (text !== undefined) return text;
  return (await otherEncodings()).decodeByDefault(uri, bytes);
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
