import * as vscode from 'vscode';
import type { RegisterCommand } from '../../platform/command.ts';
import type { Connection } from '../../platform/connection.ts';
import { chooseFolder } from '../../platform/folder.ts';
import { settings } from '../../platform/settings.ts';
import { uiText } from '../../platform/uiText.ts';
import { MemoriesTree, type MemoryRow } from './memoriesTree.ts';

/** The view of translation memories: page by page, with what can be done with one. */
export function registerMemories(
  register: RegisterCommand,
  connection: Connection,
  log: vscode.LogOutputChannel,
): vscode.Disposable {
  const tree = new MemoriesTree(connection, log);
  const view = vscode.window.createTreeView('glossa.memories', { treeDataProvider: tree });
  return vscode.Disposable.from(
    tree,
    view,
    connection.onDidChange(() => tree.refresh()),
    vscode.workspace.onDidChangeConfiguration((event) => {
      if (event.affectsConfiguration(settings.translationMemory.id.key)) tree.redraw();
    }),
    register('glossa.memories.refresh', async () => tree.refresh()),
    register('glossa.memories.loadMore', () => tree.loadMore()),
    register('glossa.memories.use', async (row) => useForFolder(row as MemoryRow)),
    register('glossa.memories.copyId', async (row) => copyId(row as MemoryRow)),
  );
}

async function useForFolder(row: MemoryRow | undefined): Promise<void> {
  if (row?.kind !== 'memory') return;
  const folder = await chooseFolder();
  await settings.translationMemory.id.set(row.memory.id, folder?.uri);
  const name = uiText(row.memory.name);
  const message =
    folder === undefined
      ? vscode.l10n.t('“{0}” is now used for translations.', name)
      : vscode.l10n.t('“{0}” is now used for translations in {1}.', name, uiText(folder.name));
  void vscode.window.showInformationMessage(message);
}

async function copyId(row: MemoryRow | undefined): Promise<void> {
  if (row?.kind !== 'memory') return;
  await vscode.env.clipboard.writeText(row.memory.id);
  vscode.window.setStatusBarMessage(vscode.l10n.t('ID copied'), 3000);
}
