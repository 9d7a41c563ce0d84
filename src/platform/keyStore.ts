import type * as vscode from 'vscode';

const originsKey = 'glossa.origins';
const secretName = (origin: string) => `glossa.key:${origin}`;

/**
 * Keys in SecretStorage, each under the origin that it was entered for, so that a changed address
 * finds no key. The names of the origins are no secret and are kept beside, for signing out.
 */
export class KeyStore {
  readonly #secrets: vscode.SecretStorage;
  readonly #state: vscode.Memento;
  readonly onDidChange: vscode.Event<vscode.SecretStorageChangeEvent>;

  constructor(context: Pick<vscode.ExtensionContext, 'secrets' | 'globalState'>) {
    this.#secrets = context.secrets;
    this.#state = context.globalState;
    this.onDidChange = context.secrets.onDidChange;
  }

  get origins(): readonly string[] {
    return this.#state.get<readonly string[]>(originsKey, []);
  }

  async get(origin: string): Promise<string | undefined> {
    return this.#secrets.get(secretName(origin));
  }

  /** True where a key was stored for this origin but cannot be read any more (no keyring, another machine). */
  async lost(origin: string): Promise<boolean> {
    return this.origins.includes(origin) && (await this.get(origin)) === undefined;
  }

  async store(origin: string, key: string): Promise<void> {
    await this.#secrets.store(secretName(origin), key);
    await this.#state.update(originsKey, [...new Set([...this.origins, origin])]);
  }

  async delete(origin: string): Promise<void> {
    await this.#secrets.delete(secretName(origin));
    await this.#state.update(
      originsKey,
      this.origins.filter((one) => one !== origin),
    );
  }
}
