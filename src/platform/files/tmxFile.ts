import * as vscode from 'vscode';
import { createYielder } from '../../resources/cooperative.ts';
import { TmxError, type TmxUnit } from '../../memory/tmx.ts';
import { nameOf } from './textFile.ts';
import { uiText } from '../../texts/uiText.ts';
import { UserError } from '../ui/userError.ts';
import { commandTitles } from '../../texts/commandTitles.ts';

/** Bytes of a TMX file that is read; the extension host holds all of them for an upload. */
const largestTmx = 256 * 1024 * 1024;
/** Bytes that are read before other work of the editor gets its turn. */
const step = 65_536;

/**
 * Reads a TMX file unit by unit; returns its bytes.
 *
 * @throws {UserError} that names the place where the file is broken
 */
export async function readTmxFile(
  uri: vscode.Uri,
  onUnit: (unit: TmxUnit) => void,
  signal?: AbortSignal,
): Promise<Uint8Array> {
  const { TmxReader } = await import('../../memory/tmxReader.ts');
  const bytes = await bytesOf(uri);
  const reader = new TmxReader(onUnit);
  const yieldNow = createYielder();
  try {
    for (let at = 0; at < bytes.length; at += step) {
      signal?.throwIfAborted();
      reader.write(bytes.subarray(at, at + step));
      await yieldNow();
    }
    reader.end();
  } catch (error) {
    throw error instanceof TmxError ? broken(uri, error) : error;
  }
  return bytes;
}

async function bytesOf(uri: vscode.Uri): Promise<Uint8Array> {
  try {
    const { size } = await vscode.workspace.fs.stat(uri);
    if (size <= largestTmx) return await vscode.workspace.fs.readFile(uri);
  } catch (error) {
    if (!(error instanceof vscode.FileSystemError)) throw error;
    throw new UserError(vscode.l10n.t('{0} cannot be read.', nameOf(uri)));
  }
  throw new UserError(
    vscode.l10n.t('{0} is larger than 256 MB. Split it into several files.', nameOf(uri)),
  );
}

function broken(uri: vscode.Uri, error: TmxError): UserError {
  const { line, column } = error;
  const place = new vscode.Position(line - 1, column - 1);
  const problem = problemTexts[error.problem](uiText(error.detail));
  const message = vscode.l10n.t({
    message: '{0}:{1}:{2}: {3}',
    args: [nameOf(uri), line, column, problem],
    comment:
      '{0} is the name of a file, {1} a line, {2} a column, {3} a sentence that says what is wrong there.',
  });
  return new UserError(message, {
    title: commandTitles.openFile(),
    command: 'vscode.open',
    args: [uri, { selection: new vscode.Range(place, place) }],
  });
}

const problemTexts: Readonly<Record<TmxError['problem'], (said: string) => string>> = {
  encoding: (said) => vscode.l10n.t('The file declares the unknown encoding “{0}”.', said),
  characters: () => vscode.l10n.t('The file contains bytes that are not valid in its encoding.'),
  entity: () =>
    vscode.l10n.t(
      'An entity stands here that only a document type can explain. Glossa does not expand these. Replace it with its text.',
    ),
  xml: (said) => vscode.l10n.t('The XML is not well-formed here: {0}', said),
  notTmx: (said) => vscode.l10n.t('This is not a TMX file: it begins with <{0}>.', said),
  noHeader: () => vscode.l10n.t('This is not a TMX file: the header is missing.'),
  noBody: () => vscode.l10n.t('This is not a TMX file: the body is missing.'),
};
