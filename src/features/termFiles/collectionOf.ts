import * as vscode from 'vscode';
import { withSeenTerms, type StoredList } from '../../terms/compareTerms.ts';
import { nameOf } from '../../platform/files/textFile.ts';
import type { OpenTermFile } from '../../platform/workspace/readTermFile.ts';
import type { Services } from '../../platform/services.ts';
import { UserError } from '../../platform/ui/userError.ts';
import type { CollectionSnapshots } from './collectionSnapshots.ts';
import { readCollection } from './readCollection.ts';
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
