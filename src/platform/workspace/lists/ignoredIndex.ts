import * as vscode from 'vscode';
import { readTextFile } from '../../files/textFile.ts';
import {
  ignoredName,
  parseIgnored,
  type IgnoredFinding,
} from '../../../project/ignoredFindings.ts';
import { FolderReadings } from './folderReadings.ts';

/** Where the list of a workspace folder is. */
export const ignoredUri = (folder: vscode.WorkspaceFolder) =>
  vscode.Uri.joinPath(folder.uri, ignoredName);

/** The findings that nobody wants to see in a workspace folder. */
export const ignoredIndex = () =>
  new FolderReadings({
    glob: `**/${ignoredName}`,
    isRead: ({ path }) => path.endsWith(`/${ignoredName}`),
    read: readIgnored,
  });

/** Nothing where there is no list, or none that can be read: then everything is shown. */
async function readIgnored(folder: vscode.WorkspaceFolder): Promise<readonly IgnoredFinding[]> {
  const file = await readTextFile(ignoredUri(folder)).catch(() => undefined);
  return parseIgnored(file?.text ?? '');
}
