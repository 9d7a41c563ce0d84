import type { Memento } from 'vscode';
import type { Draft } from '../../protocol/termEditor.ts';

const key = 'glossa.spokenTerms.drafts';

/** Texts that were typed and not saved, by collection and language. They outlive the page, the window and a crash. */
export class Drafts {
  readonly #store: Pick<Memento, 'get' | 'update'>;

  constructor(store: Pick<Memento, 'get' | 'update'>) {
    this.#store = store;
  }

  /** The drafts of a collection, by language. */
  of(id: string): ReadonlyMap<string, Draft> {
    return new Map(Object.entries(this.#all()[id] ?? {}));
  }

  /** Keeps a draft; `undefined` forgets it. */
  async keep(id: string, language: string, draft: Draft | undefined): Promise<void> {
    const drafts = new Map(this.of(id));
    if (draft === undefined) drafts.delete(language);
    else drafts.set(language, draft);
    await this.#write(id, drafts);
  }

  async forget(id: string): Promise<void> {
    await this.#write(id, new Map());
  }

  #all(): Readonly<Record<string, Readonly<Record<string, Draft>>>> {
    return this.#store.get(key, {});
  }

  async #write(id: string, drafts: ReadonlyMap<string, Draft>): Promise<void> {
    const { [id]: _, ...others } = this.#all();
    const all = drafts.size === 0 ? others : { ...others, [id]: Object.fromEntries(drafts) };
    await this.#store.update(key, all);
  }
}
