import * as vscode from 'vscode';
import { memoryOrders, type MemoryOrder } from './memoryListOptions.ts';
import type { MemoryModel } from '../memoryModel.ts';
import { inputLive } from '../../../platform/ui/inputBox.ts';
import { showQuickPick } from '../../../platform/ui/quickPick.ts';
import { choices } from '../../../texts/choices.ts';

/** Filters the view while the user types. Leaving the box with Escape puts the earlier filter back. */
export async function filterMemories(model: MemoryModel): Promise<void> {
  const before = model.listOptions.filter;
  const entered = await inputLive({
    title: vscode.l10n.t('Filter Translation Memories'),
    prompt: vscode.l10n.t(
      'Words from the name and languages, for example “product de”. Only loaded memories are searched. Leave empty to show all.',
    ),
    value: before,
    change: (filter) => {
      void model.setListOptions({ filter: filter.trim() });
      return undefined;
    },
  });
  await model.setListOptions({ filter: entered?.trim() ?? before });
}

/** Sorts the memories that are loaded. */
export async function sortMemories(model: MemoryModel): Promise<void> {
  const { order: current } = model.listOptions;
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
    description: order === current ? choices.current() : '',
    order,
  }));
  const title = vscode.l10n.t('Sort Translation Memories By');
  const picked = await showQuickPick(items, { title });
  if (picked !== undefined) await model.setListOptions({ order: picked.order });
}
