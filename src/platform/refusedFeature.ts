import type { Disposable, Memento } from 'vscode';
import { hashOf } from '../resources/hash.ts';
import type { Connection } from './account/connection.ts';

/** Milliseconds for which a refusal is remembered at most: a plan may become a larger one. */
const rememberedFor = 604_800_000;

interface RefusalPorts {
  readonly connection: Pick<Connection, 'account' | 'onDidChange'>;
  readonly storage: Pick<Memento, 'get' | 'update'>;
  readonly now?: () => number;
}

/**
 * A part of the service that the account in force may not use: its entries go away then, also after a reload, until
 * somebody signs in anew.
 */
export class RefusedFeature implements Disposable {
  readonly #key: { set(isRefused: boolean): Promise<void> };
  readonly #connection: RefusalPorts['connection'];
  readonly #storage: RefusalPorts['storage'];
  readonly #name: string;
  readonly #changes: Disposable;
  readonly #now: () => number;

  /** `key`: hides the entries. `name`: of what is stored. */
  constructor(
    name: string,
    key: { set(isRefused: boolean): Promise<void> },
    { connection, storage, now = Date.now }: RefusalPorts,
  ) {
    this.#name = name;
    this.#key = key;
    this.#connection = connection;
    this.#storage = storage;
    this.#now = now;
    this.#changes = connection.onDidChange(() => this.#forget());
  }

  /** After a start: what was refused to this account before still is. */
  async restore(): Promise<void> {
    const known = this.#storage.get<{ readonly account?: string; readonly at?: number }>(
      this.#name,
    );
    if (known?.account === undefined || this.#now() - (known.at ?? 0) >= rememberedFor) return;
    if (known.account === (await this.#account())) await this.#key.set(true);
  }

  /** The plan or the key does not allow it. */
  async refused(): Promise<void> {
    const account = await this.#account();
    await this.#storage.update(this.#name, { account, at: this.#now() });
    await this.#key.set(true);
  }

  /** It cannot be used now, for a reason that passes: this window offers it no more. */
  async usedUp(): Promise<void> {
    await this.#key.set(true);
  }

  dispose(): void {
    this.#changes.dispose();
  }

  /** A few digits of a hash of the account: enough to notice another one, and nothing that leads back to its key. */
  async #account(): Promise<string | undefined> {
    const account = await this.#connection.account();
    if (account === undefined) return undefined;
    return hashOf(`${account.baseUrl.href} ${account.key}`).slice(0, 8);
  }

  async #forget(): Promise<void> {
    await this.#storage.update(this.#name, undefined);
    await this.#key.set(false);
  }
}
