import assert from 'node:assert/strict';
import { connectionFailure } from '../../../src/service/http/connectionFailure.ts';
import { BrokenOff } from '../../../src/service/transport.ts';

const coded = (code: string, more: object = {}) =>
  Object.assign(new Error(code), { code, ...more });
const fetchFailed = (cause: unknown) => new TypeError('fetch failed', { cause });
const timedOut = coded('ETIMEDOUT', { syscall: 'connect' });

describe('an error of the network layer', () => {
  for (const [name, error, kind, ambiguous] of [
    ['a name that is not known, inside a fetch', fetchFailed(coded('ENOTFOUND')), 'network', false],
    ['a connection that took too long', coded('UND_ERR_CONNECT_TIMEOUT'), 'network', false],
    ['the same from the system', timedOut, 'network', false],
    ['the same for each address', fetchFailed(new AggregateError([timedOut])), 'network', false],
    ['a network that was closed before', coded('UND_ERR_CLOSED'), 'network', false],
    ['the same, when all of it is gone', coded('UND_ERR_DESTROYED'), 'network', false],
    ['a silent connection', coded('ETIMEDOUT', { syscall: 'read' }), 'timeout', true],
    ['no headers in time', coded('UND_ERR_HEADERS_TIMEOUT'), 'timeout', true],
    ['a reset', coded('ECONNRESET', { syscall: 'read' }), 'network', true],
    ['a network without a way', coded('ENETUNREACH', { syscall: 'connect' }), 'network', false],
    ['a network that went away', coded('ENETDOWN', { syscall: 'read' }), 'network', true],
    [
      'a host that went away',
      fetchFailed(coded('EHOSTUNREACH', { syscall: 'write' })),
      'network',
      true,
    ],
    ['a closed socket', fetchFailed(coded('UND_ERR_SOCKET')), 'network', true],
    ['a certificate', fetchFailed(coded('UNABLE_TO_VERIFY_LEAF_SIGNATURE')), 'tls', false],
    ['no TLS', coded('EPROTO'), 'tls', false],
    ['no TLS any more', new BrokenOff(coded('EPROTO')), 'network', true],
    ['no connection any more', new BrokenOff(coded('EHOSTUNREACH')), 'network', true],
    ['silence after that', new BrokenOff(coded('UND_ERR_HEADERS_TIMEOUT')), 'timeout', true],
    ['a proxy without TLS', coded('UND_ERR_PRX_TLS'), 'proxy', false],
    ['no HTTP', coded('HPE_INVALID_CONSTANT'), 'badAnswer', true],
    ['something unheard of', new Error('?'), 'network', true],
    ['something that is no error', 'boom', 'network', true],
  ] as const) {
    it(`is understood: ${name}`, () => {
      const failure = connectionFailure(error);
      assert.deepEqual([failure.kind, failure.ambiguous ?? false], [kind, ambiguous]);
    });
  }

  for (const [status, repeatable] of [
    [407, false],
    [403, false],
    [503, true],
  ] as const) {
    it(`is that of a proxy that refuses with ${status}, ${repeatable ? 'perhaps' : 'not'} for a while`, () => {
      const error = new Error(`Proxy response (${status}) !== 200 when HTTP Tunneling`);
      const failure = connectionFailure(fetchFailed(error));
      assert.deepEqual([failure.kind, failure.repeatable], ['proxy', repeatable]);
    });
  }

  it('that causes itself ends nowhere else than here', () => {
    const error = new Error('loop');
    error.cause = error;
    assert.equal(connectionFailure(error).kind, 'network');
  });
});
