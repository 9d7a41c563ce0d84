import * as vscode from 'vscode';
import { ServiceError } from '../../service/errors.ts';
import type { TranslationMemory } from '../../service/memories.ts';
import type { Connection } from '../../platform/connection.ts';
import { memoriesState, type ListState } from '../../platform/contextKeys.ts';
import { describeError } from '../../platform/describeError.ts';
import { Pager } from '../../platform/pager.ts';
import { settings } from '../../platform/settings.ts';
import { memoryItem, moreItem } from './memoryItem.ts';

/** A row of the view: a memory, or the way to the next page. */
export type MemoryRow =
  | { readonly kind: 'memory'; readonly memory: TranslationMemory }
  | {
      readonly kind: 'more';
      readonly loaded: number;
      readonly total: number;
      readonly failed?: string;
    };

/** Memories of a page: the largest page that the service gives. */
const pageSize = 100;

export class MemoriesTree implements vscode.TreeDataProvider<MemoryRow>, vscode.Disposable {
  readonly #connection: Connection;
  readonly #log: vscode.LogOutputChannel;
  readonly #changed = new vscode.EventEmitter<undefined>();
  #pager: Pager<TranslationMemory> | undefined;
  #failure: string | undefined;

  readonly onDidChangeTreeData = this.#changed.event;

  constructor(connection: Connection, log: vscode.LogOutputChannel) {
    this.#connection = connection;
    this.#log = log;
  }

  getTreeItem(row: MemoryRow): vscode.TreeItem {
    if (row.kind === 'more') return moreItem(row);
    return memoryItem(row.memory, row.memory.id === settings.translationMemory.id.get());
  }

  async getChildren(row?: MemoryRow): Promise<MemoryRow[]> {
    if (row !== undefined) return [];
    if (this.#pager === undefined) await this.#loadFirst();
    return this.#rows();
  }

  refresh(): void {
    this.#pager = undefined;
    this.redraw();
  }

  redraw(): void {
    this.#changed.fire(undefined);
  }

  async loadMore(): Promise<void> {
    const pager = this.#pager;
    if (pager === undefined) return;
    this.#failure = undefined;
    try {
      await pager.loadMore();
    } catch (error) {
      const { message, detail } = describeError(error);
      this.#log.error(detail);
      this.#failure = message;
    }
    if (pager === this.#pager) this.redraw();
  }

  dispose(): void {
    this.#changed.dispose();
  }

  async #loadFirst(): Promise<void> {
    const pager = new Pager<TranslationMemory>({
      load: async (page) => {
        const { memories } = await this.#connection.service();
        const { memories: items, totalCount } = await memories.list({ page, pageSize });
        return { items, total: totalCount };
      },
      idOf: ({ id }) => id,
    });
    this.#pager = pager;
    this.#failure = undefined;
    await memoriesState.set('loading');
    const state = await this.#firstPage(pager);
    if (pager === this.#pager) await memoriesState.set(state);
  }

  async #firstPage(pager: Pager<TranslationMemory>): Promise<ListState> {
    try {
      await pager.loadMore();
      return pager.items.length === 0 ? 'empty' : 'ready';
    } catch (error) {
      this.#log.error(describeError(error).detail);
      return stateAfter(error);
    }
  }

  #rows(): MemoryRow[] {
    const pager = this.#pager;
    if (pager?.total === undefined) return [];
    const rows: MemoryRow[] = pager.items.map((memory) => ({ kind: 'memory', memory }));
    if (!pager.hasMore) return rows;
    const failed = this.#failure === undefined ? {} : { failed: this.#failure };
    return [...rows, { kind: 'more', loaded: rows.length, total: pager.total, ...failed }];
  }
}

function stateAfter(error: unknown): ListState {
  if (!(error instanceof ServiceError)) return 'error';
  if (error.kind === 'noKey') return 'noKey';
  return error.kind === 'permission' ? 'forbidden' : 'error';
}
