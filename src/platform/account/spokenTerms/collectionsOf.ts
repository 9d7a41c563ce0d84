import type { Memento } from 'vscode';
import type { Connection } from '../connection.ts';
import { Collections } from './collections.ts';
import { KnownCollections } from './knownCollections.ts';

interface SignedIn {
  readonly connection: Pick<Connection, 'opened'>;
  readonly context: { readonly workspaceState: Pick<Memento, 'get' | 'update'> };
}

/** The collections of who is signed in, with those that this workspace knows of its own. */
export function collectionsOf({ connection, context }: SignedIn): Collections {
  const home = async () => {
    const { service, account } = await connection.opened();
    return { spokenTerms: service.spokenTerms, origin: account.baseUrl.origin };
  };
  return new Collections(home, new KnownCollections(context.workspaceState));
}
