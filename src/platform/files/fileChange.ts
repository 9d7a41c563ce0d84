import type * as vscode from 'vscode';
import type { Cooperative } from '../../catalog/cooperative.ts';
import type { BaseAndEdits } from '../../project/ports/files.ts';
import type { TextFile } from './textFile.ts';

/** What a file becomes, worked out from the text that it has at the moment of writing. */
export interface FileChange {
  readonly uri: vscode.Uri;
  readonly change: (text: string | undefined) => Cooperative<BaseAndEdits>;
}

/** A change of a file whose present text is known. */
export interface PreparedChange extends BaseAndEdits {
  readonly uri: vscode.Uri;
  /** Absent where the file is to be created. */
  readonly file: TextFile | undefined;
  /** Works the change out again, for a document that changed since. */
  readonly change: FileChange['change'];
}

/** A file before and after; `before` is absent where the file was created. */
export interface WrittenFile {
  readonly uri: vscode.Uri;
  readonly before: Uint8Array | undefined;
  readonly after: Uint8Array;
}

/** A file that was left as it was, and why. */
export interface RefusedFile {
  readonly uri: vscode.Uri;
  readonly error: unknown;
}

/** A file that has its edits otherwise than as a {@link WrittenFile}; see `AppliedFile` of the project. */
export interface AppliedFile {
  readonly uri: vscode.Uri;
  readonly isSaved: boolean;
}

/** What became of changes. A file that needed no edit is in no list. */
export interface WriteOutcome {
  readonly written: readonly WrittenFile[];
  readonly applied: readonly AppliedFile[];
  readonly refused: readonly RefusedFile[];
}

/** The result of the work on a file; `undefined` where it failed, which is then among the refused. */
export async function orRefused<T>(
  uri: vscode.Uri,
  refused: RefusedFile[],
  work: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    refused.push({ uri, error });
    return undefined;
  }
}
