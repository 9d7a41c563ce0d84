import assert from 'node:assert/strict';
import { inspect } from 'node:util';
import { fetchTransport } from '../../../src/service/network/fetchTransport.ts';
import type { Transport } from '../../../src/service/transport.ts';
import type { FaultSpec } from '../../service/faults.ts';
import { connect, hello, settingsFor, unusedUrl, useService } from './connect.ts';
import type { Connected } from './connect.ts';

const canary = 'CANARY-5f1d3c7e-do-not-print';
const echo = JSON.stringify({ message: `key ${canary} is unknown`, code: canary, detail: canary });
const echoing = { 'content-type': 'application/json', 'x-trace-id': canary };

const faults: readonly FaultSpec[] = [
  ...[400, 401, 403, 404, 407, 409, 413, 429, 456, 500, 503, 529].flatMap((status): FaultSpec[] => [
    { kind: 'status', status },
    { kind: 'answer', status, body: echo, headers: echoing },
  ]),
  { kind: 'redirect', status: 307, location: `http://127.0.0.1:9/${canary}?key=${canary}` },
  { kind: 'answer', body: canary, headers: { 'content-type': canary } },
  { kind: 'answer', body: `{"${canary}`, headers: echoing },
  { kind: 'answer', body: JSON.stringify({ [canary]: canary }), headers: echoing },
  { kind: 'cut', at: 'accept' },
  { kind: 'cut', at: 'request' },
  { kind: 'cut', at: 'reply', bytes: 5 },
  { kind: 'malformed' },
  { kind: 'count', delta: 1 },
  { kind: 'huge', bytes: 6_000_000 },
  { kind: 'status', status: 200, shape: 'html' },
];

/** Everything that a log could hold of a call. */
async function traces({ events }: Connected, call: Promise<unknown>): Promise<string> {
  const outcome: unknown = await call.catch((error: unknown) => error);
  const { stack = '', message = '' } = outcome instanceof Error ? outcome : {};
  const seen = { outcome, events };
  const deep = inspect(seen, { depth: Number.POSITIVE_INFINITY, showHidden: true, getters: true });
  return [deep, JSON.stringify(seen), String(outcome), stack, message].join('\n');
}

describe('the key', () => {
  const service = useService();
  const transports: Readonly<Record<string, () => Transport>> = {
    undici: () => settingsFor(service().url).transport,
    fetch: () => fetchTransport(fetch),
  };

  for (const [name, transport] of Object.entries(transports)) {
    for (const fault of faults) {
      it(`is in no trace of a failure over ${name}: ${JSON.stringify(fault).slice(0, 60)}`, async () => {
        service().faults.add({ ...fault, times: 'always' });
        const connected = connect(service().url, { transport: transport(), key: () => canary });
        const seen = await traces(connected, connected.client.translate(hello));
        assert(seen.includes('ServiceError'), seen);
        assert(!seen.includes(canary), seen);
      });
    }

    for (const key of [`${canary}\r\nx-evil: 1`, `${canary} ü`, `${canary}\u0000`]) {
      it(`is in no trace when it cannot be sent over ${name}: ${JSON.stringify(key.slice(canary.length))}`, async () => {
        const connected = connect(service().url, { transport: transport(), key: () => key });
        const seen = await traces(connected, connected.client.translate(hello));
        assert(seen.includes('keyUnusable'), seen);
        assert(!seen.includes(canary), seen);
      });
    }

    it(`is in no trace of a connection that cannot be made over ${name}`, async () => {
      for (const url of [await unusedUrl(), 'http://nx.invalid', 'https://nx.invalid']) {
        const connected = connect(url, { transport: transport(), key: () => canary });
        const seen = await traces(connected, connected.client.translate(hello));
        assert(seen.includes('network'), seen);
        assert(!seen.includes(canary), seen);
      }
    });
  }

  it('is in no trace of a success', async () => {
    const connected = connect(service().url, { key: () => service().keys.paid });
    const seen = await traces(connected, connected.client.usage());
    assert(!seen.includes(service().keys.paid), seen);
  });
});
