import { getCACertificates } from 'node:tls';
import * as vscode from 'vscode';
import type { Dispatcher } from 'undici';
import { isLoopback } from '../../service/baseUrl.ts';
import type { Transport } from '../../service/transport.ts';
import { lazily } from '../ui/inBackground.ts';
import type { CertificateReader } from './certificates.ts';
import type { OpenSocket } from '../../service/voice/voiceSocket.ts';
import { settings } from '../settings.ts';
import { userValue } from '../userValue.ts';

/** An open way to the service; closing it drops its connections. */
export interface Network {
  readonly transport: Transport;
  /** The editor's own transport knows no sockets: they always take the user's proxy and certificates by themselves. */
  openSocket(): Promise<OpenSocket>;
  close(): Promise<void>;
}

/** Opens the transport that the user's settings ask for. undici is evaluated here, on the first request. */
export async function openNetwork(): Promise<Network> {
  if (settings.network.transport.get() === 'editor') {
    const { fetchTransport } = await import('../../service/network/fetchTransport.ts');
    const viaEditor = fetchTransport(globalThis.fetch);
    let opened: Dispatcher | undefined;
    const toThisMachine = lazily(async () => {
      const { undiciTransport } = await import('../../service/network/undiciTransport.ts');
      return undiciTransport((opened = await openDispatcher(false)));
    });
    return {
      // The editor reaches this machine over its proxy where it is spelled as it does not know it.
      transport: async (request) =>
        isLoopback(request.url) ? (await toThisMachine())(request) : viaEditor(request),
      openSocket: async () => socketsOf(await openDispatcher()),
      close: async () => opened?.close(),
    };
  }
  const { undiciTransport } = await import('../../service/network/undiciTransport.ts');
  const dispatcher = await openDispatcher();
  return {
    transport: undiciTransport(dispatcher),
    openSocket: () => socketsOf(dispatcher),
    close: () => dispatcher.close(),
  };
}

async function socketsOf(dispatcher: Dispatcher): Promise<OpenSocket> {
  const { undiciSocket } = await import('../../service/voice/undiciSocket.ts');
  return undiciSocket(dispatcher);
}

/**
 * A dispatcher that follows the user's own proxy settings and the proxy environment variables. Values of a workspace
 * or of a remote machine are not read: a repository must not be able to put itself between the user and the service.
 */
async function openDispatcher(
  mayUseProxy = userHttp('proxySupport') !== 'off',
): Promise<Dispatcher> {
  const { networkDispatcher } = await import('../../service/network/networkDispatcher.ts');
  const ca = await trustedCertificates();
  if (!mayUseProxy) return networkDispatcher({ ca, proxy: false });
  return networkDispatcher({
    ca,
    proxy: {
      address: text(userHttp('proxy')),
      authorization: text(userHttp('proxyAuthorization')),
      noProxy: noProxy(),
      isStrict: userHttp('proxyStrictSSL') !== false,
    },
  });
}

function noProxy(): readonly string[] {
  const listed = userHttp('noProxy');
  return Array.isArray(listed) ? listed.filter((host) => typeof host === 'string') : [];
}

/**
 * Node's own certificates and those of the system. The extension host of older editors runs a Node
 * that cannot list the system's; there, `NODE_EXTRA_CA_CERTS` or the transport `editor` helps.
 */
async function trustedCertificates(): Promise<string[] | undefined> {
  if (typeof getCACertificates !== 'function') return undefined;
  if (userHttp('systemCertificates') === false) return getCACertificates('default');
  const { node, system } = await (await (certificates ??= certificateReader())).read();
  return [...new Set([...node, ...system])];
}

let certificates: Promise<CertificateReader> | undefined;

async function certificateReader(): Promise<CertificateReader> {
  const { CertificateReader } = await import('./certificates.ts');
  return new CertificateReader(() => {
    const root = vscode.extensions.getExtension('glossa.glossa')?.extensionUri;
    return vscode.Uri.joinPath(root ?? vscode.Uri.file(''), 'dist/certificates.cjs').fsPath;
  });
}

/** Begins with what the first request waits for and takes long on some systems, before there is a request. */
export function prepareNetwork(): void {
  if (settings.network.transport.get() !== 'editor')
    void trustedCertificates().catch(() => undefined);
}

function userHttp(key: string): unknown {
  const found = vscode.workspace.getConfiguration('http').inspect(key);
  return userValue(found, vscode.env.remoteName !== undefined) ?? found?.defaultValue;
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);
