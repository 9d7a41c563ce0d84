import type { Memento } from 'vscode';
import { ServiceError } from '../../service/errors.ts';
import type { SpokenTerms, TermList, TermListSummary } from '../../service/spokenTerms/schemas.ts';
import type { SpokenTermsService } from '../../service/spokenTerms/spokenTermsService.ts';
import { mergedTerms, termChange } from '../../terms/compareTerms.ts';
import { sameLanguage } from '../../terms/sameLanguage.ts';
import type { Connection } from './connection.ts';
import { KnownCollections } from './knownCollections.ts';

/** The collections of the account, or, where the service does not list them, those that this workspace knows. */
export interface CollectionList {
  readonly listed: boolean;
  readonly collections: readonly SpokenTerms[];
}

/** What a list holds; `remembered` where the service does not say and this workspace saved it last. */
export interface KnownTerms {
  readonly terms: readonly string[];
  readonly remembered: boolean;
}

/** The service's answer to a save, and how many terms the list should have by what was sent. */
export interface SavedList {
  readonly entryCount: number;
  readonly expected: number;
}

/** Where the collections are kept: the service in force and its origin. */
export interface CollectionHome {
  readonly origin: string;
  readonly spokenTerms: SpokenTermsService;
}

/**
 * The spoken-terms collections: read once and kept until something changes them. Every method rejects as the
 * service does.
 */
export class Collections {
  readonly #home: () => Promise<CollectionHome>;
  readonly #known: KnownCollections;
  readonly #listeners = new Set<() => void>();
  #list: Promise<CollectionList> | undefined;
  #terms = new Map<string, Promise<KnownTerms | undefined>>();

  constructor(home: () => Promise<CollectionHome>, known: KnownCollections) {
    this.#home = home;
    this.#known = known;
  }

