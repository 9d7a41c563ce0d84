import * as vscode from 'vscode';
import { baseLanguage } from '../../resources/locale.ts';
import type { FolderProductNames } from '../../project/findings/checkResourceFile.ts';
import { baselineName, ignoredName } from '../../project/findings/findingLists.ts';
import type { TermFileList } from '../../terms/termFileFormat.ts';
import { isTermFile, termFileGlob, findTermFiles } from './findTermFiles.ts';
import { FolderReadings } from './folderReadings.ts';

/** Where the lists of findings that nobody wants to see are. */
export const ignoredUri = (folder: vscode.WorkspaceFolder) =>
  vscode.Uri.joinPath(folder.uri, ignoredName);
export const baselineUri = (folder: vscode.WorkspaceFolder) =>
  vscode.Uri.joinPath(folder.uri, baselineName);

/** The findings that nobody wants to see in a workspace folder. */
const unreportedIndex = () =>
  new FolderReadings({
    glob: `**/{${ignoredName},${baselineName}}`,
    isRead: ({ path }) => [ignoredName, baselineName].some((name) => path.endsWith(`/${name}`)),
    read: async (folder) => (await import('./readUnreported.ts')).readUnreported(folder),
  });

/** The product names of each workspace folder, from all of its term files. */
const nameIndex = () =>
  new FolderReadings({ glob: termFileGlob, isRead: isTermFile, read: readFolderProductNames });

/** The lists of each workspace folder: the product names of its term files, and the findings that nobody wants to see. */
export class FolderLists implements vscode.Disposable {
  readonly names = nameIndex();
  readonly unreported = unreportedIndex();

  dispose(): void {
    this.names.dispose();
    this.unreported.dispose();
  }
}

/**
 * The product names of a workspace folder, from all of its term files. A term file that cannot be read guards nothing;
 * its own problems are shown in the file.
 */
async function readFolderProductNames(
  folder: vscode.WorkspaceFolder,
  found: (file: vscode.Uri) => void,
): Promise<FolderProductNames> {
  const { readTermFile } = await import('./readTermFile.ts');
  const uris = await findTermFiles(folder);
  for (const uri of uris) found(uri);
  const files = await Promise.all(uris.map((uri) => readTermFile(uri).catch(() => undefined)));
  const lists = files.flatMap((open) => open?.file.lists ?? []);
  return { of: (locale) => lists.filter(serves(locale)).flatMap(({ entries }) => entries) };
}

function serves(locale: string): (list: TermFileList) => boolean {
  return ({ language }) => language === locale || language === baseLanguage(locale);
}
