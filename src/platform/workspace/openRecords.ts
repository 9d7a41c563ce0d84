import { createHash } from 'node:crypto';
import { join } from 'node:path';
import * as vscode from 'vscode';
import { stateFolder } from '../../disk/folderStatePaths.ts';
import { RecordFolder, removeOldRecords } from '../../disk/recordFolder.ts';
import type { Storage } from '../keptRecords.ts';
import { RecordFiles } from '../recordFiles.ts';
import { recordKeys, transcriptAge } from './recordKeys.ts';

/** The records of the workspace that is open; `before`: where an earlier version kept them. */
export async function openRecords(before: Storage): Promise<RecordFiles> {
  const all = join(stateFolder(), 'records');
  // A workspace that is never opened again keeps none for longer either.
  await removeOldRecords(all, recordKeys.transcripts, transcriptAge).catch(() => undefined);
  const folderOf = (key: string) => new RecordFolder(join(all, workspaceName(), key));
  // Only a window answers that.
  const seen = () => vscode.commands.executeCommand('setContext', 'glossa.records', true);
  return RecordFiles.open(Object.values(recordKeys), folderOf, before, seen);
}

/** Stands for the workspace of this window, by which windows that come after it find the same. */
function workspaceName(): string {
  const { workspaceFile, workspaceFolders } = vscode.workspace;
  const uri = workspaceFile ?? workspaceFolders?.[0]?.uri;
  return createHash('sha256')
    .update(uri?.toString() ?? '')
    .digest('hex')
    .slice(0, 16);
}
