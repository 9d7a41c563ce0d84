import assert from 'node:assert/strict';
import type { FaultSpec } from '../../service/faults.ts';
import { ledgerKey } from '../../service/ledger.ts';
import { connect, failure, hello, useService } from './connect.ts';
import { ManualClock } from './manualClock.ts';

const batch = { mode: 'batch' } as const;
const busy: FaultSpec = { kind: 'status', status: 429 };
const down: FaultSpec = { kind: 'status', status: 503 };
const cut: FaultSpec = { kind: 'cut', at: 'request' };

describe('repeating a request', () => {
  const service = useService();

  it('goes on after "too many requests", as often as the mode allows', async () => {
    service().faults.add({ ...busy, times: 'always' });
    const { client, clock } = connect(service().url);
    await failure(client.usage(), { kind: 'rateLimit', status: 429, mayHaveBeenBilled: false });
    assert.deepEqual(clock.waits, [250, 500]);
    await failure(client.usage(batch), { kind: 'rateLimit' });
    assert.equal(service().ledger.requests.length, 3 + 5);
  });

  it('treats 529 like 429', async () => {
    service().faults.add({ kind: 'status', status: 529 });
    const { client } = connect(service().url);
    assert.equal((await client.translate(hello)).length, 1);
  });

  it('waits at least as long as the service asks', async () => {
    service().faults.add({ ...busy, retryAfter: '7' });
    const { client, clock } = connect(service().url);
    await client.usage();
    assert.deepEqual(clock.waits, [7_500]);
  });

  it('understands a date', async () => {
    const { client, clock } = connect(service().url);
    const date = new Date(clock.time + 9_000).toUTCString();
    service().faults.add({ ...busy, retryAfter: date });
    await client.usage();
    assert.deepEqual(clock.waits, [9_500]);
  });

  for (const retryAfter of ['soon', '-5', '1e999', 'NaN']) {
    it(`waits as if nothing was asked when asked for "${retryAfter}"`, async () => {
      service().faults.add({ ...busy, retryAfter });
      const { client, clock } = connect(service().url);
      await client.usage();
      assert.deepEqual(clock.waits, [250]);
    });
  }

  it('gives up at once when the wait is too long for someone who waits', async () => {
    service().faults.add({ ...busy, retryAfter: '16' });
    const { client, clock } = connect(service().url);
    await failure(client.usage(), { kind: 'rateLimit', retryAfter: 16_000, repeatable: true });
    assert.deepEqual(clock.waits, []);
  });

  it('lets a job wait a minute but not a day', async () => {
    service().faults.add({ ...busy, retryAfter: '60' });
    const { client, clock } = connect(service().url);
    await client.usage(batch);
    assert.deepEqual(clock.waits, [60_500]);
    service().faults.add({ ...busy, retryAfter: '86400' });
    await failure(client.usage(batch), { retryAfter: 86_400_000 });
  });

  it('repeats a billed request once when nobody knows whether it was counted', async () => {
    service().faults.add({ ...cut, times: 'always' });
    const { client, events } = connect(service().url);
    await failure(client.translate(hello, batch), {
      kind: 'network',
      ambiguous: true,
      mayHaveBeenBilled: true,
    });
    assert.equal(service().ledger.requests.length, 2);
    assert.deepEqual(
      events.map((event) => [event.type, event.attempt, event.characters]),
      [
        ['failed', 1, 5],
        ['failed', 2, 5],
      ],
    );
  });

  it('does not repeat it at all when told so', async () => {
    service().faults.add({ ...cut, times: 'always' });
    const { client } = connect(service().url);
    await failure(client.translate(hello, { ...batch, ambiguous: 'never' }), {
      mayHaveBeenBilled: true,
    });
    assert.equal(service().ledger.requests.length, 1);
  });

  it('takes an error for an answer, of which nothing was billed', async () => {
    service().faults.add({ ...down, times: 4 });
    const { client, events } = connect(service().url);
    await client.translate(hello, batch);
    assert.equal(service().ledger.requests.length, 5);
    assert(events.every((event) => event.type === 'answered' || !event.error.mayHaveBeenBilled));
  });

  it('sends once what its caller repeats', async () => {
    service().faults.add({ ...down, times: 'always' });
    const { client, clock } = connect(service().url);
    await failure(client.translate(hello, { ...batch, once: true }), { kind: 'unavailable' });
    assert.equal(service().ledger.requests.length, 1);
    assert.deepEqual(clock.waits, []);
  });

  it('remembers the doubt when a later attempt fails for another reason', async () => {
    service().faults.add(cut);
    service().faults.add({ kind: 'status', status: 456 });
    const { client } = connect(service().url);
    await failure(client.translate(hello), {
      kind: 'quota',
      ambiguous: false,
      mayHaveBeenBilled: true,
    });
  });

  it('repeats reading and replacing, but not what would happen twice', async () => {
    service().faults.add({ ...down, times: 'always' });
    const { client } = connect(service().url);
    const attempts = async (call: Promise<unknown>) => {
      service().ledger.clear();
      await failure(call, { kind: 'unavailable', mayHaveBeenBilled: false });
      return service().ledger.requests.length;
    };
    const list = { language: 'en', terms: ['Glossa'] };
    assert.equal(await attempts(client.memories.list()), 3);
    assert.equal(await attempts(client.spokenTerms.replaceList('x', list)), 3);
    assert.equal(await attempts(client.spokenTerms.create({ name: 'x', lists: [list] })), 1);
    assert.equal(await attempts(client.spokenTerms.edit('x', { lists: [list] })), 1);
    assert.equal(await attempts(client.memories.delete('x')), 1);
    assert.equal(await attempts(client.memories.startExport('x')), 1);
  });

  for (const status of [400, 401, 403, 404, 413, 415, 456]) {
    it(`never repeats after ${status}`, async () => {
      service().faults.add({ kind: 'status', status, times: 'always' });
      const { client } = connect(service().url);
      await failure(client.translate(hello, batch), {
        status,
        ambiguous: false,
        mayHaveBeenBilled: false,
      });
      assert.equal(service().ledger.requests.length, 1);
      assert.equal(service().ledger.billed.size, 0);
    });
  }

  for (const status of [502, 504]) {
    it(`repeats once what a gateway answers with ${status}, and says that it may have been counted`, async () => {
      service().faults.add({ kind: 'status', status, times: 'always' });
      const { client } = connect(service().url);
      const facts = { kind: 'unavailable', ambiguous: true, mayHaveBeenBilled: true } as const;
      await failure(client.translate(hello, batch), facts);
      assert.equal(service().ledger.requests.length, 2);
    });
  }

  for (const [status, kind] of [
    [408, 'timeout'],
    [425, 'unavailable'],
  ] as const) {
    it(`repeats after ${status}, which says that nothing was carried out`, async () => {
      service().faults.add({ kind: 'status', status, times: 2 });
      const { client, events } = connect(service().url);
      await client.translate(hello, batch);
      assert.equal(service().ledger.requests.length, 3);
      assert.equal(service().ledger.characters, 5);
      service().reset();
      service().faults.add({ kind: 'status', status, times: 'always' });
      await failure(client.translate(hello), { kind, status, mayHaveBeenBilled: false });
      assert.equal(service().ledger.requests.length, 3);
      assert(events.every((event) => event.type === 'answered' || !event.error.mayHaveBeenBilled));
    });
  }

  it('repeats after 408 what must not happen twice, too', async () => {
    service().faults.add({ kind: 'status', status: 408 });
    const { client } = connect(service().url);
    const list = { language: 'en', terms: ['Glossa'] };
    await client.spokenTerms.create({ name: 'Waited', lists: [list] });
    assert.equal(service().ledger.requests.length, 2);
  });

  it('spends at most 20 repetitions on a service that stays in trouble', async () => {
    service().faults.add({ ...down, times: 'always' });
    const { client } = connect(service().url);
    for (let call = 0; call < 30; call++) await failure(client.translate(hello, batch));
    assert.equal(service().ledger.requests.length, 30 + 20);
  });

  it('earns repetitions by successes', async () => {
    const { client } = connect(service().url);
    service().faults.add({ ...down, times: 50 });
    for (let call = 0; call < 30; call++) await failure(client.usage(batch));
    for (let call = 0; call < 5; call++) await client.usage();
    service().faults.add(down);
    await client.usage();
  });

  it('ends an operation that someone waits for after 45 seconds', async () => {
    service().faults.add({ ...down, retryAfter: '15', times: 'always' });
    const { client, clock } = connect(service().url, { random: () => 0.999 });
    const start = clock.time;
    clock.duringWait = () => void (clock.time += 20_000);
    await failure(client.usage(), { kind: 'unavailable' });
    assert.equal(service().ledger.requests.length, 2);
    assert(clock.time - start < 45_000);
  });

  it('gives the same text back once, although it was asked twice', async () => {
    service().faults.add({ kind: 'cut', at: 'request' });
    const { client } = connect(service().url);
    assert.equal((await client.translate(hello)).length, 1);
    assert.equal(service().ledger.texts.get(ledgerKey('Hello', 'DE')), 2);
  });
});

