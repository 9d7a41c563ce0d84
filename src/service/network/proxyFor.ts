import { isLoopback } from '../baseUrl.ts';

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

/**
 * Whether the entries of a *no proxy* list name the host of an address, as the editor's own agent reads them: a name stands
 * for itself and all below it, with or without a dot before it; a port may follow; `*` alone, anywhere in the list, stands
 * for everything. `*.name` and IPv6 addresses, in brackets or bare, which that agent passes over, mean what they say.
 */
export function isListed(url: URL, entries: readonly string[]): boolean {
  const host = bare(url.hostname);
  const port = url.port || (url.protocol === 'https:' ? '443' : '80');
  return entries.some((entry) => {
    if (entry.trim() === '*') return true;
    const { name, port: only } = parse(entry.trim().toLowerCase());
    if (name === '' || (only !== '' && only !== port)) return false;
    return host === name || host.endsWith(`.${name}`);
  });
}

function parse(entry: string) {
  const bracketed = /^(\[[^\]]*\])(?::(\d*))?$/.exec(entry);
  if (bracketed) return { name: canonical(bracketed[1] ?? ''), port: bracketed[2] ?? '' };
  const [name = '', port = '', ...rest] = entry.split(':');
  if (rest.length > 0) return { name: canonical(`[${entry}]`), port: '' };
  return { name: name.replace(/^\*?\./, '').replace(/\.$/, ''), port };
}

/** An IPv6 address as URLs write it, without its brackets; empty where it is none. */
function canonical(bracketed: string): string {
  const text = `http://${bracketed}`;
  return URL.canParse(text) ? bare(new URL(text).hostname) : '';
}

const bare = (hostname: string) => hostname.replace(/^\[|\]$|\.$/g, '');
