import type * as vscode from 'vscode';
import { parseBaseline } from '../../project/findings/baseline.ts';
import { parseIgnored } from '../../project/findings/ignoredFindings.ts';
import type { UnreportedFindings } from '../../project/findings/unreportedFindings.ts';
import { readTextFile } from '../files/textFile.ts';
import { baselineUri, ignoredUri } from './folderLists.ts';

/** Nothing where there is no list, or none that can be read: then everything is shown. */
export async function readUnreported(folder: vscode.WorkspaceFolder): Promise<UnreportedFindings> {
  const textOf = async (uri: vscode.Uri) =>
    (await readTextFile(uri).catch(() => undefined))?.text ?? '';
  return {
    ignored: parseIgnored(await textOf(ignoredUri(folder))),
    baseline: parseBaseline(await textOf(baselineUri(folder))),
  };
}
