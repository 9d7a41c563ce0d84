import type { Memento } from 'vscode';
import type { Draft } from '../../protocol/termEditor.ts';

const key = 'glossa.spokenTerms.drafts';

/** Texts that were typed and not saved, by collection and language. They outlive the page, the window and a crash. */
export class Drafts {
  readonly #store: Pick<Memento, 'get' | 'update'>;
  readonly #changed: (id: string) => void;

  /** @param changed called where a language of a collection has a draft now, or has none any more */
  constructor(
    store: Pick<Memento, 'get' | 'update'>,
    changed: (id: string) => void = () => undefined,
  ) {
    this.#store = store;
    this.#changed = changed;
  }

  /** The drafts of a collection, by language. */
  of(id: string): ReadonlyMap<string, Draft> {
    return new Map(Object.entries(this.#all()[id] ?? {}));
  }

  /** Keeps a draft; `undefined` forgets it. */
  async keep(id: string, language: string, draft: Draft | undefined): Promise<void> {
    const drafts = new Map(this.of(id));
    const had = drafts.has(language);
    if (draft === undefined) drafts.delete(language);
    else drafts.set(language, draft);
    await this.#write(id, drafts);
    if (had !== drafts.has(language)) this.#changed(id);
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
