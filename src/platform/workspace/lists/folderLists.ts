import type * as vscode from 'vscode';
import { ignoredIndex } from './ignoredIndex.ts';
import { nameIndex } from './nameIndex.ts';

/** The lists of each workspace folder: the product names of its term files, and the findings that nobody wants to see. */
export class FolderLists implements vscode.Disposable {
  readonly names = nameIndex();
  readonly ignored = ignoredIndex();

  dispose(): void {
    this.names.dispose();
    this.ignored.dispose();
  }
}
