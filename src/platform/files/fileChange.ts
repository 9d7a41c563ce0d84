import type * as vscode from 'vscode';
import type { BaseAndEdits, FileChange, RefusedFile } from '../../project/ports/files.ts';
import type { TextFile } from './textFile.ts';

/** Where the files of the editor are. */
export interface AtUri {
  readonly uri: vscode.Uri;
}

/** A change of a file whose present text is known; for a document that changed since, it is worked out again. */
export interface PreparedChange extends BaseAndEdits, FileChange<AtUri> {
  /** Absent where the file is to be created. */
  readonly file: TextFile | undefined;
}

/** The result of the work on a file; `undefined` where it failed, which is then among the refused. */
export async function orRefused<T>(
  uri: vscode.Uri,
  refused: RefusedFile<AtUri>[],
  work: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    refused.push({ uri, error });
    return undefined;
  }
}
