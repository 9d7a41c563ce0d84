import * as vscode from 'vscode';
import { Debouncer } from '../debouncer.ts';
import { watchFolders } from './watchFolders.ts';

/** Milliseconds of quiet after which files are looked for in new folders: a branch brings many at once. */
const quiet = 200;

/** Which files are read for a folder, and how. `read` does not reject. */
export interface FolderReader<T> {
  /** Of the files in all folders. */
  readonly glob: string;
  readonly isRead: (uri: vscode.Uri) => boolean;
  /** The key of a setting that names files. */
  readonly setting?: string;
  /** Tells `found` of each file: of a folder that is deleted the editor does not report the files. */
  readonly read: (folder: vscode.WorkspaceFolder, found: (file: vscode.Uri) => void) => Promise<T>;
}

/** What the files of each workspace folder say, read once and again after one of them changes or is typed in. */
export class FolderReadings<T> implements vscode.Disposable {
  readonly #read: FolderReader<T>['read'];
  readonly #known = new Map<string, Promise<T>>();
  readonly #files = new Set<string>();
  readonly #changed = new vscode.EventEmitter<void>();
  readonly #debouncer = new Debouncer(quiet);
  readonly #parts: vscode.Disposable;

  readonly onDidChange = this.#changed.event;

  constructor({ glob, isRead, setting, read }: FolderReader<T>) {
    this.#read = read;
    const watcher = vscode.workspace.createFileSystemWatcher(glob);
    const forget = () => this.#forget();
    const forgetFor = ({ uri }: vscode.TextDocument) => {
      if (isRead(uri)) this.#forget();
    };
    this.#parts = vscode.Disposable.from(
      this.#changed,
      watcher,
      watcher.onDidCreate(forget),
      watcher.onDidChange(forget),
      watcher.onDidDelete(forget),
      this.#debouncer,
      watchFolders({
        came: () => this.#debouncer.schedule('folders', forget),
        gone: (uri) => this.#forgetIn(uri),
      }),
      vscode.workspace.onDidChangeTextDocument(({ document }) => forgetFor(document)),
      vscode.workspace.onDidCloseTextDocument(forgetFor),
      vscode.workspace.onDidChangeConfiguration((event) => {
        if (setting !== undefined && event.affectsConfiguration(setting)) this.#forget();
      }),
    );
  }

  /** The same object as long as nothing has changed. */
  of(folder: vscode.WorkspaceFolder): Promise<T> {
    const key = folder.uri.toString();
    const known =
      this.#known.get(key) ?? this.#read(folder, (file) => this.#files.add(file.toString()));
    this.#known.set(key, known);
    return known;
  }

  dispose(): void {
    this.#parts.dispose();
  }

  #forgetIn(folder: vscode.Uri): void {
    const start = `${folder.toString()}/`;
    if ([...this.#files].some((file) => file.startsWith(start))) this.#forget();
  }

  #forget(): void {
    this.#known.clear();
    this.#files.clear();
    this.#changed.fire();
  }
}
