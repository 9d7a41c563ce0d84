import type * as vscode from 'vscode';

const originsKey = 'glossa.origins';
const prefix = 'glossa.key:';
const secretName = (origin: string) => prefix + origin;

/** The editor's secret storage; it lists its keys from VS Code 1.105 on. */
type Secrets = vscode.SecretStorage & { readonly keys?: () => Thenable<readonly string[]> };

/** Where keys are kept, and the list of their origins. */
export interface KeyStorage {
  readonly secrets: Secrets;
  readonly globalState: Pick<vscode.Memento, 'get' | 'update'>;
}

/**
 * Keys in SecretStorage, each under the origin that it was entered for, so that a changed address
 * finds no key. The names of the origins are no secret and are kept beside, for signing out.
 */
export class KeyStore {
  readonly #secrets: Secrets;
  readonly #state: KeyStorage['globalState'];
  readonly onDidChange: vscode.Event<vscode.SecretStorageChangeEvent>;

  constructor({ secrets, globalState }: KeyStorage) {
    this.#secrets = secrets;
    this.#state = globalState;
    this.onDidChange = secrets.onDidChange;
  }

  /** The origins that have a key, as far as it can be known: all profiles share the keys, but not their list. */
  async origins(): Promise<readonly string[]> {
    const names = (await this.#secrets.keys?.()) ?? [];
    const stored = names.filter((name) => name.startsWith(prefix));
    return [...new Set([...this.#listed, ...stored.map((name) => name.slice(prefix.length))])];
  }

  async get(origin: string): Promise<string | undefined> {
    return this.#secrets.get(secretName(origin));
  }

  /** True where a key was stored for this origin but cannot be read any longer (no keyring, another machine). */
  async isLost(origin: string): Promise<boolean> {
    return this.#listed.includes(origin) && (await this.get(origin)) === undefined;
  }

  async store(origin: string, key: string): Promise<void> {
    await this.#secrets.store(secretName(origin), key);
    await this.#state.update(originsKey, [...new Set([...this.#listed, origin])]);
  }

  async delete(origin: string): Promise<void> {
    await this.#secrets.delete(secretName(origin));
    await this.#state.update(
      originsKey,
      this.#listed.filter((one) => one !== origin),
    );
  }

  get #listed(): readonly string[] {
    return this.#state.get<readonly string[]>(originsKey, []);
  }
}
