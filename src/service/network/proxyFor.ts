import { isLoopback } from '../loopback.ts';
import { isListed } from './noProxy.ts';

/** What says which way a request takes. */
export interface ProxyChoice {
  /** Of the settings; what has no scheme that proxies have counts as absent. */
  readonly address: string | undefined;
  /** Of the settings; where there are any, those of the environment do not count. */
  readonly noProxy: readonly string[];
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/**
 * The address of the proxy that leads to a service; `undefined`: none does, it is reached directly. Decides as the editor
 * does for its own requests, except that this machine is never reached over a proxy, however it is spelled.
 */
export function proxyFor(
  url: URL,
  { address, noProxy, environment }: ProxyChoice,
): string | undefined {
  if (isLoopback(url)) return undefined;
  const ofEnvironment = (environment['no_proxy'] || environment['NO_PROXY']) ?? '';
  if (isListed(url, noProxy.length > 0 ? noProxy : ofEnvironment.split(/[\s,]+/))) return undefined;
  const known = ['https_proxy', 'HTTPS_PROXY', 'http_proxy', 'HTTP_PROXY'];
  const variable = known.map((name) => environment[name]).find((value) => value);
  return [address, variable].map((one) => one?.trim()).find((one) => one && scheme.test(one));
}

const scheme = /^(https?|socks[45]?|socks5h|socks4a):\/\//i;
