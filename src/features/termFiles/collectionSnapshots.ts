import * as vscode from 'vscode';
import { listOf, type StoredList } from '../../terms/compareTerms.ts';

/** The lists of a collection as the service had them when Glossa last looked or pushed. */
interface CollectionSnapshot {
  readonly collection: string;
  readonly lists: readonly StoredList[];
}

const stateKey = 'glossa.termFiles';

/** What was last seen of the collections that the term files of this workspace name. Nothing is asked for it. */
export class CollectionSnapshots implements vscode.Disposable {
  readonly #state: vscode.Memento;
  readonly #changed = new vscode.EventEmitter<vscode.Uri>();

  /** Fires with the term file about whose collection something new is known. */
  readonly onDidChange = this.#changed.event;

  constructor(state: vscode.Memento) {
    this.#state = state;
  }

  /** Nothing where the file names another collection than the one that was seen, or none. */
  of(uri: vscode.Uri, collection: string | undefined): readonly StoredList[] | undefined {
    const snapshot = this.#all[uri.toString()];
    return snapshot?.collection === collection ? snapshot?.lists : undefined;
  }

  async note(uri: vscode.Uri, collection: string, lists: readonly StoredList[]): Promise<void> {
    const all = { ...this.#all, [uri.toString()]: { collection, lists } };
    await this.#state.update(stateKey, all);
    this.#changed.fire(uri);
  }

  /** Puts one list in the place of what was known of its language. */
  async noteList(uri: vscode.Uri, collection: string, list: StoredList): Promise<void> {
    const known = this.of(uri, collection) ?? [];
    const others = known.filter((other) => listOf([other], list.language) === undefined);
    await this.note(uri, collection, [...others, list]);
  }

  dispose(): void {
    this.#changed.dispose();
  }

  get #all(): Readonly<Record<string, CollectionSnapshot>> {
    return this.#state.get<Readonly<Record<string, CollectionSnapshot>>>(stateKey, {});
  }
}
