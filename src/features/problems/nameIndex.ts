import * as vscode from 'vscode';
import { baseLanguage } from '../../catalog/locale.ts';
import type { TermFileList } from '../../terms/termFile.ts';
import type { ProductName } from '../../message/names/productNames.ts';
import {
  findTermFiles,
  isTermFile,
  readTermFile,
  termFileGlob,
} from '../../platform/workspace/termFiles.ts';

/** The product names of a workspace folder, from all of its term files. */
export interface FolderNames {
  /** Those of the lists for a locale, or for its language. */
  of(locale: string): readonly ProductName[];
}

/** The product names of each workspace folder, read once and again after a term file changes or is typed in. */
export class NameIndex implements vscode.Disposable {
  readonly #names = new Map<string, Promise<FolderNames>>();
  readonly #changed = new vscode.EventEmitter<void>();
  readonly #parts: vscode.Disposable;

  readonly onDidChange = this.#changed.event;

  constructor() {
    const watcher = vscode.workspace.createFileSystemWatcher(termFileGlob);
    const forget = () => this.#forget();
    const forgetFor = ({ uri }: vscode.TextDocument) => {
      if (isTermFile(uri)) this.#forget();
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

  /** The same object as long as nothing has changed. */
  namesOf(folder: vscode.WorkspaceFolder): Promise<FolderNames> {
    const key = folder.uri.toString();
    const names = this.#names.get(key) ?? readNames(folder);
    this.#names.set(key, names);
    return names;
  }

  dispose(): void {
    this.#parts.dispose();
  }

  #forget(): void {
    this.#names.clear();
    this.#changed.fire();
  }
}

/** A term file that cannot be read guards nothing; its own problems are shown in the file. */
async function readNames(folder: vscode.WorkspaceFolder): Promise<FolderNames> {
  const uris = await findTermFiles(folder);
  const files = await Promise.all(uris.map((uri) => readTermFile(uri).catch(() => undefined)));
  const lists = files.flatMap((open) => open?.file.lists ?? []);
  return { of: (locale) => lists.filter(serves(locale)).flatMap(({ entries }) => entries) };
}

function serves(locale: string): (list: TermFileList) => boolean {
  return ({ language }) => language === locale || language === baseLanguage(locale);
}
