import type { Memento } from 'vscode';
import type { Connection } from '../connection.ts';
import { Collections } from './collections.ts';
import { KnownCollections } from './knownCollections.ts';

/** The collections of who is signed in, with those that this workspace knows of its own. */
export function collectionsOf(
  connection: Connection,
  workspaceState: Memento,
  changed: () => void = () => undefined,
): Collections {
  const home = async () => {
    const { spokenTerms } = await connection.service();
    return { spokenTerms, origin: (await connection.account())?.baseUrl.origin ?? '' };
  };
  return new Collections(home, new KnownCollections(workspaceState), changed);
}