describe('a service that asks one worker to slow down', () => {
  const service = useService();

  it('is left alone by all of them until the wait is over', async () => {
    service().faults.add({ kind: 'status', status: 429, retryAfter: '2' });
    const clock = new ManualClock();
    const { client, events } = connect(service().url, { clock });
    const first = client.translate(hello, batch);
    await clock.waiters(1);
    const others = ['a', 'b', 'c'].map((text) =>
      client.translate({ ...hello, texts: [text] }, batch),
    );
    // The first waits to be sent again, and somebody for the end of the hold.
    await clock.waiters(2);
    clock.advance(1_999);
    assert.equal(service().ledger.requests.length, 1);
    clock.advance(1);
    await Promise.all(others);
    clock.advance(1_000);
    await first;
    assert.equal(service().ledger.requests.length, 5);
    const slowDown = events.filter(
      (event) => event.type === 'failed' && event.error.kind === 'rateLimit',
    );
    assert.equal(slowDown.length, 1);
  });

  it('does not keep someone waiting for longer than a quarter of a minute', async () => {
    service().faults.add({ kind: 'status', status: 429, retryAfter: '50' });
    const clock = new ManualClock();
    const { client } = connect(service().url, { clock });
    const job = client.translate(hello, batch);
    await clock.waiters(1);
    await failure(client.usage(), { kind: 'rateLimit', status: undefined, retryAfter: 50_000 });
    clock.advance(50_500);
    await job;
  });

  it('is asked all the same by one that is to find out whether it is there again', async () => {
    service().faults.add({ kind: 'status', status: 429, retryAfter: '3600' });
    const { client, clock } = connect(service().url);
    const once = { ...batch, once: true };
    await failure(client.translate(hello, once), { kind: 'rateLimit', retryAfter: 3_600_000 });
    await failure(client.translate(hello, once), { kind: 'rateLimit', status: undefined });
    await client.translate(hello, { ...once, probe: true });
    await client.translate(hello, once);
    assert.deepEqual(clock.waits, []);
    assert.equal(service().ledger.requests.length, 3);
  });

  it('can be asked again after a minute, whatever it said', async () => {
    service().faults.add({ kind: 'status', status: 429, retryAfter: '86400' });
    const { client, clock } = connect(service().url);
    await failure(client.usage(), { kind: 'rateLimit' });
    clock.time += 60_000;
    await client.usage();
  });
});
