import { isLoopback } from './loopback.ts';
import { parseUrl } from './parseUrl.ts';

/** Why an address cannot be the service's. */
export type BaseUrlProblem =
  'empty' | 'malformed' | 'scheme' | 'insecure' | 'userInfo' | 'query' | 'fragment';

/** Thrown by {@link parseBaseUrl}. */
export class BaseUrlError extends Error {
  override readonly name = 'BaseUrlError';
  readonly problem: BaseUrlProblem;

  constructor(problem: BaseUrlProblem) {
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

export function baseUrlProblem(text: string): BaseUrlProblem | undefined {
  if (text.trim() === '') return 'empty';
  const url = parseUrl(text.trim());
  if (url === undefined) return 'malformed';
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'scheme';
  if (url.username !== '' || url.password !== '') return 'userInfo';
  if (text.includes('#')) return 'fragment';
  if (text.includes('?')) return 'query';
  return url.protocol === 'http:' && !isLoopback(url) ? 'insecure' : undefined;
}
