import * as vscode from 'vscode';
import type { Edit } from '../../resources/edit.ts';
import { isLatin1ByDefault } from '../../resources/formats/formatsByExtension.ts';
import {
  decodeLatin1,
  editsInAscii,
  editsInLatin1,
  encodeLatin1,
  escapedForLatin1,
  lettersOf,
} from '../../resources/formats/properties/latin1.ts';
import { decodeUnicode } from '../../disk/unicodeText.ts';
import { uiPath } from '../../texts/uiText.ts';
import { UserError } from '../ui/userError.ts';
import type { TextFile } from './textFile.ts';

/** As the editor calls it. */
const latin1 = 'iso88591';

/**
 * What is in a file of which neither its bytes nor the settings of the editor tell the encoding.
 *
 * @throws {UserError} where its format has no encoding by default
 */
export function decodeByDefault(uri: vscode.Uri, bytes: Uint8Array): string {
  const text = isLatin1ByDefault(uri.path) ? decodeLatin1(bytes) : undefined;
  if (text === undefined) throw unreadable(uri);
  return text;
}

/** Whether bytes mean a text in ISO 8859-1, and in no encoding that they show by themselves. */
export function isInLatin1(bytes: Uint8Array, text: string): boolean {
  return decodeUnicode(bytes) === undefined && lettersOf(bytes) === text;
}

/**
 * Whether the editor saves a document in ISO 8859-1.
 *
 * @throws {UserError} as {@link refuseMisread} does
 */
export function isShownInLatin1(
  document: vscode.TextDocument,
  bytes: Uint8Array | undefined,
): boolean {
  refuseMisread(document, bytes);
  return document.encoding === latin1;
}

/**
 * Refuses a document that the editor has read in another encoding than its file has: it shows a sign for what it could not
 * read, and would save that.
 *
 * @param bytes of its file
 * @throws {UserError}
 */
export function refuseMisread(document: vscode.TextDocument, bytes: Uint8Array | undefined): void {
  const { uri, encoding } = document;
  const isDoubtful = isLatin1ByDefault(uri.path) && encoding.startsWith('utf8');
  if (!isDoubtful || bytes === undefined || !document.getText().includes('\ufffd')) return;
  if (decodeUnicode(bytes) !== undefined) return;
  throw new UserError(
    vscode.l10n.t(
      '{0} is open in another encoding than its file has. It was not changed. Choose “Reopen with Encoding” and “ISO 8859-1” in the status bar, and try again.',
      nameOf(uri),
    ),
  );
}

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

/** The bytes of a file that is new, or ASCII until now, where it is one of `.properties` that are in ISO 8859-1. */
export async function encodeBesideLatin1(
  uri: vscode.Uri,
  text: string,
  read: TextFileReader,
): Promise<Uint8Array | undefined> {
  return (await isBesideLatin1(uri, read)) ? encodeLatin1(escapedForLatin1(text)) : undefined;
}

/**
 * Edits that put nothing into the document of a file that would be saved otherwise than its file is read: the editor takes
 * ASCII for UTF-8, also beside files in ISO 8859-1.
 */
export async function heldByDocument(
  file: TextFile,
  read: TextFileReader,
): Promise<(edits: readonly Edit[]) => readonly Edit[]> {
  if (file.isLatin1 === true) return editsInLatin1;
  const isDoubtful = isLatin1ByDefault(file.uri.path) && /^[\0-\u007f]*$/.test(file.text);
  return isDoubtful && (await isBesideLatin1(file.uri, read)) ? editsInAscii : (edits) => edits;
}

type TextFileReader = (uri: vscode.Uri) => Promise<TextFile | undefined>;

async function isBesideLatin1(uri: vscode.Uri, read: TextFileReader): Promise<boolean> {
  const folder = vscode.Uri.joinPath(uri, '..');
  const entries = await vscode.workspace.fs.readDirectory(folder).then(
    (all) => all,
    () => [],
  );
  for (const [name] of entries.filter(([one]) => isLatin1ByDefault(one))) {
    const file = await read(vscode.Uri.joinPath(folder, name)).catch(() => undefined);
    if (file?.isLatin1 === true) return true;
  }
  return false;
}

function unreadable(uri: vscode.Uri): UserError {
  return new UserError(
    vscode.l10n.t(
      '{0} is not UTF-8 and cannot be read without loss in the encoding set in "files.encoding". It was not changed.',
      nameOf(uri),
    ),
  );
}

const nameOf = (uri: vscode.Uri) => uiPath(vscode.workspace.asRelativePath(uri));
