import * as vscode from 'vscode';
import type { LanguageService } from '../../service/client.ts';
import { baseUrlFor, type ServiceProfile } from '../../service/profile.ts';
import { keyProblem } from '../../service/key.ts';
import { keyLost, ServiceError } from '../../service/errors.ts';
import type { OpenSocket } from '../../service/voice/voiceSocket.ts';
import type { KeyStore } from './keyStore.ts';
import { KnownDictionaries } from './knownDictionaries.ts';
import { CurrentNetwork } from './currentNetwork.ts';
import { openNetwork, prepareNetwork } from './network.ts';
import { addressesOf, currentProfile, ignoredSettings } from './serviceSettings.ts';

/** A key and the address that it was entered for. */
export interface Account {
  readonly baseUrl: URL;
  readonly key: string;
  /** `environment`: from `GLOSSA_API_KEY`, not stored by Glossa. */
  readonly from: 'store' | 'environment';
}

/** A service that requests can be sent to, and what it was opened with: settings and keys may change meanwhile. */
export interface OpenedService {
  readonly service: LanguageService;
  readonly account: Account;
  readonly profile: ServiceProfile;
}

/**
 * The way to the language service: which one, with which key, over which network. Everything is looked up
 * and loaded on the first request, and again after a change of settings or keys.
 */
export class Connection implements vscode.Disposable {
  readonly #keys: KeyStore;
  readonly #log: vscode.LogOutputChannel;
  readonly #changed = new vscode.EventEmitter<void>();
  readonly #opened = new vscode.EventEmitter<void>();
  readonly #listeners: vscode.Disposable;
  readonly #network = new CurrentNetwork(openNetwork);
  /** What is known of the account's glossaries without asking. */
  readonly dictionaries = new KnownDictionaries();
  #opening: Promise<OpenedService> | undefined;

  /** Fires when another service, key or network is to be used. */
  readonly onDidChange = this.#changed.event;
  /** Fires when somebody who is signed in uses the service for the first time, and again after each change. */
  readonly onDidOpen = this.#opened.event;

  constructor(keys: KeyStore, log: vscode.LogOutputChannel) {
    this.#keys = keys;
    this.#log = log;
    this.#listeners = vscode.Disposable.from(
      keys.onDidChange(() => this.#forget()),
      vscode.workspace.onDidChangeConfiguration((event) => {
        const ours = ['glossa.service', 'glossa.network', 'http'];
        if (ours.some((section) => event.affectsConfiguration(section))) this.#forget();
      }),
    );
  }

  get profile(): ServiceProfile {
    return currentProfile();
  }

  /** The key that is in force, `undefined` where there is none. */
  async account(profile = this.profile): Promise<Account | undefined> {
    for (const baseUrl of addressesOf(profile)) {
      const key = await this.#keys.get(baseUrl.origin);
      if (key !== undefined) return { baseUrl, key, from: 'store' };
    }
    const key = process.env['GLOSSA_API_KEY']?.trim() ?? '';
    if (keyProblem(key) !== undefined) return undefined;
    return { baseUrl: baseUrlFor(profile, key), key, from: 'environment' };
  }

  /**
   * The service for the account in force.
   *
   * @throws {ServiceError} of kind `noKey` where nobody is signed in
   */
  async service(): Promise<LanguageService> {
    return (await this.opened()).service;
  }

  /**
   * The same with its account: what is sent with a key and what is noted of its address belong together.
   *
   * @throws {ServiceError} of kind `noKey` where nobody is signed in
   */
  async opened(): Promise<OpenedService> {
    const opening = (this.#opening ??= this.#open());
    opening.catch(() => {
      if (this.#opening === opening) this.#opening = undefined;
    });
    return opening;
  }

  /** Begins with what takes long before the first request, for somebody who is about to make one. */
  prepare(): void {
    prepareNetwork();
  }

  /** Opens the sockets of voice sessions over the same network as every request. */
  async openSocket(): Promise<OpenSocket> {
    return (await this.#network.open()).openSocket();
  }

  /** The service with a key that is not stored yet, to try it. */
  async serviceWith(account: Omit<Account, 'from'>, scheme: string): Promise<LanguageService> {
    const { createClient } = await import('../../service/client.ts');
    return createClient({
      baseUrl: account.baseUrl,
      scheme,
      key: () => account.key,
      transport: this.#network.transport,
      userAgent: userAgent(),
      onEvent: (event) => this.#log.info(JSON.stringify(event)),
    });
  }

  dispose(): void {
    this.#listeners.dispose();
    this.#changed.dispose();
    this.#opened.dispose();
    this.dictionaries.dispose();
    this.#close();
  }

  /**
   * The address of the service for the account in force.
   *
   * @throws {ServiceError} of kind `noKey` where nobody is signed in
   */
  async address(): Promise<URL> {
    return (await this.#signedIn()).baseUrl;
  }

  async #open(): Promise<OpenedService> {
    const ignored = ignoredSettings();
    if (ignored.length > 0) {
      const names = ignored.join(', ');
      this.#log.warn(`Ignored, because only your own user settings count: ${names}`);
    }
    const { profile } = this;
    const account = await this.#signedIn(profile);
    const service = await this.serviceWith(account, profile.scheme);
    this.#opened.fire();
    const glossaries = this.dictionaries.remembering(service.glossaries);
    return { service: { ...service, glossaries }, account, profile };
  }

  async #signedIn(profile = this.profile): Promise<Account> {
    prepareNetwork();
    const account = await this.account(profile);
    if (account !== undefined) return account;
    const addresses = addressesOf(profile);
    for (const { origin, host } of addresses) {
      if (await this.#keys.isLost(origin)) {
        throw new ServiceError({ kind: 'noKey', operation: 'account', host, code: keyLost });
      }
    }
    const host = addresses[0]?.host ?? '';
    throw new ServiceError({ kind: 'noKey', operation: 'account', host });
  }

  #forget(): void {
    this.#close();
    this.dictionaries.forgetAll();
    this.#changed.fire();
  }

  #close(): void {
    this.#opening = undefined;
    this.#network.leave();
  }
}

function userAgent(): string {
  const version: unknown = vscode.extensions.getExtension('glossa.glossa')?.packageJSON?.version;
  return `glossa-vscode/${typeof version === 'string' ? version : '0'} vscode/${vscode.version}`;
}
