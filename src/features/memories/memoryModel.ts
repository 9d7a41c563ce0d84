import * as vscode from 'vscode';
import { lazily } from '../../platform/ui/inBackground.ts';
import type { TranslationMemory } from '../../service/memories/schemas.ts';
import { limits } from '../../service/limits.ts';
import { memoriesFiltered, memoriesState } from '../../platform/contextKeys.ts';
import type { Services } from '../../platform/services.ts';
import { settings } from '../../platform/settings.ts';
import { shortListText } from '../../platform/account/allMemories.ts';
import type { Connection } from '../../platform/account/connection.ts';
import { ListTree } from '../../platform/ui/list/listTree.ts';
import { format } from '../../texts/format.ts';
import { plainText } from '../../texts/uiText.ts';
import { usesOf } from '../../platform/workspace/usesOf.ts';
import { JobRecords } from './jobRecords.ts';
import { filterAndSort, type MemoryListOptions } from './list/memoryListOptions.ts';
import {
  detailItem,
  detailsOf,
  memoryItem,
  moreItem,
  type MemoryDetail,
} from './list/memoryItem.ts';

/** A row of the view: a memory, a fact about one, or the way to the next page. */
export type MemoryRow =
  | { readonly kind: 'memory'; readonly memory: TranslationMemory }
  | { readonly kind: 'detail'; readonly memory: TranslationMemory; readonly detail: MemoryDetail }
  | {
      readonly kind: 'more';
      readonly loaded: number;
      readonly total: number;
      readonly failed?: string;
    };

/** The memories of the account, filtered and sorted among what is loaded, and the jobs that this window waits for. */
export class MemoryModel implements vscode.Disposable {
  readonly connection: Connection;
  readonly log: vscode.LogOutputChannel;
  readonly tree: ListTree<MemoryRow>;
  readonly view: vscode.TreeView<MemoryRow>;
  readonly records: () => Promise<JobRecords>;
  #listOptions: MemoryListOptions = { filter: '', order: 'service' };

  constructor({ connection, records, log }: Services) {
    this.connection = connection;
    this.log = log;
    this.records = lazily(async () => new JobRecords(await records()));
    this.tree = new ListTree<MemoryRow>(log, {
      state: memoriesState,
      load: async (page) => {
        const { memories } = await connection.service();
        const list = await memories.list({ page, pageSize: limits.pageSize });
        const items = list.memories.map((memory) => ({ kind: 'memory', memory }) as const);
        return { items, total: list.totalCount };
      },
      idOf: (row) => (row.kind === 'more' ? row.kind : row.memory.id),
      shown: (loaded) => this.#shown(loaded),
      more: ({ items: { length: loaded }, total = 0, isShort }, failure) => {
        const failed = isShort ? shortListText(loaded, total) : failure;
        return { kind: 'more', loaded, total, ...(failed !== undefined && { failed }) };
      },
      below(row) {
        if (row.kind !== 'memory') return [];
        const { memory } = row;
        const details = detailsOf(memory, usesOf(settings.translationMemory.id, memory.id));
        return details.map((detail) => ({ kind: 'detail', memory, detail }));
      },
      parentOf: (row) =>
        row.kind === 'detail' ? { kind: 'memory', memory: row.memory } : undefined,
      item(row) {
        if (row.kind === 'more') return moreItem(row);
        if (row.kind === 'detail') return detailItem(row.memory.id, row.detail);
        return memoryItem(row.memory, usesOf(settings.translationMemory.id, row.memory.id));
      },
    });
    this.view = vscode.window.createTreeView('glossa.memories', { treeDataProvider: this.tree });
  }

  get listOptions(): MemoryListOptions {
    return this.#listOptions;
  }

  /** A memory that is loaded, by its id. */
  find(id: string): TranslationMemory | undefined {
    return memoriesOf(this.tree.loaded ?? []).find((memory) => memory.id === id);
  }

  async setListOptions(change: Partial<MemoryListOptions>): Promise<void> {
    this.#listOptions = { ...this.#listOptions, ...change };
    await memoriesFiltered.set(this.#listOptions.filter !== '');
    this.tree.redraw();
  }

  dispose(): void {
    this.view.dispose();
    this.tree.dispose();
  }

  #shown(loaded: readonly MemoryRow[]): readonly MemoryRow[] {
    const { filter } = this.#listOptions;
    const shown = filterAndSort(memoriesOf(loaded), this.#listOptions, {
      languageName: format.language,
      compare: new Intl.Collator(vscode.env.language).compare,
    });
    this.view.description =
      filter === '' ? '' : filteredText([shown.length, loaded.length], filter);
    return shown.map((memory) => ({ kind: 'memory', memory }));
  }
}

function memoriesOf(rows: readonly MemoryRow[]): readonly TranslationMemory[] {
  return rows.flatMap((row) => (row.kind === 'memory' ? [row.memory] : []));
}

/** What the filter shows of what is loaded. */
function filteredText(counts: readonly number[], filter: string): string {
  return vscode.l10n.t({
    message: '{0} of {1} loaded · “{2}”',
    args: [...counts.map(format.number), plainText(filter, 30)],
    comment:
      '{0} and {1} are numbers of translation memories, {2} are words that the list is filtered by.',
  });
}
