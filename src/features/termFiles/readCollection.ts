import type { StoredList } from '../../terms/compareTerms.ts';
import { ServiceError } from '../../service/errors.ts';
import type { SpokenTerms } from '../../service/schemas/spokenTerms.ts';
import type { SpokenTermsService } from '../../service/spokenTermsService.ts';

/**
 * What the service says about a collection. Reading collections and their terms is not part of every service: `unknown`
 * is a collection of which nothing can be read, `gone` one that is not in the account's list.
 */
export type StoredCollection =
  | { readonly kind: 'known'; readonly name: string; readonly lists: readonly StoredList[] }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'gone' };

/** Reads a collection with the terms of its lists, as far as that is offered. */
export async function readCollection(
  spokenTerms: SpokenTermsService,
  id: string,
): Promise<StoredCollection> {
  const summary = await summaryOf(spokenTerms, id);
  if (typeof summary === 'string') return { kind: summary };
  const lists = summary.lists.map(async ({ language, entryCount }): Promise<StoredList> => {
    const stored = await ifOffered(spokenTerms.entries(id, language));
    return { language, count: entryCount, terms: stored?.terms };
  });
  return { kind: 'known', name: summary.name, lists: await Promise.all(lists) };
}

async function summaryOf(
  spokenTerms: SpokenTermsService,
  id: string,
): Promise<SpokenTerms | 'unknown' | 'gone'> {
  const found = await ifOffered(spokenTerms.get(id));
  if (found !== undefined) return found;
  const all = await ifOffered(spokenTerms.list());
  if (all === undefined) return 'unknown';
  return all.find((collection) => collection.id === id) ?? 'gone';
}

/** Nothing where the service has no such operation, which looks the same as having no such thing. */
async function ifOffered<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    const refused = error instanceof ServiceError && (error.status === 404 || error.status === 405);
    if (refused) return undefined;
    throw error;
  }
}
