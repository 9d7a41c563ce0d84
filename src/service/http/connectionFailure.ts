import type { ErrorFacts } from '../errors.ts';
import { BrokenOff, NotSent, NoTunnel } from '../transport.ts';
import { BodyTooLarge } from './readBody.ts';

type Failure = Pick<ErrorFacts, 'kind' | 'code' | 'ambiguous' | 'repeatable'>;

const tls =
  /^(CERT_|CRL_|ERR_TLS_|ERR_SSL_|EPROTO$|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|HOSTNAME_|INVALID_CA)/;
const proxy = /^UND_ERR_(PRX_TLS$|SOCKS5)/;
/** The last two: the network was closed before the request's turn came. It is never closed under one that was sent. */
const neverSent =
  /^(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ENETDOWN|UND_ERR_(CONNECT_TIMEOUT|CLOSED|DESTROYED))$/;
const late = /^(ETIMEDOUT|UND_ERR_(HEADERS|BODY)_TIMEOUT)$/;
const unreadable =
  /^(content-encoding: |HPE_|Z_|ZSTD_|ERR__ERROR_|ERR_ENCODING_|UND_ERR_(HEADERS_OVERFLOW|RES_EXCEEDED_MAX_SIZE)$)/;

/** What an error of the network layer means. Takes its code along and nothing else. */
export function connectionFailure(error: unknown): Failure {
  try {
    return meaningOf(error);
  } catch {
    // Even looking at it fails.
    return { kind: 'network', ambiguous: true, repeatable: true };
  }
}

function meaningOf(error: unknown): Failure {
  if (error instanceof BodyTooLarge)
    return { kind: 'badAnswer', code: 'too_large', ambiguous: true };
  const chain = causes(error);
  const code = chain.map(codeOf).find((code) => code !== '') ?? '';
  const unsent = chain.some((one) => one instanceof BrokenOff)
    ? undefined
    : beforeSending(chain, code);
  if (unsent !== undefined) return unsent;
  if (chain.some((one) => one instanceof NotSent))
    return {
      kind: late.test(code) ? 'timeout' : 'network',
      code: code || undefined,
      repeatable: true,
    };
  if (late.test(code)) return { kind: 'timeout', code, ambiguous: true, repeatable: true };
  if (unreadable.test(code)) return { kind: 'badAnswer', code, ambiguous: true };
  return { kind: 'network', code: code || undefined, ambiguous: true, repeatable: true };
}

/** Undefined where the request may have left. */
function beforeSending(chain: readonly Error[], code: string): Failure | undefined {
  if (tls.test(code)) return { kind: 'tls', code };
  if (chain.some((one) => one instanceof NoTunnel)) {
    return { kind: 'proxy', code, repeatable: code === 'no_tunnel' };
  }
  const refusal = chain.map(proxyRefusal).find((status) => status !== undefined);
  if (refusal !== undefined) return { kind: 'proxy', code, repeatable: refusal >= 500 };
  if (proxy.test(code)) return { kind: 'proxy', code };
  // The network may also go away under a request that was sent: then it was about to be read or written.
  if (chain.some(isConnecting) || (neverSent.test(code) && !chain.some(isTransferring))) {
    return { kind: 'network', code, repeatable: true };
  }
  return undefined;
}

/** The error, what caused it, and what those were made of. `fetch` hides the telling error three levels deep. */
function causes(error: unknown, depth = 0): readonly Error[] {
  if (!(error instanceof Error) || depth > 4) return [];
  const parts: readonly unknown[] = error instanceof AggregateError ? error.errors : [];
  return [error, ...[error.cause, ...parts].flatMap((inner) => causes(inner, depth + 1))];
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}

const isConnecting = (error: Error) => syscallOf(error) === 'connect';

const isTransferring = (error: Error) => ['read', 'write', 'writev'].includes(syscallOf(error));

function syscallOf(error: Error): string {
  return 'syscall' in error && typeof error.syscall === 'string' ? error.syscall : '';
}

/** The status of a refusal with which the proxy answered a CONNECT: undici has no code of its own for that. */
function proxyRefusal({ message }: Error): number | undefined {
  const [, status] = /^Proxy response \((\d+)\)/.exec(message) ?? [];
  return status === undefined ? undefined : Number(status);
}
