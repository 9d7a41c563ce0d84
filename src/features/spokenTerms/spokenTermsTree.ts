import * as vscode from 'vscode';
import { ListLoader } from '../../platform/account/listLoader.ts';
import type { SpokenTerms, TermListSummary } from '../../service/schemas/spokenTerms.ts';
import { spokenTermsListed, spokenTermsState } from '../../platform/contextKeys.ts';
import { describeError } from '../../platform/ui/errors/describeError.ts';
import type { Collections } from '../../platform/account/spokenTerms/collections.ts';
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
  readonly #loader: ListLoader;
  readonly #changed = new vscode.EventEmitter<SpokenTermsRow | undefined>();
  #rows: readonly SpokenTermsRow[] = [];
  /** What the editor gets when it asks next. */
  #ready: Promise<readonly SpokenTermsRow[]> | undefined;
  #isAsked = false;

  readonly onDidChangeTreeData = this.#changed.event;

  constructor(collections: Collections, drafts: Drafts, log: vscode.LogOutputChannel) {
    this.#collections = collections;
    this.#drafts = drafts;
    this.#log = log;
    this.#loader = new ListLoader(spokenTermsState, (error) =>
      log.error(describeError(error).detail),
    );
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
   * Shows everything again, as soon as it is loaded: between hearing of a change and having the new rows, the editor
   * calls the commands of rows without saying on which one.
   */
  redraw(): void {
    // A view that was never shown has nothing to ask for.
    if (this.#isAsked) void this.#reload();
  }

  /** Shows a collection and its lists again; the other rows stay as they are. */
  redrawCollection(id: string): void {
    const row = this.#rows.find(({ collection }) => collection.id === id);
    if (row !== undefined) this.#changed.fire(row);
  }

  dispose(): void {
    this.#changed.dispose();
  }

  async #reload(): Promise<void> {
    const rows = this.#roots();
    this.#ready = rows;
    await rows;
    // Overtaken by another, or shown already.
    if (rows === this.#ready) this.#changed.fire(undefined);
  }

  #roots(): Promise<readonly SpokenTermsRow[]> {
    return this.#loader.load(async () => {
      const { listed, collections } = await this.#collections.list();
      await spokenTermsListed.set(listed);
      return collections.map((collection) => ({ kind: 'collection', collection, listed }));
    });
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
