import type { Disposable } from 'vscode';
import { ServiceError } from '../../service/errors.ts';
import type { Connection } from '../../platform/account/connection.ts';

/** The names of the memories and glossaries that the settings name by their ids. Each is looked up once. */
export class Names implements Disposable {
  readonly #connection: Pick<Connection, 'service'>;
  readonly #names = new Map<string, Promise<string>>();
  readonly #listener: Disposable;

  constructor(connection: Pick<Connection, 'service' | 'onDidChange'>) {
    this.#connection = connection;
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
    const known = this.#names.get(id);
    const name =
      known ??
      ask().then(
        ({ name }) => name,
        (error: unknown) => nameless(error, id),
      );
    this.#names.set(id, name);
    return name;
  }
}

function nameless(error: unknown, id: string): string {
  if (error instanceof ServiceError || error instanceof TypeError) return id;
  throw error;
}