  /** Calls a listener when what was read before no longer holds. */
  onDidChange(listener: () => void): { dispose(): void } {
    this.#listeners.add(listener);
    return { dispose: () => this.#listeners.delete(listener) };
  }

  list(): Promise<CollectionList> {
    const list = (this.#list ??= this.#read());
    // A failure is not kept.
    list.catch(() => {
      if (this.#list === list) this.#list = undefined;
    });
    return list;
  }

  /** One of the list; `undefined` where it is no longer there. */
  async find(id: string): Promise<SpokenTerms | undefined> {
    return (await this.list()).collections.find((one) => one.id === id);
  }

  /** The list as it is now: somebody else may have changed it since it was read. */
  listNow(): Promise<CollectionList> {
    this.#list = undefined;
    return this.list();
  }

  /** The same as it is now. */
  async findNow(id: string): Promise<SpokenTerms | undefined> {
    await this.listNow();
    return this.find(id);
  }

  /** The terms of a list; none where the list does not exist, `undefined` where nobody can read them. */
  async terms(id: string, language: string): Promise<KnownTerms | undefined> {
    const lists = (await this.find(id))?.lists ?? [];
    if (!lists.some((list) => sameLanguage(list.language, language))) {
      return { terms: [], remembered: false };
    }
    const key = keyOf(id, language);
    const terms = this.#terms.get(key) ?? this.#readTerms(id, language);
    this.#terms.set(key, terms);
    terms.catch(() => this.#terms.delete(key));
    return terms;
  }

  /** The terms as they are now, not as they were read before. */
  async termsNow(id: string, language: string): Promise<KnownTerms | undefined> {
    await this.findNow(id);
    this.#terms.delete(keyOf(id, language));
    return this.terms(id, language);
  }

  /** Forgets what was read. */
  refresh(): void {
    this.#list = undefined;
    this.#terms = new Map();
    for (const listener of this.#listeners) listener();
  }

  async create(name: string): Promise<SpokenTerms> {
    const { origin, spokenTerms } = await this.#home();
    const collection = await spokenTerms.create({ name, lists: [] });
    await this.#known.put(origin, collection);
    this.refresh();
    return collection;
  }

  async rename(id: string, name: string): Promise<void> {
    const { origin, spokenTerms } = await this.#home();
    await this.#known.put(origin, await spokenTerms.edit(id, { name }));
    this.refresh();
  }

  /** Adds terms to a list, or starts the list. */
  async merge(id: string, { language, terms }: TermList): Promise<SavedList> {
    const { spokenTerms } = await this.#home();
    await this.#register(id);
    const stored = await this.termsNow(id, language);
    const added = stored === undefined ? terms : termChange(stored.terms, terms).added;
    const before = stored?.terms.length ?? 0;
    if (added.length === 0) return { entryCount: before, expected: before };
    const answer = await spokenTerms.edit(id, { lists: [{ language, terms: added }] });
    const after = stored === undefined ? terms : mergedTerms(stored.terms, terms);
    const summary = answer.lists.find((list) => sameLanguage(list.language, language));
    return this.#saved(id, after, summary ?? { language, entryCount: 0 });
  }

  async replace(id: string, list: TermList): Promise<SavedList> {
    const { spokenTerms } = await this.#home();
    await this.#register(id);
    return this.#saved(id, list.terms, await spokenTerms.replaceList(id, list));
  }

  async deleteList(id: string, language: string): Promise<void> {
    const { origin, spokenTerms } = await this.#home();
    await spokenTerms.deleteList(id, language);
    await this.#known.removeList(origin, id, language);
    this.refresh();
  }

  async delete(id: string): Promise<void> {
    const { spokenTerms } = await this.#home();
    await spokenTerms.delete(id);
    await this.forget(id);
  }

  /** What the service says about an id; `undefined` where it does not know it, or does not say. */
  async look(id: string): Promise<SpokenTerms | undefined> {
    const { spokenTerms } = await this.#home();
    return spokenTerms.get(id).catch(unlessNotOffered);
  }

  /** Takes a collection into the workspace's own registry. */
  async add(collection: SpokenTerms): Promise<void> {
    await this.#known.put((await this.#home()).origin, collection);
    this.refresh();
  }

  /** Takes a collection out of the registry; the service keeps it. */
  async forget(id: string): Promise<void> {
    await this.#known.remove((await this.#home()).origin, id);
    this.refresh();
  }

  async #read(): Promise<CollectionList> {
    const { origin, spokenTerms } = await this.#home();
    const collections = await spokenTerms.list().catch(unlessNotOffered);
    return {
      listed: collections !== undefined,
      collections: collections ?? this.#known.of(origin),
    };
  }

  async #readTerms(id: string, language: string): Promise<KnownTerms | undefined> {
    const { origin, spokenTerms } = await this.#home();
    const list = await spokenTerms.entries(id, language).catch(unlessNotOffered);
    if (list !== undefined) return { terms: list.terms, remembered: false };
    const terms = this.#known.terms(origin, id, language);
    return terms === undefined ? undefined : { terms, remembered: true };
  }

  // What is saved here has to be known here, in case the service does not report it afterwards.
  async #register(id: string): Promise<void> {
    const collection = await this.find(id);
    if (collection !== undefined) await this.#known.put((await this.#home()).origin, collection);
  }

  async #saved(
    id: string,
    terms: readonly string[],
    { language, entryCount }: TermListSummary,
  ): Promise<SavedList> {
    const { origin } = await this.#home();
    await this.#known.putList(origin, id, { language, entryCount, terms });
    this.refresh();
    return { entryCount, expected: terms.length };
  }
}

function keyOf(id: string, language: string): string {
  return `${id} ${language.toLowerCase()}`;
}

/** The contract names these operations without promising them: 404 and 405 mean that there is none. */
function unlessNotOffered(error: unknown): undefined {
  if (!(error instanceof ServiceError) || ![404, 405].includes(error.status ?? 0)) throw error;
}

/** The collections of who is signed in, with those that this workspace knows of its own. */
export function collectionsOf({
  connection,
  context,
}: {
  readonly connection: Pick<Connection, 'opened'>;
  readonly context: { readonly workspaceState: Pick<Memento, 'get' | 'update'> };
}): Collections {
  const home = async () => {
    const { service, account } = await connection.opened();
    return { spokenTerms: service.spokenTerms, origin: account.baseUrl.origin };
  };
  return new Collections(home, new KnownCollections(context.workspaceState));
}
