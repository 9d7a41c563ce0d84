import type * as vscode from 'vscode';

/** Where keys are kept, and the list of their origins. */
export interface KeyStorage {
  /** The editor's secret storage; it lists its keys from VS Code 1.105 on. */
  readonly secrets: vscode.SecretStorage & { readonly keys?: () => Thenable<readonly string[]> };
  readonly globalState: Pick<vscode.Memento, 'get' | 'update'>;
}

/** Under which names the keys of a kind and the list of their origins are kept. */
const names = {
  translation: { prefix: 'glossa.key:', origins: 'glossa.origins' },
  administration: { prefix: 'glossa.adminKey:', origins: 'glossa.adminOrigins' },
} as const;

/**
 * Keys of one kind in SecretStorage, each under the origin that it was entered for, so that a changed address
 * finds no key. The names of the origins are no secret and are kept beside, for signing out.
 */
export class KeyStore {
  readonly #secrets: KeyStorage['secrets'];
  readonly #state: KeyStorage['globalState'];
  readonly #names: (typeof names)[keyof typeof names];
  /** Fires when a key of this kind was stored or deleted, in whatever window. */
  readonly onDidChange: vscode.Event<vscode.SecretStorageChangeEvent>;

  constructor({ secrets, globalState }: KeyStorage, kind: keyof typeof names = 'translation') {
    this.#secrets = secrets;
    this.#state = globalState;
    this.#names = names[kind];
    const { prefix } = this.#names;
    this.onDidChange = (listener, self, disposables) =>
      secrets.onDidChange(
        (event) => {
          if (event.key.startsWith(prefix)) listener.call(self, event);
        },
        undefined,
        disposables,
      );
  }

  /** The origins that have a key, as far as it can be known: all profiles share the keys, but not their list. */
  async origins(): Promise<readonly string[]> {
    const { prefix } = this.#names;
    const all = (await this.#secrets.keys?.()) ?? [];
    const stored = all.filter((name) => name.startsWith(prefix));
    return [...new Set([...this.#listed, ...stored.map((name) => name.slice(prefix.length))])];
  }

  async get(origin: string): Promise<string | undefined> {
    return this.#secrets.get(this.#secretName(origin));
  }

  /** Whether a key was stored for this origin; the secret storage is not asked. */
  isListed(origin: string): boolean {
    return this.#listed.includes(origin);
  }

  /** True where a key was stored for this origin but cannot be read any longer (no keyring, another machine). */
  async isLost(origin: string): Promise<boolean> {
    return this.isListed(origin) && (await this.get(origin)) === undefined;
  }

  async store(origin: string, key: string): Promise<void> {
    await this.#secrets.store(this.#secretName(origin), key);
    await this.#state.update(this.#names.origins, [...new Set([...this.#listed, origin])]);
  }

  async delete(origin: string): Promise<void> {
    await this.#secrets.delete(this.#secretName(origin));
    await this.#state.update(
      this.#names.origins,
      this.#listed.filter((one) => one !== origin),
    );
  }

  #secretName(origin: string): string {
    return this.#names.prefix + origin;
  }

  get #listed(): readonly string[] {
    return this.#state.get<readonly string[]>(this.#names.origins, []);
  }
}
