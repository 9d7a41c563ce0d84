import type * as vscode from 'vscode';
import { baseLanguage } from '../../catalog/locale.ts';
import type { FolderNames } from '../../project/findings/checkFile.ts';
import type { TermFileList } from '../../terms/termFile.ts';
import { findTermFiles, isTermFile, termFileGlob } from '../../platform/workspace/termFiles.ts';
import { FolderReadings } from './folderReadings.ts';

/** The product names of each workspace folder, from all of its term files. */
export const nameIndex = () =>
  new FolderReadings({ glob: termFileGlob, isRead: isTermFile, read: readNames });

/** A term file that cannot be read guards nothing; its own problems are shown in the file. */
async function readNames(folder: vscode.WorkspaceFolder): Promise<FolderNames> {
  const { readTermFile } = await import('../../platform/workspace/readTermFile.ts');
  const uris = await findTermFiles(folder);
  const files = await Promise.all(uris.map((uri) => readTermFile(uri).catch(() => undefined)));
  const lists = files.flatMap((open) => open?.file.lists ?? []);
  return { of: (locale) => lists.filter(serves(locale)).flatMap(({ entries }) => entries) };
}

function serves(locale: string): (list: TermFileList) => boolean {
  return ({ language }) => language === locale || language === baseLanguage(locale);
}
