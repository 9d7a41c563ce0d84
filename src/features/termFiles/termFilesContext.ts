import type { Connection } from '../../platform/account/connection.ts';
import type { LastSeen } from './lastSeen.ts';

/** What the commands of this feature share. */
export interface TermFilesContext {
  readonly connection: Connection;
  readonly lastSeen: LastSeen;
}
