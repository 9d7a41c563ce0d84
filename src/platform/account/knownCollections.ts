import type { Memento } from 'vscode';
import type { SpokenTerms } from '../../service/spokenTerms/schemas.ts';
import { sameLanguage } from '../../terms/sameLanguage.ts';

interface KnownList {
  readonly language: string;
  readonly entryCount: number;
  /** What was saved here last, as long as the service's count agrees with it. */
  readonly terms?: readonly string[];
}

interface KnownCollection {
  readonly id: string;
  readonly name: string;
  /** ISO 8601. */
  readonly created?: string | undefined;
  readonly lists: readonly KnownList[];
}

const key = 'glossa.spokenTerms.known';

/**
 * The workspace's own registry of collections: those that were created or added here, by the service's origin. It
 * stands in for what a service does not offer: listing collections, and reading their terms.
 */
export class KnownCollections {
  readonly #store: Pick<Memento, 'get' | 'update'>;

  constructor(store: Pick<Memento, 'get' | 'update'>) {
    this.#store = store;
  }

  of(origin: string): readonly SpokenTerms[] {
    return this.#read(origin).map(({ id, name, created, lists }) => ({
      id,
      name,
      created: created === undefined ? undefined : new Date(created),
      lists: lists.map(({ language, entryCount }) => ({ language, entryCount })),
    }));
  }

  terms(origin: string, id: string, language: string): readonly string[] | undefined {
    const collection = this.#read(origin).find((one) => one.id === id);
    return collection?.lists.find((list) => sameLanguage(list.language, language))?.terms;
  }

  /** Puts a collection in, or in place of the one with its id. Terms stay known where the counts still agree. */
  async put(origin: string, { id, name, created, lists }: SpokenTerms): Promise<void> {
    const known: KnownCollection = {
      id,
      name,
      created: created?.toISOString(),
      lists: lists.map(({ language, entryCount }) => {
        const terms = this.terms(origin, id, language);
        return { language, entryCount, ...(terms?.length === entryCount && { terms }) };
      }),
    };
    const all = this.#read(origin);
    const place = all.findIndex((one) => one.id === id);
    await this.#write(origin, place < 0 ? [...all, known] : all.with(place, known));
  }

  /** Notes what a list was saved as; `terms` of another number than the service counts are not believed. */
  async putList(origin: string, id: string, list: Required<KnownList>): Promise<void> {
    const { language, entryCount, terms } = list;
    const known = { language, entryCount, ...(terms.length === entryCount && { terms }) };
    const others = (lists: readonly KnownList[]): readonly KnownList[] =>
      lists.filter((one) => !sameLanguage(one.language, language));
    const changed = this.#read(origin).map((collection) =>
      collection.id === id
        ? { ...collection, lists: [...others(collection.lists), known] }
        : collection,
    );
    await this.#write(origin, changed);
  }

  async removeList(origin: string, id: string, language: string): Promise<void> {
    const changed = this.#read(origin).map((collection) => {
      const lists = collection.lists.filter((one) => !sameLanguage(one.language, language));
      return collection.id === id ? { ...collection, lists } : collection;
    });
    await this.#write(origin, changed);
  }

  async remove(origin: string, id: string): Promise<void> {
    await this.#write(
      origin,
      this.#read(origin).filter((one) => one.id !== id),
    );
  }

  #all(): Readonly<Record<string, readonly KnownCollection[]>> {
    return this.#store.get(key, {});
  }

  #read(origin: string): readonly KnownCollection[] {
    return this.#all()[origin] ?? [];
  }

  async #write(origin: string, collections: readonly KnownCollection[]): Promise<void> {
    await this.#store.update(key, { ...this.#all(), [origin]: collections });
  }
}
