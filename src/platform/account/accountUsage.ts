import type { Disposable } from 'vscode';
import { ServiceError } from '../../service/errors.ts';
import { orAbort } from '../../service/http/settle.ts';
import type { Usage } from '../../service/account/usage.ts';
import type { Connection } from './connection.ts';
import { ExpiringCache } from './expiringCache.ts';

/** Milliseconds for which a count is kept where nothing was sent meanwhile. */
const freshFor = 600_000;

/** How much of the account is used: asked for at most every ten minutes, after runs, and when somebody wants to know. */
export class AccountUsage implements Disposable {
  readonly #connection: Pick<Connection, 'service'>;
  readonly #usage: ExpiringCache<Usage | ServiceError>;
  readonly #patience: number;
  readonly #listeners = new Set<() => void>();
  readonly #changes: Disposable;

  /** @param patience milliseconds that a person waits for the count */
  constructor(
    connection: Pick<Connection, 'service' | 'onDidChange'>,
    now: () => number = Date.now,
    patience = 3_000,
  ) {
    this.#connection = connection;
    this.#patience = patience;
    this.#usage = new ExpiringCache(freshFor, () => this.#ask(), now);
    this.#changes = connection.onDidChange(() => this.#usage.forget());
  }

  /** `undefined` where the service does not say, for whatever reason: the number is a courtesy. */
  async read(): Promise<Usage | undefined> {
    const usage = await this.#usage.get();
    return usage instanceof ServiceError ? undefined : usage;
  }

  /** The same for a person who waits for a question: where the service takes its time, it is asked without the number. */
  async readSoon(): Promise<Usage | undefined> {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), this.#patience);
    const late = (error: unknown) => {
      if (controller.signal.aborted) return undefined;
      throw error;
    };
    const usage = await orAbort(controller.signal, () => this.read()).catch(late);
    clearTimeout(timer);
    return usage;
  }

  /**
   * What the service says now.
   *
   * @throws {ServiceError} where it does not say
   */
  async readAgain(): Promise<Usage> {
    this.#usage.forget();
    const usage = await this.#usage.get();
    if (usage instanceof ServiceError) throw usage;
    this.#notify();
    return usage;
  }

  /** Says that characters were sent, so that the count is no longer true. */
  spent(): void {
    this.#usage.forget();
    this.#notify();
  }

  /** Hears that the count is another one, or may be. */
  onDidCount(listener: () => void): Disposable {
    this.#listeners.add(listener);
    return { dispose: () => this.#listeners.delete(listener) };
  }

  dispose(): void {
    this.#changes.dispose();
    this.#listeners.clear();
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }

  async #ask(): Promise<Usage | ServiceError> {
    try {
      return await (await this.#connection.service()).usage();
    } catch (error) {
      if (error instanceof ServiceError) return error;
      throw error;
    }
  }
}
