import type { Memento } from 'vscode';
import type { Connection } from '../connection.ts';
import { Collections } from './collections.ts';
import { KnownCollections } from './knownCollections.ts';

/** The collections of who is signed in, with those that this workspace knows of its own. */
export function collectionsOf(
  connection: Pick<Connection, 'opened'>,
  workspaceState: Pick<Memento, 'get' | 'update'>,
  changed: () => void = () => undefined,
): Collections {
  const home = async () => {
    const { service, account } = await connection.opened();
    return { spokenTerms: service.spokenTerms, origin: account.baseUrl.origin };
  };
  return new Collections(home, new KnownCollections(workspaceState), changed);
}
