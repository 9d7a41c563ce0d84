import * as vscode from 'vscode';
import { listStateAfter } from '../../platform/account/listStateAfter.ts';
import type { SpokenTerms, TermListSummary } from '../../service/schemas/spokenTerms.ts';
import { spokenTermsListed, spokenTermsState, type ListState } from '../../platform/contextKeys.ts';
import { describeError } from '../../platform/ui/describeError.ts';
import type { Collections } from './collections.ts';
import type { Drafts } from './drafts.ts';
import { collectionItem, listItem } from './spokenTermsItem.ts';

/** A row of the view: a collection, or one of its lists. */
export type SpokenTermsRow =
  | { readonly kind: 'collection'; readonly collection: SpokenTerms; readonly listed: boolean }
  | {
      readonly kind: 'list';
      readonly collection: SpokenTerms;
      readonly list: TermListSummary;
      /** `undefined` where nobody can read them. */
      readonly terms: readonly string[] | undefined;
    };

/** The collections, and below them their lists. */
export class SpokenTermsTree implements vscode.TreeDataProvider<SpokenTermsRow>, vscode.Disposable {
  readonly #collections: Collections;
  readonly #drafts: Drafts;
  readonly #log: vscode.LogOutputChannel;
  readonly #changed = new vscode.EventEmitter<SpokenTermsRow | undefined>();
  #rows: readonly SpokenTermsRow[] = [];
  /** What the editor gets when it asks next. */
  #ready: Promise<readonly SpokenTermsRow[]> | undefined;
  #isAsked = false;
  #turn = 0;

  readonly onDidChangeTreeData = this.#changed.event;

  constructor(collections: Collections, drafts: Drafts, log: vscode.LogOutputChannel) {
    this.#collections = collections;
    this.#drafts = drafts;
    this.#log = log;
  }

  getTreeItem(row: SpokenTermsRow): vscode.TreeItem {
    const drafts = this.#drafts.of(row.collection.id);
    if (row.kind === 'collection') return collectionItem(row.collection, row.listed, drafts.size);
    return listItem(row, drafts.has(row.list.language));
  }

  async getChildren(row?: SpokenTermsRow): Promise<SpokenTermsRow[]> {
    if (row === undefined) {
      this.#isAsked = true;
      const rows = this.#ready ?? this.#roots();
      this.#ready = undefined;
      return [...(this.#rows = await rows)];
    }
    return row.kind === 'list' ? [] : this.#listsOf(row.collection);
  }

  /**
   * Shows everything anew, as soon as it is loaded: between being told of a change and having the new rows, the editor
   * calls the commands of rows without saying on which.
   */
  redraw(): void {
    // A view that was never shown has nothing to ask for.
    if (this.#isAsked) void this.#reload();
  }

  /** Shows a collection and its lists anew; the other rows stay as they are. */
  redrawCollection(id: string): void {
    const row = this.#rows.find(({ collection }) => collection.id === id);
    if (row !== undefined) this.#changed.fire(row);
  }

  dispose(): void {
    this.#changed.dispose();
  }

  async #reload(): Promise<void> {
    this.#ready = this.#roots();
    const turn = this.#turn;
    await this.#ready;
    if (turn === this.#turn) this.#changed.fire(undefined);
  }

  /** The state of the view says why there are no rows. A load that was overtaken by another says nothing. */
  async #roots(): Promise<readonly SpokenTermsRow[]> {
    const turn = ++this.#turn;
    const tell = async (state: ListState): Promise<void> => {
      if (turn === this.#turn) await spokenTermsState.set(state);
    };
    await tell('loading');
    try {
      const { listed, collections } = await this.#collections.list();
      await spokenTermsListed.set(listed);
      await tell(collections.length === 0 ? 'empty' : 'ready');
      return collections.map((collection) => ({ kind: 'collection', collection, listed }));
    } catch (error) {
      this.#log.error(describeError(error).detail);
      await tell(listStateAfter(error));
      return [];
    }
  }

  async #listsOf(collection: SpokenTerms): Promise<SpokenTermsRow[]> {
    return Promise.all(
      collection.lists.map(async (list) => {
        const known = await this.#terms(collection.id, list.language);
        return { kind: 'list', collection, list, terms: known } as const;
      }),
    );
  }

  // The row can do without: it then shows how many terms there are and not how long they are.
  async #terms(id: string, language: string): Promise<readonly string[] | undefined> {
    try {
      return (await this.#collections.terms(id, language))?.terms;
    } catch (error) {
      this.#log.warn(describeError(error).detail);
      return undefined;
    }
  }
}
