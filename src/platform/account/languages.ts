import * as vscode from 'vscode';
import { orAbort } from '../../service/http/settle.ts';
import { ServiceError } from '../../service/errors.ts';
import type { Language, LanguageResource } from '../../service/account/languages.ts';
import { withLateCancel } from '../ui/messages.ts';
import type { Connection } from './connection.ts';
import { ExpiringCache } from './expiringCache.ts';

/** Milliseconds for which the lists of languages are kept. */
const freshFor = 3_600_000;

/** What the service supports, for all pickers. Each list is asked for once an hour, and again for another service. */
export class Languages implements vscode.Disposable {
  readonly #connection: Pick<Connection, 'service'>;
  readonly #now: () => number;
  readonly #lists = new Map<LanguageResource, ExpiringCache<readonly Language[]>>();
  readonly #listener: vscode.Disposable;

  constructor(
    connection: Pick<Connection, 'service' | 'onDidChange'>,
    now: () => number = Date.now,
  ) {
    this.#connection = connection;
    this.#now = now;
    this.#listener = connection.onDidChange(() => this.#lists.clear());
  }

  /**
   * Empty where the service does not offer this list: then tags are typed.
   *
   * @param signal ends the wait, not the request: others may wait for the same
   */
  async of(resource: LanguageResource, signal?: AbortSignal): Promise<readonly Language[]> {
    return orAbort(signal, () => this.#list(resource).get());
  }

  /** The same for a person who waits for nothing else: they can cancel that. */
  async wanted(resource: LanguageResource): Promise<readonly Language[]> {
    const title = vscode.l10n.t('Asking for the languages of the service…');
    return withLateCancel(title, (signal) => this.of(resource, signal));
  }

  dispose(): void {
    this.#listener.dispose();
  }

  #list(resource: LanguageResource): ExpiringCache<readonly Language[]> {
    const known = this.#lists.get(resource);
    const list = known ?? new ExpiringCache(freshFor, () => this.#ask(resource), this.#now);
    this.#lists.set(resource, list);
    return list;
  }

  // The contract names the lists of languages, but shows only one of them.
  async #ask(resource: LanguageResource): Promise<readonly Language[]> {
    const service = await this.#connection.service();
    try {
      return await service.languages(resource);
    } catch (error) {
      const notOffered = ['notFound', 'invalid', 'permission'];
      if (error instanceof ServiceError && notOffered.includes(error.kind)) return [];
      throw error;
    }
  }
}
