/** Thrown by {@link parseBaseUrl}. */
export class BaseUrlError extends Error {
  override readonly name = 'BaseUrlError';
  /** Why an address cannot be the service's. */
  readonly problem:
    'empty' | 'malformed' | 'scheme' | 'insecure' | 'userInfo' | 'query' | 'fragment';

  constructor(problem: BaseUrlError['problem']) {
    super(`not usable as the address of the service: ${problem}`);
    this.problem = problem;
  }
}

/**
 * The address below which all endpoints lie. A path is kept (a gateway's prefix); a query, a fragment and user
 * information are refused, and so is plain HTTP, except to this machine. Compare addresses by `origin` only: it is
 * lower case, without a default port and with an international name in its encoded form.
 */
export function parseBaseUrl(text: string): URL {
  const problem = baseUrlProblem(text);
  if (problem) throw new BaseUrlError(problem);
  const url = new URL(text.trim());
  url.pathname = url.pathname.replace(/\/+$/, '');
  return url;
}

export function baseUrlProblem(text: string): BaseUrlError['problem'] | undefined {
  if (text.trim() === '') return 'empty';
  const url = parseUrl(text.trim());
  if (url === undefined) return 'malformed';
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'scheme';
  if (url.username !== '' || url.password !== '') return 'userInfo';
  if (text.includes('#')) return 'fragment';
  if (text.includes('?')) return 'query';
  return url.protocol === 'http:' && !isLoopback(url) ? 'insecure' : undefined;
}

/**
 * Whether the address is this machine's, so that nothing sent there crosses a network: `localhost` and what lies below it,
 * 127.0.0.0/8 (as an IPv6 address, too) and `::1`, in every spelling that a URL has for them.
 */
export function isLoopback({ hostname }: Pick<URL, 'hostname'>): boolean {
  return isLoopbackName(hostname) || /^127(\.\d+){3}$/.test(hostname) || ipv6.test(hostname);
}

/** A name that stands for this machine, and that nobody has to be asked about. */
export function isLoopbackName(hostname: string): boolean {
  return /^([^.]+\.)*localhost\.?$/i.test(hostname);
}

const ipv6 = /^\[::(1|ffff:7f[\da-f]{2}:[\da-f]{1,4})\]$/;

/** `URL.parse`, which the oldest editors that we support do not have. */
export function parseUrl(text: string, base?: URL): URL | undefined {
  return URL.canParse(text, base?.href) ? new URL(text, base) : undefined;
}
