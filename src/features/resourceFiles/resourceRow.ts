import * as vscode from 'vscode';
import type { LocaleTarget, ResourceSet } from '../../resources/layouts/resourceSet.ts';

/** A row of the view: a workspace folder where there are several, a source file, or one of its targets. */
export type ResourceRow = FolderRow | SetRow | TargetRow;

export interface FolderRow {
  readonly kind: 'folder';
  readonly folder: vscode.WorkspaceFolder;
}

export interface SetRow {
  readonly kind: 'set';
  readonly folder: vscode.WorkspaceFolder;
  readonly set: ResourceSet;
}

export interface TargetRow {
  readonly kind: 'target';
  readonly folder: vscode.WorkspaceFolder;
  readonly set: ResourceSet;
  readonly target: LocaleTarget;
}

/** The file or folder that a row stands for. */
export function uriOf(row: ResourceRow): vscode.Uri {
  const inFolder = (path: string) => vscode.Uri.joinPath(row.folder.uri, path);
  switch (row.kind) {
    case 'folder':
      return row.folder.uri;
    case 'set':
      return inFolder(row.set.source.path);
    case 'target':
      return inFolder(row.target.path);
  }
}

/** The row that a command was called on, if it was. */
export function rowOf(given: unknown): ResourceRow | undefined {
  const kind = (given as { readonly kind?: unknown } | undefined)?.kind;
  return kind === 'folder' || kind === 'set' || kind === 'target'
    ? (given as ResourceRow)
    : undefined;
}
