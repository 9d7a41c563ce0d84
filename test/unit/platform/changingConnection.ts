import type { Connection } from '../../../src/platform/account/connection.ts';
import { connect } from '../service/connect.ts';

/** A connection to a stand-in that can be told to change, without an editor. */
export class ChangingConnection implements Pick<Connection, 'service' | 'onDidChange'> {
  readonly #client: ReturnType<typeof connect>['client'];
  readonly #listeners = new Set<() => unknown>();

  constructor(url: string) {
    this.#client = connect(url).client;
  }

  async service() {
    return this.#client;
  }

  onDidChange = (listener: () => unknown) => {
    this.#listeners.add(listener);
    return { dispose: () => this.#listeners.delete(listener) };
  };

  change(): void {
    for (const listener of this.#listeners) listener();
  }
}
