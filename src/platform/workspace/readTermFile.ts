import type * as vscode from 'vscode';
import { parseTermFile, type ReadTermFile } from '../../terms/parseTermFile.ts';
import { readTextFile } from '../files/textFile.ts';

/** A term file with the text that it was read from. */
export interface OpenTermFile extends ReadTermFile {
  readonly uri: vscode.Uri;
  /** A byte order mark included, unless it is that of a document with unsaved edits. */
  readonly text: string;
}

/**
 * Reads a term file, with the unsaved edits that the editor has of it.
 *
 * @returns `undefined` where there is no such file
 * @throws {UserError} where its bytes are no text
 */
export async function readTermFile(uri: vscode.Uri): Promise<OpenTermFile | undefined> {
  const file = await readTextFile(uri);
  return file && { uri, text: file.text, ...parseTermFile(file.text) };
}
