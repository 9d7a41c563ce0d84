import * as vscode from 'vscode';
import type { RegisterCommand } from '../../platform/ui/command.ts';
import type { Connection } from '../../platform/account/connection.ts';
import { Panels } from '../../platform/pages/panel.ts';
import { settings } from '../../platform/settings.ts';
import { filterMemories, sortMemories } from './list/filterAndSortCommands.ts';
import { deleteMemory } from './list/deleteMemory.ts';
import { exportMemory } from './jobs/exportMemory.ts';
import { exportReviewed } from './reviewed/exportReviewed.ts';
import { importMemory } from './jobs/importMemory.ts';
import { JobRecords } from './jobRecords.ts';
import { MemoriesTree, type MemoryRow } from './list/memoriesTree.ts';
import { resumeJobs } from './jobs/resumeJobs.ts';
import { copyMemoryId, showMemoryDetails, useMemory } from './list/rowCommands.ts';
import { segmentsPanel, shownMemory } from './segments/segmentsPanel.ts';
import { whichMemory } from './whichMemory.ts';

/** The view of translation memories, and all that can be done with them. */
export function registerMemories(
  register: RegisterCommand,
  connection: Connection,
  { extensionUri, workspaceState }: vscode.ExtensionContext,
  log: vscode.LogOutputChannel,
): vscode.Disposable {
  const tree = new MemoriesTree(connection, log);
  const view = vscode.window.createTreeView<MemoryRow>('glossa.memories', {
    treeDataProvider: tree,
  });
  const records = new JobRecords(workspaceState);
  const context = { connection, log, records, tree, view };
  const segments = new Panels(segmentsPanel(connection), extensionUri, log);
  // Once when the view is first shown; later only when the user does something about memories, so that an unreachable
  // service is not reported again and again.
  let resumed = false;
  const resume = (): void => {
    resumed = true;
    void resumeJobs(context);
  };
  return vscode.Disposable.from(
    tree,
    view,
    segments,
    tree.onDidShow(() => {
      view.description = tree.description ?? '';
      if (tree.isLoaded && !resumed) resume();
    }),
    connection.onDidChange(() => tree.restart()),
    vscode.workspace.onDidChangeConfiguration((event) => {
      if (event.affectsConfiguration(settings.translationMemory.id.key)) tree.redraw();
    }),
    vscode.workspace.onDidChangeWorkspaceFolders(() => tree.redraw()),
    register('glossa.memories.refresh', async () => {
      tree.refresh();
      resume();
    }),
    register('glossa.memories.loadMore', () => tree.loadMore()),
    register('glossa.memories.filter', () => filterMemories(tree)),
    register('glossa.memories.clearFilter', () => tree.setListOptions({ filter: '' })),
    register('glossa.memories.sort', () => sortMemories(tree)),
    register('glossa.memories.use', (row) => useMemory(row)),
    register('glossa.memories.copyId', (row) => copyMemoryId(row)),
    register('glossa.memories.showDetails', (row) => showMemoryDetails(view, row)),
    register('glossa.memories.showSegments', async (row) => {
      const memory = await whichMemory(context, row, vscode.l10n.t('Show Segments'));
      if (memory !== undefined) segments.show(shownMemory(memory));
    }),
    register('glossa.memories.import', (given) => {
      resume();
      return importMemory(context, given);
    }),
    register('glossa.memories.export', (given) => {
      resume();
      return exportMemory(context, given);
    }),
    register('glossa.memories.exportReviewed', (given) => exportReviewed(log, given)),
    register('glossa.memories.delete', (row) => deleteMemory(context, row)),
  );
}
