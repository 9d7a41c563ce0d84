import * as vscode from 'vscode';
import { describeError } from '../errors/describeError.ts';
import { ListLoader, type ListState } from './listLoader.ts';
import { Pager, type Page } from './pager.ts';

/** What a tree lists, and how it shows it. */
export interface ListSource<Row> {
  readonly state: { set(state: ListState): Promise<void> };
  /** Pages count from 0; a list that comes as a whole is its first page. */
  load(page: number): Promise<Page<Row>>;
  /** Of a row of the list: each comes once. */
  idOf(row: Row): string;
  /** The rows to show of those that are loaded; without it, all. */
  shown?(loaded: readonly Row[]): readonly Row[];
  /** The row that loads the next page, or says why it did not come. */
  more?(list: Pager<Row>, failure: string | undefined): Row;
  below(row: Row): readonly Row[] | Promise<readonly Row[]>;
  parentOf?(row: Row): Row | undefined;
  item(row: Row): vscode.TreeItem;
}

/** A list that comes as a whole, as its only page. */
export function wholeList<Row>(rows: readonly Row[]): Page<Row> {
  return { items: rows, total: rows.length };
}

/**
 * A list of the service as a view: loaded when the view is first shown, and again only when it is told so. What was
 * shown stays until what takes its place is there.
 */
export class ListTree<Row> implements vscode.TreeDataProvider<Row>, vscode.Disposable {
  readonly #log: vscode.LogOutputChannel;
  readonly #source: ListSource<Row>;
  readonly #loader: ListLoader;
  readonly #changed = new vscode.EventEmitter<Row | undefined>();
  readonly #shownAnew = new vscode.EventEmitter<void>();
  #list: Pager<Row> | undefined;
  /** The list that is loaded to take its place, and its load. */
  #next: Pager<Row> | undefined;
  #loading: Promise<void> | undefined;
  #failure: string | undefined;
  #rows: readonly Row[] = [];

  readonly onDidChangeTreeData = this.#changed.event;
  /** Fires when the rows were worked out again. */
  readonly onDidShow = this.#shownAnew.event;

  constructor(log: vscode.LogOutputChannel, source: ListSource<Row>) {
    this.#log = log;
    this.#source = source;
    this.#loader = new ListLoader(source.state, (error) => this.#note(error));
  }

  /** What is loaded; `undefined` before the first list has come, or where it could not be loaded. */
  get loaded(): readonly Row[] | undefined {
    return this.#list?.total === undefined ? undefined : this.#list.items;
  }

  getTreeItem(row: Row): vscode.TreeItem {
    return this.#source.item(row);
  }

  getParent(row: Row): Row | undefined {
    return this.#source.parentOf?.(row);
  }

  async getChildren(row?: Row): Promise<Row[]> {
    if (row !== undefined) return [...(await this.#source.below(row))];
    while (this.#list === undefined) await (this.#loading ?? this.#load(1));
    this.#shownAnew.fire();
    this.#rows = this.#rowsOf(this.#list);
    return [...this.#rows];
  }

  /**
   * Loads the list again, as far as it was loaded, and then shows it: between hearing of a change and having the new
   * rows, the editor calls the commands of rows without saying on which one.
   */
  refresh(): void {
    void this.#reload(this.#list?.items.length ?? 1);
  }

  /** Shows the list of another account from its start. */
  restart(): void {
    void this.#reload(1);
    this.#list = undefined;
  }

  /** Shows again what is loaded. */
  redraw(): void {
    this.#changed.fire(undefined);
  }

  /** Shows a row of the list and what is below it again; the others stay as they are. */
  redrawRow(id: string): void {
    const row = this.#rows.find((one) => this.#source.idOf(one) === id);
    if (row !== undefined) this.#changed.fire(row);
  }

  async loadMore(): Promise<void> {
    const list = this.#list;
    if (list === undefined) return;
    if (list.isShort) return this.#reload(list.items.length);
    this.#failure = undefined;
    try {
      await list.loadMore();
    } catch (error) {
      this.#failure = describeError(error).message;
      this.#note(error);
    }
    if (list === this.#list) this.redraw();
  }

  dispose(): void {
    this.#changed.dispose();
    this.#shownAnew.dispose();
  }

  #note(error: unknown): void {
    this.#log.error(describeError(error).detail);
  }

  async #reload(count: number): Promise<void> {
    // A view that was never shown has nothing to ask for.
    if (this.#list === undefined && this.#loading === undefined) return;
    await this.#load(count);
    if (this.#loading === undefined) this.redraw();
  }

  /** Loads a list again until at least so many rows are there. */
  #load(count: number): Promise<void> {
    const list = new Pager<Row>(this.#source);
    this.#next = list;
    this.#loading = this.#take(list, count);
    return this.#loading;
  }

  /** Fills a list and takes it, unless another load has overtaken this one. */
  async #take(list: Pager<Row>, count: number): Promise<void> {
    await this.#loader.load(async () => {
      await list.loadUpTo(Math.max(1, count));
      return list.items;
    });
    if (list !== this.#next) return;
    this.#list = list;
    this.#next = undefined;
    this.#loading = undefined;
    this.#failure = undefined;
  }

  #rowsOf(list: Pager<Row>): readonly Row[] {
    const rows = this.#source.shown?.(list.items) ?? list.items;
    if (list.total === undefined || !(list.hasMore || list.isShort)) return rows;
    const more = this.#source.more?.(list, this.#failure);
    return more === undefined ? rows : [...rows, more];
  }
}
