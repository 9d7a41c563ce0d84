import * as vscode from 'vscode';
import { statusText } from '../../texts/states/statusText.ts';
import { pathIn } from '../../platform/workspace/pathIn.ts';
import type { WorkspaceStatus } from '../../platform/workspace/workspaceStatus.ts';

/** Marks target files in the explorer and on tabs with the number of messages that are missing or outdated. */
export class FileBadges implements vscode.FileDecorationProvider, vscode.Disposable {
  readonly #status: WorkspaceStatus;
  readonly #changed = new vscode.EventEmitter<undefined>();

  readonly onDidChangeFileDecorations = this.#changed.event;

  constructor(status: WorkspaceStatus) {
    this.#status = status;
  }

  /** Only of what is known already: the editor asks for every file that it shows. */
  async provideFileDecoration(uri: vscode.Uri): Promise<vscode.FileDecoration | undefined> {
    const folder = vscode.workspace.getWorkspaceFolder(uri);
    const project = folder && (await this.#status.knownOf(folder));
    const counts = folder && project?.known(pathIn(folder, uri))?.counts;
    const due = counts === undefined ? 0 : counts.missing + counts.outdated;
    if (counts === undefined || due === 0) return undefined;
    const problems = this.#status.problems.of(uri);
    const text = statusText({ ...counts, problems });
    return new vscode.FileDecoration(due > 99 ? '99' : String(due), text);
  }

  redraw(): void {
    this.#changed.fire(undefined);
  }

  dispose(): void {
    this.#changed.dispose();
  }
}
