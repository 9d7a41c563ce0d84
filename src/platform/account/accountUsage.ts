import type { Disposable } from 'vscode';
import { ServiceError } from '../../service/errors.ts';
import type { Usage } from '../../service/schemas/usage.ts';
import type { Connection } from './connection.ts';
import { ExpiringCache } from './expiringCache.ts';

/** Milliseconds for which a count is kept where nothing was sent meanwhile. */
const freshFor = 600_000;

/** How many characters of the account are used: asked for at most every ten minutes, and after runs. */
export class AccountUsage implements Disposable {
  readonly #connection: Pick<Connection, 'service'>;
  readonly #usage: ExpiringCache<Usage | undefined>;
  readonly #listeners = new Set<() => void>();
  readonly #changes: Disposable;

  constructor(
    connection: Pick<Connection, 'service' | 'onDidChange'>,
    now: () => number = Date.now,
  ) {
    this.#connection = connection;
    this.#usage = new ExpiringCache(freshFor, () => this.#ask(), now);
    this.#changes = connection.onDidChange(() => this.#usage.forget());
  }

  /** `undefined` where the service does not say, for whatever reason: the number is a courtesy. */
  async read(): Promise<Usage | undefined> {
    return this.#usage.get();
  }

  /** Says that characters were sent, so that the count is no longer true. */
  spent(): void {
    this.#usage.forget();
    for (const listener of this.#listeners) listener();
  }

  /** Hears of characters that were sent. */
  onDidSpend(listener: () => void): Disposable {
    this.#listeners.add(listener);
    return { dispose: () => this.#listeners.delete(listener) };
  }

  dispose(): void {
    this.#changes.dispose();
    this.#listeners.clear();
  }

  async #ask(): Promise<Usage | undefined> {
    try {
      return await (await this.#connection.service()).usage();
    } catch (error) {
      if (error instanceof ServiceError) return undefined;
      throw error;
    }
  }
}
