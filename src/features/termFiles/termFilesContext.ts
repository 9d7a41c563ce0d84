import type { Connection } from '../../platform/account/connection.ts';
import type { CollectionSnapshots } from './collectionSnapshots.ts';

/** What the commands of this feature share. */
export interface TermFilesContext {
  readonly connection: Connection;
  readonly snapshots: CollectionSnapshots;
}
