import * as vscode from 'vscode';
import { describeError } from '../../platform/ui/errors/describeError.ts';
import { readTermFile } from '../../platform/workspace/readTermFile.ts';
import { collectionOf } from './collectionOf.ts';
import type { TermFilesContext } from './termFilesContext.ts';

/**
 * Looks at the collection of a term file that was just opened, where somebody is signed in, so that the file's badge is
 * up to date. Nobody asked for it: failures go to the log alone.
 */
export async function lookForDrift(
  context: TermFilesContext,
  uri: vscode.Uri,
  log: vscode.LogOutputChannel,
): Promise<void> {
  if (!vscode.workspace.isTrusted) return;
  try {
    const open = await readTermFile(uri);
    const id = open?.file.collection;
    if (open === undefined || id === undefined) return;
    if ((await context.connection.account()) === undefined) return;
    await collectionOf(context, open, id);
  } catch (error) {
    log.warn(describeError(error).detail);
  }
}
