import * as vscode from 'vscode';
import { isIgnoredFolder } from '../../catalog/globs.ts';

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

/** Folders that are read at once, and entries of a folder's tree after which no more are read. */
const [atOnce, mostEntries] = [16, 100_000];

/** The files of a workspace folder that fit, in any order: as the editor finds them, or by reading folder after folder. */
export async function findFiles(
  folder: vscode.WorkspaceFolder,
  { glob, exclude, most, token }: FileSearch,
): Promise<readonly vscode.Uri[]> {
  const pattern = new vscode.RelativePattern(folder, glob);
  if (searched.has(folder.uri.scheme)) {
    return vscode.workspace.findFiles(pattern, exclude ?? null, most, token);
  }
  const all = await filesBelow(folder.uri, exclude === undefined);
  const isLeftAlone = matcher(exclude && new vscode.RelativePattern(folder, exclude));
  const isWanted = matcher(pattern);
  return all.filter((uri) => isWanted(uri) && !isLeftAlone(uri)).slice(0, most);
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

/** Searches for several patterns at once share the way. */
const underWay = new Map<string, Promise<readonly vscode.Uri[]>>();

async function filesBelow(root: vscode.Uri, everywhere: boolean): Promise<readonly vscode.Uri[]> {
  const key = `${everywhere} ${root.toString()}`;
  const reading = underWay.get(key) ?? readBelow(root, everywhere);
  underWay.set(key, reading);
  try {
    return await reading;
  } finally {
    underWay.delete(key);
  }
}

/** Links to folders are not followed: they may lead round in a circle. */
async function readBelow(root: vscode.Uri, everywhere: boolean): Promise<readonly vscode.Uri[]> {
  const files: vscode.Uri[] = [];
  const folders = [root];
  for (let read = 0; folders.length > 0 && read < mostEntries;) {
    const lists = await Promise.all(folders.splice(0, atOnce).map(entriesOf));
    for (const { uri, type } of lists.flat()) {
      read++;
      if (type === vscode.FileType.Directory) {
        if (everywhere || !isIgnoredFolder(nameOf(uri))) folders.push(uri);
      } else if ((type & vscode.FileType.File) !== 0) files.push(uri);
    }
  }
  return files;
}

async function entriesOf(
  folder: vscode.Uri,
): Promise<readonly { readonly uri: vscode.Uri; readonly type: vscode.FileType }[]> {
  const found = await vscode.workspace.fs.readDirectory(folder).then(
    (entries) => entries,
    () => [],
  );
  return found.map(([name, type]) => ({ uri: vscode.Uri.joinPath(folder, name), type }));
}

/** Globs as the editor understands them: it says which documents they are for, and asks no more of those than this. */
function matcher(pattern: vscode.RelativePattern | '' | undefined): (uri: vscode.Uri) => boolean {
  if (pattern === undefined || pattern === '') return () => false;
  return (uri) =>
    vscode.languages.match({ pattern }, { uri, languageId: '' } as vscode.TextDocument) > 0;
}

const nameOf = ({ path }: vscode.Uri) => path.slice(path.lastIndexOf('/') + 1);
