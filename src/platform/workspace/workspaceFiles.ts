import * as vscode from 'vscode';
import type { FileChange, RestorableFiles, WriteOutcome } from '../../project/ports/files.ts';
import { Project } from '../../project/plan/project.ts';
import type { AtUri } from '../files/fileChange.ts';
import { refuseUnsafeTarget } from '../files/safeTarget.ts';
import { removeNewFile } from '../files/removeNewFile.ts';
import { decode, loadedDocument, readBytes, readTextFile } from '../files/textFile.ts';
import { writeFiles } from '../files/writeFiles.ts';
import { settings } from '../settings.ts';

/** The files of a workspace folder, for a project: with the unsaved edits of the editor, and written through it. */
export class WorkspaceFiles implements RestorableFiles {
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

  async readSaved(path: string): Promise<string | undefined> {
    const uri = this.uriOf(path);
    const bytes = await readBytes(uri);
    return bytes === undefined ? undefined : decode(uri, bytes);
  }

  isOpen(path: string): boolean {
    return loadedDocument(this.uriOf(path)) !== undefined;
  }

  async refuseUnwritable(path: string): Promise<void> {
    await refuseUnsafeTarget(this.uriOf(path));
  }

  async removeMade(path: string, isAsLeft: (text: string) => boolean): Promise<boolean> {
    const uri = this.uriOf(path);
    if ((await readTextFile(uri)) === undefined) return true;
    return removeNewFile(uri, async () => {
      const file = await readTextFile(uri);
      return file !== undefined && file.document?.isDirty !== true && isAsLeft(file.text);
    });
  }

  async namesIn(folder: string): Promise<readonly string[]> {
    const found = await vscode.workspace.fs.readDirectory(this.uriOf(folder)).then(
      (names) => names,
      () => [],
    );
    return found.map(([name]) => name);
  }

  async write(changes: readonly FileChange[]): Promise<WriteOutcome> {
    const byUri = new Map(changes.map((one) => [this.uriOf(one.path).toString(), one.path]));
    const inProject = <T extends AtUri>({ uri, ...file }: T) => ({
      ...file,
      path: byUri.get(uri.toString()) ?? uri.path,
    });
    const { written, applied, refused } = await writeFiles(
      changes.map(({ path, change }) => ({ uri: this.uriOf(path), change })),
    );
    return {
      written: written.map(inProject),
      applied: applied.map(inProject),
      refused: refused.map(inProject),
    };
  }
}

/** The project of a workspace folder as it is now. */
export function workspaceProject(folder: vscode.WorkspaceFolder): {
  readonly project: Project;
  readonly files: WorkspaceFiles;
} {
  const files = new WorkspaceFiles(folder);
  const context = settings.translate.context.get(folder.uri);
  return { project: new Project(files, { context }), files };
}
