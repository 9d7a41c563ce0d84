import * as vscode from 'vscode';
import type { Files, FileChange, WriteOutcome } from '../../project/ports/files.ts';
import { refuseUnsafeTarget } from '../files/safeTarget.ts';
import { readTextFile } from '../files/textFile.ts';
import { writeFiles } from '../files/writeFiles.ts';

/** The files of a workspace folder, for a project: with the unsaved edits of the editor, and written through it. */
export class WorkspaceFiles implements Files {
  readonly folder: vscode.WorkspaceFolder;

  constructor(folder: vscode.WorkspaceFolder) {
    this.folder = folder;
  }

  uriOf(path: string): vscode.Uri {
    return vscode.Uri.joinPath(this.folder.uri, path);
  }

  async read(path: string): Promise<string | undefined> {
    return (await readTextFile(this.uriOf(path)))?.text;
  }

  async refuseUnwritable(path: string): Promise<void> {
    await refuseUnsafeTarget(this.uriOf(path));
  }

  async write(
    changes: readonly FileChange[],
    options: { readonly review: boolean },
  ): Promise<WriteOutcome> {
    const byUri = new Map(changes.map((one) => [this.uriOf(one.path).toString(), one.path]));
    const pathOf = (uri: vscode.Uri) => byUri.get(uri.toString()) ?? uri.path;
    const { written, refused } = await writeFiles(
      changes.map(({ path, change }) => ({ uri: this.uriOf(path), change })),
      options,
    );
    return {
      written: written.map(({ uri, ...file }) => ({ ...file, path: pathOf(uri) })),
      refused: refused.map(({ uri, error }) => ({ path: pathOf(uri), error })),
    };
  }
}
