import * as vscode from 'vscode';
import type { StatusRow, TreeFile } from '../../project/status/statusTree.ts';

/** A row of the view. */
export interface ResourceRow extends StatusRow {
  /** The file that it stands for: menus hand rows to commands of other features, which look for it. */
  readonly uri: string | undefined;
}

/** A row as the view has it. */
export function resourceRow(row: StatusRow): ResourceRow {
  const [file] = row.files;
  const path = row.kind === 'target' ? file?.target?.path : file?.set.source.path;
  const isFile = row.kind === 'set' || row.kind === 'target';
  const uri = isFile && file && path !== undefined ? uriIn(file, path).toString() : undefined;
  return { ...row, uri };
}

/** The workspace folders that a row has files in. */
export function foldersOf({ files }: StatusRow): readonly vscode.Uri[] {
  return [...new Set(files.map(({ folder }) => folder.id))].map((id) => vscode.Uri.parse(id));
}

/** The source files of a row, each once. */
export function sourcesOf({ files }: StatusRow): readonly vscode.Uri[] {
  const sources = new Map(files.map((file) => [file.set, file]));
  return [...sources.values()].map((file) => uriIn(file, file.set.source.path));
}

/** The file or folder that a row stands for alone. */
export function uriOf(row: ResourceRow): vscode.Uri | undefined {
  if (row.uri !== undefined) return vscode.Uri.parse(row.uri);
  return row.kind === 'folder' ? foldersOf(row)[0] : undefined;
}

/** The row that a command was called on, if it was. */
export function rowOf(given: unknown): ResourceRow | undefined {
  const { kind, files } = (given ?? {}) as { readonly kind?: unknown; readonly files?: unknown };
  return typeof kind === 'string' && Array.isArray(files) ? (given as ResourceRow) : undefined;
}

/** A file of the folder that another one is in. */
export const uriIn = ({ folder }: TreeFile, path: string): vscode.Uri =>
  vscode.Uri.joinPath(vscode.Uri.parse(folder.id), path);
