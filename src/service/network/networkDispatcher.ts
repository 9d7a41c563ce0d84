import type { LookupFunction } from 'node:net';
import { Agent, Pool, ProxyAgent, type Dispatcher } from 'undici';
import { isLoopbackName, parseUrl } from '../baseUrl.ts';
import { connectionFailure } from '../http/connectionFailure.ts';
import { NoTunnel } from '../transport.ts';
import { proxyFor, type ProxyChoice } from './proxyFor.ts';

interface ProxyRoute extends Omit<ProxyChoice, 'environment'> {
  /** The value of `Proxy-Authorization`. */
  readonly authorization: string | undefined;
  /** Whether the proxy's own certificate has to be valid. */
  readonly isStrict: boolean;
  /** Its proxy variables count where the settings say nothing; this process's when absent. */
  readonly environment?: ProxyChoice['environment'];
}

const connectTime = 10_000;
/** Milliseconds that a proxy gets to reach the service and say so. */
const tunnelTime = 20_000;

/** The one dispatcher for requests and sockets alike, so that both take the same way. */
export function networkDispatcher(route: {
  /** Certificates that are trusted; `undefined`: those of Node. */
  readonly ca: string[] | undefined;
  /** `false`: never over a proxy. */
  readonly proxy: ProxyRoute | false;
}): Dispatcher {
  const { ca, proxy } = route;
  const connect = { ca, timeout: connectTime };
  const direct = (url: URL, options: object): Dispatcher =>
    new Pool(url, {
      ...options,
      connect: isLoopbackName(url.hostname) ? { ...connect, lookup: lookupLoopback } : connect,
    });
  return new Agent({
    connections: 8,
    pipelining: 1,
    factory(origin, options) {
      const url = new URL(origin);
      if (proxy === false) return direct(url, options);
      const address = proxyFor(url, { environment: process.env, ...proxy });
      return address === undefined
        ? direct(url, options)
        : proxied(address, connect, proxy, options);
    },
  });
}

function proxied(
  address: string,
  connect: { readonly ca: string[] | undefined; readonly timeout: number },
  { authorization, isStrict }: ProxyRoute,
  options: object,
): Dispatcher {
  const uri = parseUrl(address.replace(/^socks5h:/i, 'socks5:'));
  if (uri === undefined || uri.protocol.startsWith('socks4')) throw new NoTunnel('unusable_proxy');
  const isSocks = uri.protocol.startsWith('socks');
  return new ProxyAgent({
    ...options,
    uri: uri.href,
    ...(authorization === undefined ? {} : { token: authorization }),
    requestTls: connect,
    // Given for a SOCKS proxy, it would be spoken to in TLS.
    ...(isSocks ? {} : { proxyTls: { ...connect, rejectUnauthorized: isStrict } }),
    clientFactory: (proxy, pool) => new TunnelPool(proxy, pool),
  });
}

/**
 * Connections to a proxy. Where it opens no tunnel, that is told as such: undici takes some of these failures for a reason
 * to connect again, at once and for ever.
 */
class TunnelPool extends Pool {
  constructor(proxy: URL, options: object) {
    super(proxy, { ...options, headersTimeout: tunnelTime });
  }

  override connect(options: TunnelOptions): Promise<Dispatcher.ConnectData>;
  override connect(options: TunnelOptions, callback: TunnelCallback): void;
  override connect(
    options: TunnelOptions,
    callback?: TunnelCallback,
  ): Promise<Dispatcher.ConnectData> | void {
    if (callback !== undefined) return super.connect(options, callback);
    return super.connect(options).catch((error: unknown) => {
      const { kind, ambiguous = false } = connectionFailure(error);
      const isReached = kind !== 'tls' && (kind !== 'network' || ambiguous);
      throw isReached ? new NoTunnel('no_tunnel', error) : error;
    });
  }
}

type TunnelOptions = Omit<Dispatcher.ConnectOptions, 'origin'>;
type TunnelCallback = (error: Error | null, data: Dispatcher.ConnectData) => void;

/** What a name of this machine stands for, whatever anybody who is asked for names would say. */
const lookupLoopback: LookupFunction = (_, { all }, callback) => {
  const addresses = [
    { address: '127.0.0.1', family: 4 },
    { address: '::1', family: 6 },
  ];
  if (all) callback(null, addresses);
  else callback(null, '127.0.0.1', 4);
};
