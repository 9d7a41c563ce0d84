import * as vscode from 'vscode';
import type { RegisterCommand } from '../../platform/ui/command.ts';
import type { Storage } from '../../platform/keptRecords.ts';
import { lazily } from '../../platform/lazily.ts';
import { Panels } from '../../platform/pages/panel.ts';
import { settings } from '../../platform/settings.ts';
import { inBackground } from '../../platform/ui/inBackground.ts';
import type { Services } from '../../platform/services.ts';
import { JobRecords } from './jobRecords.ts';
import type { MemoriesContext } from './memoriesContext.ts';
import { MemoriesTree, type MemoryRow } from './list/memoriesTree.ts';
import { segmentsPanel, shownMemory } from './segments/segmentsPanel.ts';

const jobRecords = (storage: () => Promise<Storage>) =>
  lazily(async () => new JobRecords(await storage()));

/** The view of translation memories, and all that can be done with them. */
export function registerMemories({
  register,
  connection,
  records: storage,
  context: { extensionUri },
  log,
}: Services): vscode.Disposable {
  const tree = new MemoriesTree(connection, log);
  const view = vscode.window.createTreeView<MemoryRow>('glossa.memories', {
    treeDataProvider: tree,
  });
  const context = { connection, log, records: jobRecords(storage), tree, view };
  const segments = new Panels(segmentsPanel(connection), extensionUri, log);
  // Once when the view is first shown; later only when the user does something about memories, so that an unreachable
  // service is not reported again and again.
  let resumed = false;
  const resume = (): void => {
    resumed = true;
    inBackground(
      log,
      commands().then(({ resumeJobs }) => resumeJobs(context)),
    );
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
    ...registerList(register, tree),
    ...registerRows(register, context),
    register('glossa.memories.showSegments', async (row) => {
      const { whichMemory } = await commands();
      const memory = await whichMemory(context, row, vscode.l10n.t('Show Segments'));
      if (memory !== undefined) segments.show(shownMemory(memory));
    }),
    register('glossa.memories.import', async (given) => {
      resume();
      return (await commands()).importMemory(context, given);
    }),
    register('glossa.memories.export', async (given) => {
      resume();
      return (await commands()).exportMemory(context, given);
    }),
    register('glossa.memories.exportReviewed', async (given) =>
      (await commands()).exportReviewed(log, given),
    ),
  );
}

function registerList(register: RegisterCommand, tree: MemoriesTree): vscode.Disposable[] {
  return [
    register('glossa.memories.loadMore', () => tree.loadMore()),
    register('glossa.memories.filter', async () => (await commands()).filterMemories(tree)),
    register('glossa.memories.clearFilter', () => tree.setListOptions({ filter: '' })),
    register('glossa.memories.sort', async () => (await commands()).sortMemories(tree)),
  ];
}

function registerRows(register: RegisterCommand, context: MemoriesContext): vscode.Disposable[] {
  return [
    register('glossa.memories.use', async (row) => (await commands()).useMemory(row)),
    register('glossa.memories.copyId', async (row) => (await commands()).copyMemoryId(row)),
    register('glossa.memories.showDetails', async (row) =>
      (await commands()).showMemoryDetails(context.view, row),
    ),
    register('glossa.memories.delete', async (row) =>
      (await commands()).deleteMemory(context, row),
    ),
  ];
}

const commands = async () => (await import('./memoryCommands.ts')).memoryCommands;
