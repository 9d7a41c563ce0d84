import * as vscode from 'vscode';
import type { AdminService } from '../../service/admin/adminService.ts';
import type { ApiKey } from '../../service/admin/apiKeys.ts';
import type { DayUsage, KeyUsage } from '../../service/admin/keyUsage.ts';
import { ServiceError } from '../../service/errors.ts';
import { apiKeysState } from '../../platform/contextKeys.ts';
import { describeError } from '../../platform/ui/errors/describeError.ts';
import { ListTree, wholeList } from '../../platform/ui/list/listTree.ts';
import type { AdminAccount } from './adminAccount.ts';
import { apiKeyItem, dayItem, noDaysItem } from './apiKeyItem.ts';

/** A row of the view: a key, one of the days on which it was used, or that there are none. */
export type ApiKeyRow =
  | { readonly kind: 'key'; readonly key: ApiKey; readonly usage: KeyUsage | undefined }
  | { readonly kind: 'day'; readonly key: ApiKey; readonly day: DayUsage }
  | { readonly kind: 'noDays'; readonly key: ApiKey; readonly isKnown: boolean };

/** Days of usage that are shown. */
const shownDays = 30;

/** The keys of the account with what they have used, for reading: all changes are commands. */
export function apiKeysTree(
  account: AdminAccount,
  log: vscode.LogOutputChannel,
): ListTree<ApiKeyRow> {
  return new ListTree<ApiKeyRow>(log, {
    state: apiKeysState,
    load: async () => {
      const service = await account.service();
      const [keys, days] = await Promise.all([service.list(), daysOf(service, log)]);
      const { usageOfKeys } = await import('../../service/admin/keyUsage.ts');
      const usage = days && usageOfKeys(keys, days);
      return wholeList(
        sorted(keys).map((key) => ({ kind: 'key', key, usage: usage?.get(key.id) })),
      );
    },
    idOf: ({ key }) => key.id,
    below(row) {
      if (row.kind !== 'key') return [];
      const { key, usage } = row;
      const used = (usage?.days ?? []).filter((day) => day.characters + day.speechMinutes > 0);
      if (used.length === 0) return [{ kind: 'noDays', key, isKnown: usage !== undefined }];
      return used.map((day) => ({ kind: 'day', key, day }));
    },
    item(row) {
      switch (row.kind) {
        case 'key':
          return apiKeyItem(row.key, row.usage);
        case 'day':
          return dayItem(row.key, row.day);
        case 'noDays':
          return noDaysItem(row.key, row.isKnown);
      }
    },
  });
}

/** The key of the row that a menu has passed to a command; `undefined` for anything else. */
export function apiKeyOf(given: unknown): ApiKey | undefined {
  const row = given as ApiKeyRow | null | undefined;
  return row?.kind === 'key' ? row.key : undefined;
}

/** `undefined` where the service does not say: the keys are shown all the same. */
async function daysOf(
  service: AdminService,
  log: vscode.LogOutputChannel,
): Promise<readonly DayUsage[] | undefined> {
  const { lastDays } = await import('../../service/admin/keyUsage.ts');
  const { start, end } = lastDays(shownDays, new Date());
  try {
    return await service.usage(start, end);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    log.error(describeError(error).detail);
    return undefined;
  }
}

/** By label; those that work first. */
function sorted(keys: readonly ApiKey[]): readonly ApiKey[] {
  const byLabel = new Intl.Collator(vscode.env.language, { numeric: true });
  return [...keys].sort(
    (a, b) =>
      Number(a.isDeactivated) - Number(b.isDeactivated) || byLabel.compare(a.label, b.label),
  );
}
