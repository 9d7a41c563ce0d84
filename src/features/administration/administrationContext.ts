import type { AdminAccount } from './adminAccount.ts';
import type { ApiKeyRow, ApiKeysTree } from './apiKeysTree.ts';
import type { ApiKey } from '../../service/admin/apiKeys.ts';

/** What the commands of this feature share. */
export interface AdministrationContext {
  readonly account: AdminAccount;
  readonly tree: ApiKeysTree;
}

/** The key of the row that a menu has passed to a command; `undefined` for anything else. */
export function apiKeyOf(given: unknown): ApiKey | undefined {
  const row = given as ApiKeyRow | null | undefined;
  return row?.kind === 'key' ? row.key : undefined;
}
