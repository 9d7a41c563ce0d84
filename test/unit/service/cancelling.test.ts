import assert from 'node:assert/strict';
import type { FaultSpec } from '../../service/faults.ts';
import { connect, hello, useService } from './connect.ts';
import { ManualClock } from './manualClock.ts';

const busy: FaultSpec = { kind: 'status', status: 429 };

describe('cancelling', () => {
  const service = useService();
  const reason = new Error('enough');

  it('before the start sends nothing', async () => {
    const { client } = connect(service().url);
    await assert.rejects(client.usage({ signal: AbortSignal.abort(reason) }), reason);
    assert.equal(service().ledger.requests.length, 0);
  });

  it('in flight ends the request and repeats nothing', async () => {
    service().faults.add({ kind: 'hang' });
    const { client, events } = connect(service().url);
    const controller = new AbortController();
    const call = client.translate(hello, { signal: controller.signal });
    while (service().ledger.requests.length === 0) await new Promise(setImmediate);
    controller.abort(reason);
    await assert.rejects(call, reason);
    assert.equal(service().ledger.requests.length, 1);
    assert.deepEqual(events, []);
  });

  it('between two attempts ends the wait', async () => {
    service().faults.add(busy);
    const clock = new ManualClock();
    const { client } = connect(service().url, { clock });
    const controller = new AbortController();
    const call = client.translate(hello, { signal: controller.signal });
    await clock.waiters(1);
    controller.abort(reason);
    await assert.rejects(call, reason);
    assert.equal(service().ledger.requests.length, 1);
  });

  describe('with a grace for what is paid for', () => {
    const cancelled = async (fault: FaultSpec) => {
      service().faults.add(fault);
      const { client, clock, events } = connect(service().url);
      const controller = new AbortController();
      const { signal } = controller;
      const call = client.translate(hello, { mode: 'batch', signal, grace: 10_000 });
      while (service().ledger.requests.length === 0) await new Promise(setImmediate);
      controller.abort(reason);
      return { call, clock, events, sent: () => service().ledger.requests.length };
    };

    it('still takes the answer', async () => {
      const { call, clock, sent } = await cancelled({ kind: 'hold' });
      assert.deepEqual(clock.deadlines, [60_000, 10_000]);
      service().faults.release();
      assert.equal((await call).length, 1);
      assert.deepEqual(clock.deadlines, []);
      assert.equal(sent(), 1);
    });

    it('tells of a request that stays open, and ends it', async () => {
      const { call, clock, events, sent } = await cancelled({ kind: 'hang' });
      clock.expire();
      await assert.rejects(call, reason);
      const [event] = events;
      assert(event?.type === 'failed' && event.error.ambiguous);
      assert.deepEqual([event.characters, event.repeatIn, sent()], [5, undefined, 1]);
    });

    it('sends nothing again', async () => {
      const { call, clock, events, sent } = await cancelled({ ...busy, times: 'always' });
      await assert.rejects(call, reason);
      assert.deepEqual([clock.waits, events.length, sent()], [[], 1, 1]);
    });
  });
});
