import assert from 'node:assert/strict';
import { ServiceError } from '../../../src/service/errors.ts';
import { json } from '../../../src/service/http/call.ts';
import { Http } from '../../../src/service/http/http.ts';
import * as z from 'zod/mini';
import { connect, failure, settingsFor, useService } from './connect.ts';
import { FakeClock } from './fakeClock.ts';

describe('the key', () => {
  const service = useService();
  const httpWith = (key: string | undefined) =>
    new Http({
      ...settingsFor(service().url),
      key: () => key,
      clock: new FakeClock(),
      random: () => 0.5,
      onEvent: () => {},
    });
  const usageAt = (path: string, key: string | undefined = 'demo-paid-key') =>
    httpWith(key).send({ operation: 'usage', method: 'GET', path }, json(z.unknown()));

  it('is not sent to another origin', async () => {
    const elsewhere = new URL(service().storageUrl);
    for (const path of [
      elsewhere.href,
      `//${elsewhere.host}/v2/usage`,
      `\\\\${elsewhere.host}/v2/usage`,
    ])
      await failure(usageAt(path), { kind: 'wrongOrigin', host: elsewhere.host });
    assert.equal(service().ledger.requests.length, 0);
  });

  it('is asked for by the origin it would go to', async () => {
    const origins: string[] = [];
    const { client } = connect(service().url, {
      baseUrl: new URL(`${service().url}/`),
      key: (origin) => {
        origins.push(origin);
        return 'demo-paid-key';
      },
    });
    await client.usage();
    assert.deepEqual(origins, [new URL(service().url).origin]);
  });

  it('must be there and sendable', async () => {
    for (const [key, kind] of [
      [undefined, 'noKey'],
      ['  ', 'noKey'],
      ['a b', 'keyUnusable'],
      ['a\r\nx-evil: 1', 'keyUnusable'],
    ] as const) {
      const { client } = connect(service().url, { key: () => key });
      await failure(client.usage(), { kind });
    }
    assert.equal(service().ledger.requests.length, 0);
  });

  it('may be replaced between two attempts', async () => {
    service().faults.add({ kind: 'status', status: 503 });
    const keys = ['demo-text-only-key', 'demo-paid-key'];
    const { client } = connect(service().url, { key: async () => keys.shift() });
    await client.usage();
  });

  it('failing to be read fails the call with that error', async () => {
    const locked = new Error('locked');
    const { client } = connect(service().url, { key: () => Promise.reject(locked) });
    await assert.rejects(
      client.usage(),
      (error) => error === locked && !(error instanceof ServiceError),
    );
  });
});
