import type * as vscode from 'vscode';
import { baseLanguage } from '../../../catalog/locale.ts';
import type { FolderNames } from '../../../project/findings/checkFile.ts';
import type { TermFileList } from '../../../terms/termFile.ts';
import { findTermFiles } from '../termFiles.ts';

/**
 * The product names of a workspace folder, from all of its term files. A term file that cannot be read guards nothing;
 * its own problems are shown in the file.
 */
export async function readFolderNames(
  folder: vscode.WorkspaceFolder,
  found: (file: vscode.Uri) => void,
): Promise<FolderNames> {
  const { readTermFile } = await import('../readTermFile.ts');
  const uris = await findTermFiles(folder);
  for (const uri of uris) found(uri);
  const files = await Promise.all(uris.map((uri) => readTermFile(uri).catch(() => undefined)));
  const lists = files.flatMap((open) => open?.file.lists ?? []);
  return { of: (locale) => lists.filter(serves(locale)).flatMap(({ entries }) => entries) };
}

function serves(locale: string): (list: TermFileList) => boolean {
  return ({ language }) => language === locale || language === baseLanguage(locale);
}
