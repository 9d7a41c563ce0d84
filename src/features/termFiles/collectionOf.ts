import * as vscode from 'vscode';
import { ServiceError } from '../../service/errors.ts';
import type { SpokenTerms } from '../../service/spokenTerms/schemas.ts';
import type { SpokenTermsService } from '../../service/spokenTerms/spokenTermsService.ts';
import { withSeenTerms, type StoredList } from '../../terms/compareTerms.ts';
import { nameOf } from '../../platform/files/textFile.ts';
import type { OpenTermFile } from '../../platform/workspace/readTermFile.ts';
import type { Services } from '../../platform/services.ts';
import { UserError } from '../../platform/ui/userError.ts';
import type { CollectionSnapshots } from './collectionSnapshots.ts';
import { commandTitles } from '../../texts/commandTitles.ts';

/** The collection of a term file, as far as it is known from the service and from earlier answers. */
export interface Collection {
  readonly id: string;
  readonly name: string | undefined;
  readonly lists: readonly StoredList[];
}

/**
 * Asks for the collection that a term file names, and remembers the answer.
 *
 * @throws {UserError} where the account has no such collection
 */
export async function collectionOf(
  { connection }: Services,
  snapshots: CollectionSnapshots,
  { uri, file }: OpenTermFile,
  id: string,
): Promise<Collection> {
  const { spokenTerms } = await connection.service();
  const stored = await readCollection(spokenTerms, id);
  if (stored.kind === 'gone') throw collectionGone(uri);
  const seen = snapshots.of(uri, id) ?? [];
  if (stored.kind === 'unknown') {
    const blank = file.lists.map(({ language }): StoredList => ({ language }));
    return { id, name: undefined, lists: seen.length > 0 ? seen : blank };
  }
  const known = withSeenTerms(stored.lists, seen);
  await snapshots.note(uri, id, known);
  return { id, name: stored.name, lists: known };
}

function collectionGone(uri: vscode.Uri): UserError {
  return new UserError(
    vscode.l10n.t(
      'The account has no collection with the ID in {0}. Remove the ID from the file to push it as a new collection.',
      nameOf(uri),
    ),
    { title: commandTitles.openFile(), command: 'vscode.open', args: [uri] },
  );
}

/**
 * What the service says about a collection. Reading collections and their terms is not part of every service: `unknown`
 * is a collection of which nothing can be read, `gone` one that is not in the account's list.
 */
type StoredCollection =
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
