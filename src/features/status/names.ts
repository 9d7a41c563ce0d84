import type { Disposable } from 'vscode';
import { ServiceError } from '../../service/errors.ts';
import type { Connection } from '../../platform/account/connection.ts';
import { ExpiringCache } from '../../platform/account/expiringCache.ts';

/** Milliseconds for which a name is kept, and that there is none: somebody may give it another, or the service was away. */
const freshFor = 600_000;

/** The names of the memories and glossaries that the settings name by their ids. Each is looked up now and then. */
export class Names implements Disposable {
  readonly #connection: Pick<Connection, 'service'>;
  readonly #now: () => number;
  readonly #names = new Map<string, ExpiringCache<string>>();
  readonly #listener: Disposable;

  constructor(
    connection: Pick<Connection, 'service' | 'onDidChange'>,
    now: () => number = Date.now,
  ) {
    this.#connection = connection;
    this.#now = now;
    this.#listener = connection.onDidChange(() => this.#names.clear());
  }

  /** `undefined` for an empty id; the id itself where the service does not say the name. */
  async memory(id: string): Promise<string | undefined> {
    return this.#name(id, async () => (await this.#connection.service()).memories.get(id));
  }

  async glossary(id: string): Promise<string | undefined> {
    return this.#name(id, async () => (await this.#connection.service()).glossaries.get(id));
  }

  dispose(): void {
    this.#listener.dispose();
  }

  async #name(
    id: string,
    ask: () => Promise<{ readonly name: string }>,
  ): Promise<string | undefined> {
    if (id === '') return undefined;
    const look = () =>
      ask().then(
        ({ name }) => name,
        (error: unknown) => nameless(error, id),
      );
    const name = this.#names.get(id) ?? new ExpiringCache(freshFor, look, this.#now);
    this.#names.set(id, name);
    return name.get();
  }
}

function nameless(error: unknown, id: string): string {
  if (error instanceof ServiceError || error instanceof TypeError) return id;
  throw error;
}
