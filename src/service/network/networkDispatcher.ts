import { Agent, EnvHttpProxyAgent, type Dispatcher } from 'undici';

/** How the network is reached. */
export interface NetworkRoute {
  /** Certificates that are trusted; `undefined`: those of Node. */
  readonly ca: string[] | undefined;
  /** `false`: never over a proxy. Without an address, the proxy variables of the environment count. */
  readonly proxy: ProxyRoute | false;
}

interface ProxyRoute {
  readonly address: string | undefined;
  /** The value of `Proxy-Authorization`. */
  readonly authorization: string | undefined;
  /** Hosts that are reached directly. */
  readonly direct: readonly string[];
  /** Whether the proxy's own certificate has to be valid. */
  readonly isStrict: boolean;
}

/** The one dispatcher for requests and sockets alike, so that both take the same way. */
export function networkDispatcher({ ca, proxy }: NetworkRoute): Dispatcher {
  const connect = { ca, timeout: 10_000 };
  const common = { connect, connections: 8, pipelining: 1 };
  if (proxy === false) return new Agent(common);
  const { address, authorization, direct, isStrict } = proxy;
  return new EnvHttpProxyAgent({
    ...common,
    ...(address === undefined ? {} : { httpProxy: address, httpsProxy: address }),
    ...(authorization === undefined ? {} : { token: authorization }),
    noProxy: direct.join(','),
    requestTls: connect,
    proxyTls: { ...connect, rejectUnauthorized: isStrict },
  });
}
