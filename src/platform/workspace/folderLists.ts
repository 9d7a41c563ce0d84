import * as vscode from 'vscode';
import { baseLanguage } from '../../resources/locale.ts';
import type { FolderProductNames } from '../../project/findings/checkResourceFile.ts';
import {
  ignoredName,
  parseIgnored,
  type IgnoredFinding,
} from '../../project/findings/ignoredFindings.ts';
import type { TermFileList } from '../../terms/termFileFormat.ts';
import { readTextFile } from '../files/textFile.ts';
import { isTermFile, termFileGlob, findTermFiles } from './findTermFiles.ts';
import { FolderReadings } from './folderReadings.ts';

/** Where the list of a workspace folder is. */
export const ignoredUri = (folder: vscode.WorkspaceFolder) =>
  vscode.Uri.joinPath(folder.uri, ignoredName);

/** The findings that nobody wants to see in a workspace folder. */
const ignoredIndex = () =>
  new FolderReadings({
    glob: `**/${ignoredName}`,
    isRead: ({ path }) => path.endsWith(`/${ignoredName}`),
    read: readIgnored,
  });

/** The product names of each workspace folder, from all of its term files. */
const nameIndex = () =>
  new FolderReadings({ glob: termFileGlob, isRead: isTermFile, read: readFolderProductNames });

/** The lists of each workspace folder: the product names of its term files, and the findings that nobody wants to see. */
export class FolderLists implements vscode.Disposable {
  readonly names = nameIndex();
  readonly ignored = ignoredIndex();

  dispose(): void {
    this.names.dispose();
    this.ignored.dispose();
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

/** Nothing where there is no list, or none that can be read: then everything is shown. */
async function readIgnored(folder: vscode.WorkspaceFolder): Promise<readonly IgnoredFinding[]> {
  const file = await readTextFile(ignoredUri(folder)).catch(() => undefined);
  return parseIgnored(file?.text ?? '');
}
