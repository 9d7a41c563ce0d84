import assert from 'node:assert/strict';
import type { ErrorFacts } from '../../../src/service/errors.ts';
import type { FaultSpec } from '../../service/faults.ts';
import { connect, failure, hello, useService } from './connect.ts';

describe('a refusal', () => {
  const service = useService();
  const translateFails = (fault: FaultSpec, facts: Partial<ErrorFacts>) => {
    service().faults.add({ ...fault, times: 'always' });
    return failure(connect(service().url).client.translate(hello), facts);
  };

  it('is understood in each of its shapes', async () => {
    const fault = { kind: 'status', message: 'Ouch', code: 'c1' } as const;
    const said = {
      kind: 'unavailable',
      serviceMessage: 'Ouch',
      code: 'c1',
      ambiguous: false,
      repeatable: true,
    } as const;
    await translateFails({ ...fault, status: 500 }, { ...said, status: 500 });
    service().reset();
    await translateFails({ ...fault, status: 503, shape: 'edge' }, { ...said, status: 503 });
    service().reset();
    const silent = { kind: 'unavailable', serviceMessage: undefined, code: undefined } as const;
    await translateFails({ ...fault, status: 503, shape: 'empty' }, silent);
    service().reset();
    await translateFails({ ...fault, status: 502, shape: 'html' }, silent);
    service().reset();
    await translateFails(
      { ...fault, status: 403, shape: 'detail' },
      { kind: 'permission', serviceMessage: 'Ouch: Detail of: Ouch', code: 'c1' },
    );
  });

  for (const [status, kind] of [
    [400, 'invalid'],
    [401, 'credentials'],
    [403, 'permission'],
    [404, 'notFound'],
    [407, 'proxy'],
    [413, 'tooLarge'],
    [415, 'invalid'],
    [429, 'rateLimit'],
    [456, 'quota'],
    [500, 'unavailable'],
    [504, 'unavailable'],
    [529, 'rateLimit'],
  ] as const) {
    it(`with status ${status} is of the kind ${kind}`, async () => {
      await translateFails({ kind: 'status', status }, { kind, status, operation: 'translate' });
    });
  }

  it('with 404 speaks of the memory when one was named', async () => {
    service().faults.add({ kind: 'status', status: 404, message: 'not found' });
    const memory = { id: '00000000-0000-4000-8000-000000000000', threshold: 75 };
    await failure(connect(service().url).client.translate({ ...hello, memory }), {
      kind: 'memoryNotUsable',
    });
  });

  it("keeps the service's words out of what logs are made of: they may repeat what was sent", async () => {
    service().faults.add({ kind: 'status', status: 400, message: 'Cannot translate "Hello"' });
    const { client, events } = connect(service().url);
    const error = await failure(client.translate(hello), {
      serviceMessage: 'Cannot translate "Hello"',
    });
    for (const logged of [error.message, String(error.stack), JSON.stringify(events)]) {
      assert.doesNotMatch(logged, /Hello|Cannot/);
    }
    assert.match(JSON.stringify(events), /"kind":"invalid".*"status":400/);
  });

  it('with 404 in HTML comes from something else', async () => {
    const html = { kind: 'status', status: 404, shape: 'html' } as const;
    await translateFails(html, { kind: 'notTheService' });
  });

  it('carries the trace id', async () => {
    const error = await translateFails({ kind: 'status', status: 400 }, {});
    assert.match(error.traceId ?? '', /^[\dA-F]{32}$/i);
    assert(error.message.includes(error.traceId ?? '?'));
  });

  it('without a trace id says nothing of one', async () => {
    const error = await translateFails(
      { kind: 'answer', status: 400, body: 'x' },
      { traceId: undefined },
    );
    assert.doesNotMatch(error.message, /undefined|trace/);
  });

  for (const status of [301, 302, 303, 307, 308] as const) {
    it(`with ${status} is not followed, and only the host is told`, async () => {
      const location = `${service().storageUrl}/secret/path?token=1`;
      const error = await translateFails(
        { kind: 'redirect', status, location },
        {
          kind: 'redirect',
          status,
          redirectHost: new URL(location).host,
          mayHaveBeenBilled: false,
        },
      );
      assert.doesNotMatch(error.message, /secret|token/);
      assert(service().ledger.requests.every(({ host }) => host === 'api'));
      assert.equal(service().ledger.requests.length, 1);
    });
  }
});
