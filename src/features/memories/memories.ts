import * as vscode from 'vscode';
import type { RegisterCommand } from '../../platform/ui/command.ts';
import { Panels } from '../../platform/pages/panel.ts';
import { settings } from '../../platform/settings.ts';
import { inBackground } from '../../platform/ui/inBackground.ts';
import type { Services } from '../../platform/services.ts';
import { MemoryModel } from './memoryModel.ts';
import { segmentsPanel, memoryView } from './segments/segmentsPanel.ts';
import { commandTitles } from '../../texts/commandTitles.ts';

/** The view of translation memories, and all that can be done with them. */
export function registerMemories(services: Services): vscode.Disposable {
  const { register, connection, context, log } = services;
  const model = new MemoryModel(services);
  const { tree } = model;
  const segments = new Panels(segmentsPanel(connection), context.extensionUri, log);
  // Once when the view is first shown; later only when the user does something about memories, so that an unreachable
  // service is not reported again and again.
  let resumed = false;
  const resume = (isAsked: boolean): void => {
    resumed = true;
    inBackground(
      log,
      commands().then(({ resumeJobs }) => resumeJobs(model, isAsked)),
    );
  };
  return vscode.Disposable.from(
    model,
    segments,
    tree.onDidShow(() => {
      if (tree.loaded !== undefined && !resumed) resume(false);
    }),
    connection.onDidChange(() => tree.restart()),
    vscode.workspace.onDidChangeConfiguration((event) => {
      if (event.affectsConfiguration(settings.translationMemory.id.key)) tree.redraw();
    }),
    vscode.workspace.onDidChangeWorkspaceFolders(() => tree.redraw()),
    register('glossa.memories.refresh', async () => {
      tree.refresh();
      resume(true);
    }),
    ...registerRows(register, model),
    register('glossa.memories.showSegments', async (row) => {
      const { whichMemory } = await commands();
      const title = commandTitles.showSegments();
      const memory = await whichMemory(model, row, title);
      if (memory !== undefined) segments.show(memoryView(memory));
    }),
    register('glossa.memories.import', async (given) => {
      resume(false);
      return (await commands()).importMemory(model, given);
    }),
    register('glossa.memories.export', async (given) => {
      resume(false);
      return (await commands()).exportMemory(model, given);
    }),
    register('glossa.memories.exportReviewed', async (given) =>
      (await commands()).exportReviewed(log, given),
    ),
  );
}

function registerRows(register: RegisterCommand, model: MemoryModel): vscode.Disposable[] {
  return [
    register('glossa.memories.loadMore', () => model.tree.loadMore()),
    register('glossa.memories.filter', async () => (await commands()).filterMemories(model)),
    register('glossa.memories.clearFilter', () => model.setListOptions({ filter: '' })),
    register('glossa.memories.sort', async () => (await commands()).sortMemories(model)),
    register('glossa.memories.use', async (row) => (await commands()).useMemory(row)),
    register('glossa.memories.copyId', async (row) => (await commands()).copyMemoryId(row)),
    register('glossa.memories.showDetails', async (row) =>
      (await commands()).showMemoryDetails(model.view, row),
    ),
    register('glossa.memories.delete', async (row) => (await commands()).deleteMemory(model, row)),
  ];
}

const commands = async () => (await import('./memoryCommands.ts')).memoryCommands;
