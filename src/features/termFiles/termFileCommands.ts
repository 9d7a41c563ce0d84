import * as vscode from 'vscode';
import type { Services } from '../../platform/services.ts';
import { describeError } from '../../platform/ui/errors/describeError.ts';
import { readTermFile } from '../../platform/workspace/readTermFile.ts';
import { collectionOf } from './collectionOf.ts';
import type { CollectionSnapshots } from './collectionSnapshots.ts';
import { compareTermFile } from './compareTermFile.ts';
import { pushTermFile } from './pushTermFile.ts';

/** What is done with term files: loaded when it is first asked for. */
export const termFileCommands = { compareTermFile, lookForDrift: checkSync, pushTermFile };

/**
 * Looks at the collection of a term file that was just opened, where somebody is signed in, so that the file's badge is
 * up to date. Nobody asked for it: failures go to the log alone.
 */
async function checkSync(
  services: Services,
  snapshots: CollectionSnapshots,
  uri: vscode.Uri,
): Promise<void> {
  if (!vscode.workspace.isTrusted) return;
  try {
    const open = await readTermFile(uri);
    const id = open?.file.collection;
    if (open === undefined || id === undefined) return;
    if ((await services.connection.account()) === undefined) return;
    await collectionOf(services, snapshots, open, id);
  } catch (error) {
    services.log.warn(describeError(error).detail);
  }
}
