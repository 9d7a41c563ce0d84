import * as vscode from 'vscode';
import { memoryOrders, type MemoryOrder } from './memoryListOptions.ts';
import type { MemoriesTree } from './memoriesTree.ts';
import { inputLive } from '../../../platform/ui/inputBox.ts';
import { showQuickPick } from '../../../platform/ui/quickPick.ts';

/** Filters the view while the user types. Leaving the box with Escape puts the earlier filter back. */
export async function filterMemories(tree: MemoriesTree): Promise<void> {
  const before = tree.listOptions.filter;
  const entered = await inputLive({
    title: vscode.l10n.t('Filter Translation Memories'),
    prompt: vscode.l10n.t(
      'Words from the name and languages, for example “product de”. Only loaded memories are searched. Leave empty to show all.',
    ),
    value: before,
    change: (filter) => {
      void tree.setListOptions({ filter: filter.trim() });
      return undefined;
    },
  });
  await tree.setListOptions({ filter: entered?.trim() ?? before });
}

/** Sorts the memories that are loaded. */
export async function sortMemories(tree: MemoriesTree): Promise<void> {
  const { order: current } = tree.listOptions;
  const names: Record<MemoryOrder, string> = {
    service: vscode.l10n.t('Order of the Service'),
    name: vscode.l10n.t({ message: 'Name', comment: 'Order of a list: by name.' }),
    segments: vscode.l10n.t({
      message: 'Segments',
      comment: 'Noun: the pairs of texts in a translation memory.',
    }),
    updated: vscode.l10n.t('Last Update'),
  };
  const items = memoryOrders.map((order) => ({
    label: names[order],
    description:
      order === current
        ? vscode.l10n.t({
            message: 'current',
            comment: 'Adjective: stands beside the item of a list that is chosen now.',
          })
        : '',
    order,
  }));
  const title = vscode.l10n.t('Sort Translation Memories By');
  const picked = await showQuickPick(items, { title });
  if (picked !== undefined) await tree.setListOptions({ order: picked.order });
}
