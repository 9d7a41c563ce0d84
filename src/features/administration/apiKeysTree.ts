import * as vscode from 'vscode';
import type { AdminService } from '../../service/admin/adminService.ts';
import type { ApiKey } from '../../service/admin/apiKeys.ts';
import type { DayUsage, KeyUsage } from '../../service/admin/keyUsage.ts';
import { ServiceError } from '../../service/errors.ts';
import { ListLoader } from '../../platform/account/listLoader.ts';
import { apiKeysState } from '../../platform/contextKeys.ts';
import { describeError } from '../../platform/ui/errors/describeError.ts';
import type { AdminAccount } from './adminAccount.ts';
import { apiKeyItem, dayItem, noDaysItem } from './apiKeyItem.ts';

/** A row of the view: a key, one of the days on which it was used, or that there are none. */
export type ApiKeyRow =
  | { readonly kind: 'key'; readonly key: ApiKey; readonly usage: KeyUsage | undefined }
  | { readonly kind: 'day'; readonly key: ApiKey; readonly day: DayUsage }
  | { readonly kind: 'noDays'; readonly key: ApiKey; readonly isKnown: boolean };

type KeyRow = Extract<ApiKeyRow, { readonly kind: 'key' }>;

/** Days of usage that are shown. */
const shownDays = 30;

/** The keys of the account with what they have used, for reading: all changes are commands. */
export class ApiKeysTree implements vscode.TreeDataProvider<ApiKeyRow>, vscode.Disposable {
  readonly #account: AdminAccount;
  readonly #log: vscode.LogOutputChannel;
  readonly #loader: ListLoader;
  readonly #changed = new vscode.EventEmitter<undefined>();
  readonly #listener: vscode.Disposable;
  #list: Promise<readonly KeyRow[]> | undefined;

  readonly onDidChangeTreeData = this.#changed.event;

  constructor(account: AdminAccount, log: vscode.LogOutputChannel) {
    this.#account = account;
    this.#log = log;
    this.#loader = new ListLoader(apiKeysState, (error) => this.#note(error));
    this.#listener = account.onDidChange(() => this.refresh());
  }

  getTreeItem(row: ApiKeyRow): vscode.TreeItem {
    switch (row.kind) {
      case 'key':
        return apiKeyItem(row.key, row.usage);
      case 'day':
        return dayItem(row.key, row.day);
      case 'noDays':
        return noDaysItem(row.key, row.isKnown);
    }
  }

  async getChildren(row?: ApiKeyRow): Promise<ApiKeyRow[]> {
    if (row === undefined) return [...(await (this.#list ??= this.#load()))];
    if (row.kind !== 'key') return [];
    const { key, usage } = row;
    const used = (usage?.days ?? []).filter((day) => day.characters + day.speechMinutes > 0);
    if (used.length === 0) return [{ kind: 'noDays', key, isKnown: usage !== undefined }];
    return used.map((day) => ({ kind: 'day', key, day }));
  }

  /** Asks the service again, and shows what it has as soon as that is there. */
  refresh(): void {
    // A view that was never shown has nothing to ask for.
    if (this.#list !== undefined) void this.#reload();
  }

  dispose(): void {
    this.#listener.dispose();
    this.#changed.dispose();
  }

  async #reload(): Promise<void> {
    const list = this.#load();
    this.#list = list;
    await list;
    if (list === this.#list) this.#changed.fire(undefined);
  }

  #load(): Promise<readonly KeyRow[]> {
    return this.#loader.load(async () => {
      const service = await this.#account.service();
      const [keys, report] = await Promise.all([service.list(), this.#report(service)]);
      const { usageOfKeys } = await import('../../service/admin/keyUsage.ts');
      const usage = report && usageOfKeys(keys, report);
      return sorted(keys).map((key) => ({ kind: 'key', key, usage: usage?.get(key.id) }));
    });
  }

  /** `undefined` where the service does not say: the keys are shown all the same. */
  async #report(service: AdminService): Promise<readonly DayUsage[] | undefined> {
    const { lastDays } = await import('../../service/admin/keyUsage.ts');
    const { start, end } = lastDays(shownDays, new Date());
    try {
      return await service.usage(start, end);
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      this.#note(error);
      return undefined;
    }
  }

  #note(error: unknown): void {
    this.#log.error(describeError(error).detail);
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
