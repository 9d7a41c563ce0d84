import type { LogOutputChannel, TreeView } from 'vscode';
import type { Connection } from '../../platform/account/connection.ts';
import type { JobRecords } from './jobRecords.ts';
import type { MemoriesTree, MemoryRow } from './list/memoriesTree.ts';

/** What the commands of this feature share. */
export interface MemoriesContext {
  readonly connection: Connection;
  readonly log: LogOutputChannel;
  readonly records: () => Promise<JobRecords>;
  readonly tree: MemoriesTree;
  readonly view: TreeView<MemoryRow>;
}
