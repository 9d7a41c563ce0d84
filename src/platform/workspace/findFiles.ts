import * as vscode from 'vscode';

/** The files of a folder that are looked for. */
export interface FileSearch {
  readonly glob: string;
  /** What discovery leaves alone; absent: every file counts. */
  readonly exclude?: string;
  /** How many are enough. */
  readonly most?: number;
  readonly token?: vscode.CancellationToken;
}

/** File systems that the editor can search. In others its search waits for somebody who can, perhaps for ever. */
const searched: ReadonlySet<string> = new Set(['file', 'vscode-remote']);

/** The files of a workspace folder that fit, in any order: as the editor finds them, or by reading folder after folder. */
export async function findFiles(
  folder: vscode.WorkspaceFolder,
  search: FileSearch,
): Promise<readonly vscode.Uri[]> {
  if (!searched.has(folder.uri.scheme)) {
    const { walkFiles } = await import('./walkFiles.ts');
    return walkFiles(folder, search);
  }
  const { glob, exclude, most, token } = search;
  const pattern = new vscode.RelativePattern(folder, glob);
  return vscode.workspace.findFiles(pattern, exclude ?? null, most, token);
}

/** The same, in all folders of the workspace. */
export async function findFilesEverywhere(search: FileSearch): Promise<readonly vscode.Uri[]> {
  const folders = vscode.workspace.workspaceFolders ?? [];
  const lists = await Promise.all(folders.map((folder) => findFiles(folder, search)));
  return [...new Map(lists.flat().map((uri) => [uri.toString(), uri])).values()].slice(
    0,
    search.most,
  );
}
