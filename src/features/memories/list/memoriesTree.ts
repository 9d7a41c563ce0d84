import * as vscode from 'vscode';
import { ListLoader } from '../../../platform/account/listLoader.ts';
import type { TranslationMemory } from '../../../service/schemas/memories.ts';
import { limits } from '../../../service/limits.ts';
import type { Connection } from '../../../platform/account/connection.ts';
import { memoriesFiltered, memoriesState } from '../../../platform/contextKeys.ts';
import { describeError } from '../../../platform/ui/errors/describeError.ts';
import { shortListText } from '../../../platform/account/allMemories.ts';
import { Pager } from '../../../platform/account/pager.ts';
import { format } from '../../../platform/ui/text/format.ts';
import { plainText } from '../../../platform/ui/text/uiText.ts';
import { filterAndSort, type MemoryListOptions } from './memoryListOptions.ts';
import { detailItem, detailsOf, memoryItem, moreItem, type MemoryDetail } from './memoryItem.ts';
import { usesOf } from '../../../platform/workspace/usesOf.ts';
import { settings } from '../../../platform/settings.ts';

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

/** The memories of the account, page by page, filtered and sorted among what is loaded. */
export class MemoriesTree implements vscode.TreeDataProvider<MemoryRow>, vscode.Disposable {
  readonly #connection: Connection;
  readonly #log: vscode.LogOutputChannel;
  readonly #loader: ListLoader;
  readonly #changed = new vscode.EventEmitter<undefined>();
  readonly #shownAnew = new vscode.EventEmitter<void>();
  #pager: Pager<TranslationMemory> | undefined;
  /** The list that is loaded to take its place, and its load. */
  #next: Pager<TranslationMemory> | undefined;
  #loading: Promise<void> | undefined;
  #failure: string | undefined;
  #listOptions: MemoryListOptions = { filter: '', order: 'service' };

  readonly onDidChangeTreeData = this.#changed.event;
  /** Fires when the rows were worked out again. */
  readonly onDidShow = this.#shownAnew.event;

  constructor(connection: Connection, log: vscode.LogOutputChannel) {
    this.#connection = connection;
    this.#log = log;
    this.#loader = new ListLoader(memoriesState, (error) => log.error(describeError(error).detail));
  }

  get listOptions(): MemoryListOptions {
    return this.#listOptions;
  }

  get isLoaded(): boolean {
    return this.#pager?.total !== undefined;
  }

  /** What the filter shows of what is loaded; `undefined` without a filter. */
  get description(): string | undefined {
    const { filter } = this.#listOptions;
    const loaded = this.#pager?.items;
    if (filter === '' || loaded === undefined) return undefined;
    const counts = [this.#shown().length, loaded.length].map(format.number);
    return vscode.l10n.t({
      message: '{0} of {1} loaded · “{2}”',
      args: [...counts, plainText(filter, 30)],
      comment:
        '{0} and {1} are numbers of translation memories, {2} are words that the list is filtered by.',
    });
  }

  getTreeItem(row: MemoryRow): vscode.TreeItem {
    if (row.kind === 'more') return moreItem(row);
    if (row.kind === 'detail') return detailItem(row.memory.id, row.detail);
    return memoryItem(row.memory, usesOf(settings.translationMemory.id, row.memory.id));
  }

  async getChildren(row?: MemoryRow): Promise<MemoryRow[]> {
    if (row?.kind === 'memory') {
      const { memory } = row;
      return detailsOf(memory, usesOf(settings.translationMemory.id, memory.id)).map((detail) => ({
        kind: 'detail',
        memory,
        detail,
      }));
    }
    if (row !== undefined) return [];
    while (this.#pager === undefined) await (this.#loading ?? this.#load(1));
    this.#shownAnew.fire();
    return this.#rows();
  }

  getParent(row: MemoryRow): MemoryRow | undefined {
    return row.kind === 'detail' ? { kind: 'memory', memory: row.memory } : undefined;
  }

  /** A memory that is loaded, by its id. */
  find(id: string): TranslationMemory | undefined {
    return this.#pager?.items.find((memory) => memory.id === id);
  }

  async setListOptions(change: Partial<MemoryListOptions>): Promise<void> {
    this.#listOptions = { ...this.#listOptions, ...change };
    await memoriesFiltered.set(this.#listOptions.filter !== '');
    this.redraw();
  }

  /**
   * Loads the list again, as far as it was loaded, and then shows it: between hearing of a change and having the new
   * rows, the editor calls the commands of rows without saying on which one.
   */
  refresh(): void {
    void this.#reload(this.#pager?.items.length ?? 1);
  }

  /** Shows the list of another account from its start. */
  restart(): void {
    void this.#reload(1);
    this.#pager = undefined;
  }

  redraw(): void {
    this.#changed.fire(undefined);
  }

  async loadMore(): Promise<void> {
    const pager = this.#pager;
    if (pager === undefined) return;
    if (pager.isShort) return this.#reload(pager.items.length);
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
    this.#shownAnew.dispose();
  }

  async #reload(count: number): Promise<void> {
    // A view that was never shown has nothing to ask for.
    if (this.#pager === undefined && this.#loading === undefined) return;
    await this.#load(count);
    if (this.#loading === undefined) this.redraw();
  }

  /** Loads a list again until at least so many memories are there. */
  #load(count: number): Promise<void> {
    const pager = new Pager<TranslationMemory>({
      load: async (page) => {
        const { memories } = await this.#connection.service();
        const { memories: items, totalCount } = await memories.list({
          page,
          pageSize: limits.pageSize,
        });
        return { items, total: totalCount };
      },
      idOf: ({ id }) => id,
    });
    this.#next = pager;
    this.#loading = this.#show(pager, count);
    return this.#loading;
  }

  /** Fills a list and takes it, unless another load has overtaken this one. */
  async #show(pager: Pager<TranslationMemory>, count: number): Promise<void> {
    await this.#loader.load(async () => {
      await pager.loadUpTo(Math.max(1, count));
      return pager.items;
    });
    if (pager !== this.#next) return;
    this.#pager = pager;
    this.#next = undefined;
    this.#loading = undefined;
    this.#failure = undefined;
  }

  #shown(): readonly TranslationMemory[] {
    return filterAndSort(this.#pager?.items ?? [], this.#listOptions, {
      languageName: format.language,
      compare: new Intl.Collator(vscode.env.language).compare,
    });
  }

  #rows(): MemoryRow[] {
    const pager = this.#pager;
    if (pager?.total === undefined) return [];
    const rows: MemoryRow[] = this.#shown().map((memory) => ({ kind: 'memory', memory }));
    if (!pager.hasMore && !pager.isShort) return rows;
    const { length: loaded } = pager.items;
    const { total } = pager;
    const failure = pager.isShort ? shortListText(loaded, total) : this.#failure;
    const failed = failure === undefined ? {} : { failed: failure };
    return [...rows, { kind: 'more', loaded, total, ...failed }];
  }
}
