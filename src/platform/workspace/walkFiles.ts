import * as vscode from 'vscode';
import { isIgnoredFolder } from '../../resources/globs.ts';
import type { FileSearch } from './findFiles.ts';

/** Folders that are read at once, and entries of a folder's tree after which no more are read. */
const [atOnce, mostEntries] = [16, 100_000];

/** Finds files by reading folder after folder. */
export async function walkFiles(
  folder: vscode.WorkspaceFolder,
  { glob, exclude, most }: FileSearch,
): Promise<readonly vscode.Uri[]> {
  const all = await filesBelow(folder.uri, exclude === undefined);
  const isLeftAlone = matcher(folder, exclude);
  const isWanted = matcher(folder, glob);
  return all.filter((uri) => isWanted(uri) && !isLeftAlone(uri)).slice(0, most);
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
function matcher(
  folder: vscode.WorkspaceFolder,
  glob: string | undefined,
): (uri: vscode.Uri) => boolean {
  if (glob === undefined) return () => false;
  const filter = { pattern: new vscode.RelativePattern(folder, glob) };
  return (uri) =>
    vscode.languages.match(filter, { uri, languageId: '' } as vscode.TextDocument) > 0;
}

const nameOf = ({ path }: vscode.Uri) => path.slice(path.lastIndexOf('/') + 1);
