import * as vscode from 'vscode';
import { readTextFile } from '../../platform/files/textFile.ts';
import { ignoredName, parseIgnored, type IgnoredFinding } from '../../project/ignoredFindings.ts';

/** Where the list of a workspace folder is. */
export const ignoredUri = (folder: vscode.WorkspaceFolder) =>
  vscode.Uri.joinPath(folder.uri, ignoredName);

/** The findings that nobody wants to see in a workspace folder, read once and again after their list changes. */
export class IgnoredIndex implements vscode.Disposable {
  readonly #ignored = new Map<string, Promise<readonly IgnoredFinding[]>>();
  readonly #changed = new vscode.EventEmitter<void>();
  readonly #parts: vscode.Disposable;

  readonly onDidChange = this.#changed.event;

  constructor() {
    const watcher = vscode.workspace.createFileSystemWatcher(`**/${ignoredName}`);
    const forget = () => this.#forget();
    const forgetFor = ({ uri }: vscode.TextDocument) => {
      if (uri.path.endsWith(`/${ignoredName}`)) this.#forget();
    };
    this.#parts = vscode.Disposable.from(
      this.#changed,
      watcher,
      watcher.onDidCreate(forget),
      watcher.onDidChange(forget),
      watcher.onDidDelete(forget),
      vscode.workspace.onDidChangeTextDocument(({ document }) => forgetFor(document)),
      vscode.workspace.onDidCloseTextDocument(forgetFor),
    );
  }

  /** Nothing where there is no list, or none that can be read: then everything is shown. */
  ignoredIn(folder: vscode.WorkspaceFolder): Promise<readonly IgnoredFinding[]> {
    const key = folder.uri.toString();
    const read = async () => parseIgnored((await readTextFile(ignoredUri(folder)))?.text ?? '');
    const ignored = this.#ignored.get(key) ?? read().catch(() => []);
    this.#ignored.set(key, ignored);
    return ignored;
  }

  dispose(): void {
    this.#parts.dispose();
  }

  #forget(): void {
    this.#ignored.clear();
    this.#changed.fire();
  }
}
