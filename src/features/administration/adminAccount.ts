import * as vscode from 'vscode';
import { afterActivation } from '../../platform/ui/inBackground.ts';
import type { AdminService } from '../../service/admin/adminService.ts';
import { ServiceError } from '../../service/errors.ts';
import { baseUrlFor } from '../../service/profile.ts';
import type { Connection } from '../../platform/account/connection.ts';
import type { KeyStore } from '../../platform/account/keyStore.ts';
import { administratorSignedIn } from '../../platform/contextKeys.ts';

/** The administrator's key, beside the key that translates: it goes to the paid address that it was entered for. */
export class AdminAccount implements vscode.Disposable {
  readonly #connection: Connection;
  readonly #keys: KeyStore;
  readonly #changed = new vscode.EventEmitter<void>();
  readonly #listeners: vscode.Disposable;

  /** Fires when another administrator's key, or none, is in force, or the keys of the account may be others. */
  readonly onDidChange = this.#changed.event;

  constructor(connection: Connection, keys: KeyStore, log: vscode.LogOutputChannel) {
    this.#connection = connection;
    this.#keys = keys;
    this.#listeners = vscode.Disposable.from(
      keys.onDidChange(() => void this.#look()),
      connection.onDidChange(() => void this.#look()),
    );
    afterActivation(log, () => this.#look());
  }

  /** @throws {BaseUrlError} where the address is one that no key may be sent to */
  get address(): URL {
    return baseUrlFor({ ...this.#connection.profile, plan: 'paid' });
  }

  /** @throws {ServiceError} of kind `noKey` where no administrator is signed in */
  async service(): Promise<AdminService> {
    const { address } = this;
    const key = await this.#keys.get(address.origin);
    if (key !== undefined) return this.serviceWith(address, key);
    throw new ServiceError({ kind: 'noKey', operation: 'admin', host: address.host });
  }

  /** With a key that is not stored yet, to try it at the address that it is entered for. */
  async serviceWith(baseUrl: URL, key: string): Promise<AdminService> {
    const { scheme } = this.#connection.profile;
    return (await this.#connection.serviceWith({ baseUrl, key }, scheme)).admin;
  }

  /** Keeps a key for the address that it was entered for, whatever the settings say by now. */
  async store({ origin }: URL, key: string): Promise<void> {
    await this.#keys.store(origin, key);
    await this.#look();
  }

  /** Deletes every administrator's key that is stored, whatever address it is for. */
  async forget(): Promise<void> {
    for (const origin of await this.#keys.origins()) await this.#keys.delete(origin);
    await this.#look();
  }

  /** Says that keys of the account were changed, or that this was tried. */
  keysChanged(): void {
    this.#changed.fire();
  }

  dispose(): void {
    this.#listeners.dispose();
    this.#changed.dispose();
  }

  async #look(): Promise<void> {
    await administratorSignedIn.set(this.#isSignedIn());
    this.#changed.fire();
  }

  /** As far as it can be known without the secret storage: this is asked when the editor starts. */
  #isSignedIn(): boolean {
    try {
      return this.#keys.isListed(this.address.origin);
    } catch {
      return false;
    }
  }
}
