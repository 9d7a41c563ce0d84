import assert from 'node:assert/strict';
import type { TranslationEvent } from '../../../../src/translation/job.ts';
import { randoms } from '../../../service/randoms.ts';
import { SimulatedService, sentences, type Course, type Trouble } from './simulatedService.ts';

const minute = 60_000;
const sources = sentences(1_000);

/** A service that is in trouble for a while; times in milliseconds. */
const between =
  (from: number, until: number, trouble: Trouble): Course['trouble'] =>
  ({ at }) =>
    at >= from && at < until ? trouble : undefined;

const errorOf = (events: readonly TranslationEvent[]) =>
  events.find((event) => event.kind === 'failed')?.error as { kind?: string } | undefined;

const byText = (a: string, b: string) => (a < b ? -1 : 1);

describe('a run whose service goes away', () => {
  for (const [name, trouble, reason] of [
    ['with 503', { status: 503 }, 'unavailable'],
    ['with 429', { status: 429 }, 'rateLimit'],
    ['with 429 and a wait', { status: 429, retryAfter: 7 }, 'rateLimit'],
    ['without a connection', 'offline', 'offline'],
    ['without an answer', 'cut', 'offline'],
    ['with 504', { status: 504 }, 'unavailable'],
    ['behind a proxy that opens no way', 'noTunnel', 'unavailable'],
  ] as const) {
    it(`(${name}) waits, and goes on when it is back`, async () => {
      const service = new SimulatedService({ trouble: between(500, 2 * minute, trouble) });
      const { translated, pauses, milliseconds, events } = await service.run(sources);
      assert.equal(translated, sources.length);
      assert.ok(pauses.length > 0 && pauses.every((pause) => pause.reason === reason));
      assert.equal(events.findLast(({ kind }) => /paused|resumed/.test(kind))?.kind, 'resumed');
      assert.ok(milliseconds < 3.5 * minute, `${milliseconds}`);
      const meanwhile = service.arrivals.filter(({ at }) => at >= 500 && at < 2 * minute);
      assert.ok(meanwhile.length <= 30, `${meanwhile.length} requests`);
    });
  }

  it('sends one request at a time meanwhile, further and further apart', async () => {
    const service = new SimulatedService({ trouble: between(500, 4 * minute, { status: 503 }) });
    const { pauses } = await service.run(sources);
    const probes = service.arrivals.filter(({ at }) => at > 5_000 && at < 4 * minute);
    const gaps = probes.slice(1).map(({ at }, place) => at - (probes[place]?.at ?? 0));
    assert.ok(
      gaps.every((gap) => gap > 500 && gap <= minute),
      String(gaps),
    );
    assert.ok((gaps.at(-1) ?? 0) > 4 * (gaps[0] ?? 0), String(gaps));
    // A pause says when the next request goes out.
    const told = pauses.map(({ until }) => until);
    const opened = service.time.now() - (service.arrivals.at(-1)?.at ?? 0) - 200;
    for (const { at } of probes) assert.ok(told.includes(opened + at), `${at}`);
  });

  it('waits from its first request on', async () => {
    const service = new SimulatedService({ trouble: between(0, minute, { status: 503 }) });
    const { translated, pauses } = await service.run(sources);
    assert.equal(translated, sources.length);
    assert.ok(pauses.length <= 12, `${pauses.length} probes`);
    assert.equal(new Set(service.arrivals.filter(({ at }) => at < minute)).size, pauses.length);
  });

  it('waits as long as the service asks, be it a day', async () => {
    const day = 24 * 60 * minute;
    const trouble: Course['trouble'] = ({ number }) =>
      number === 3 ? { status: 429, retryAfter: 86_400 } : undefined;
    const service = new SimulatedService({ trouble });
    const started = service.time.now();
    const { translated, pauses, milliseconds } = await service.run(sources);
    assert.equal(translated, sources.length);
    assert.ok(milliseconds >= day && milliseconds < day + minute, `${milliseconds}`);
    assert.equal(pauses.length, 1);
    assert.ok((pauses[0]?.until ?? 0) >= started + day);
  });

  it('risks little money on a service that translates and never answers', async () => {
    const service = new SimulatedService({ trouble: between(0, 10 * minute, 'cut') });
    const { translated } = await service.run(sources);
    assert.equal(translated, sources.length);
    const meanwhile = service.arrivals.filter(({ at }) => at < 10 * minute);
    const [first, ...probes] = meanwhile.map(({ texts }) => texts.length);
    assert.equal(first, 50);
    assert.ok(
      probes.every((texts) => texts === 1),
      String(probes),
    );
  });

  it('risks no more where a gateway answers for it', async () => {
    const service = new SimulatedService({ trouble: between(0, 10 * minute, { status: 504 }) });
    const { translated, events } = await service.run(sources);
    assert.equal(translated, sources.length);
    const meanwhile = service.arrivals.filter(({ at }) => at < 10 * minute);
    const [first, ...probes] = meanwhile.map(({ texts }) => texts.length);
    assert.equal(first, 50);
    assert.deepEqual(new Set(probes), new Set([1]));
    const perhaps = events.filter(({ kind }) => kind === 'perhapsCounted');
    assert.equal(perhaps.length, meanwhile.length);
  });

  it('tells of every request that left, and of the texts that may have been counted', async () => {
    const service = new SimulatedService({ trouble: between(500, minute, 'cut') });
    const { events } = await service.run(sources);
    const requests = events.filter(({ kind }) => /answered|refused|perhapsCounted/.test(kind));
    assert.equal(requests.length, service.arrivals.length);
    const perhaps = events.flatMap((event) => (event.kind === 'perhapsCounted' ? event.texts : []));
    assert.deepEqual(
      perhaps.toSorted(byText),
      [...service.billed].flatMap(([text, times]) => Array(times - 1).fill(text)).toSorted(byText),
    );
  });

  it('ends with the true reason when nothing comes for a quarter of an hour', async () => {
    const service = new SimulatedService({
      trouble: between(500, 24 * 60 * minute, { status: 503 }),
    });
    const { translated, failed, milliseconds, events } = await service.run(sources);
    assert.ok(translated > 0);
    assert.deepEqual(failed, { service: sources.length - translated });
    assert.equal(errorOf(events)?.kind, 'unavailable');
    assert.ok(milliseconds > 15 * minute && milliseconds < 18 * minute, `${milliseconds}`);
  });

  it('ends at once where no wait would help', async () => {
    for (const trouble of [
      'untrusted',
      { status: 401 },
      { status: 456 },
      { status: 301 },
    ] as const) {
      const service = new SimulatedService({ trouble: () => trouble });
      const { translated, pauses, milliseconds } = await service.run(sources);
      assert.deepEqual([translated, pauses.length, milliseconds], [0, 0, 0]);
      assert.ok(service.arrivals.length <= 1);
    }
  });

  it('does not wait for somebody who waits', async () => {
    for (const trouble of [
      { status: 503 },
      { status: 429 },
      { status: 429, retryAfter: 60 },
      'offline',
      'cut',
      'hang',
    ] as const) {
      const service = new SimulatedService({ trouble: () => trouble });
      const { failed, pauses, milliseconds } = await service.run(sentences(60), {
        interactive: true,
      });
      assert.deepEqual([failed, pauses.length], [{ service: 60 }, 0]);
      assert.ok(milliseconds <= (trouble === 'hang' ? 62_000 : 5_000), `${milliseconds}`);
      assert.ok(service.arrivals.length <= 3);
    }
  });
});

describe('a run under trouble', () => {
  /** Answers that go wrong at random, in the given shares. */
  const atRandom = (shares: readonly (readonly [number, Trouble])[], seed: number): Course => {
    const random = randoms(seed);
    return {
      trouble() {
        let left = random();
        for (const [share, trouble] of shares) {
          left -= share;
          if (left < 0) return trouble;
        }
        return undefined;
      },
    };
  };
  for (const [name, shares] of [
    ['10 % 500', [[0.1, { status: 500 }]]],
    ['10 % 503', [[0.1, { status: 503 }]]],
    [
      '30 % 429, 10 % 500, 10 % 503',
      [
        [0.3, { status: 429 }],
        [0.1, { status: 500 }],
        [0.1, { status: 503 }],
      ],
    ],
    ['10 % cut', [[0.1, 'cut']]],
    [
      'a bit of everything',
      [
        [0.05, { status: 429, retryAfter: 1 }],
        [0.05, { status: 503, retryAfter: 2 }],
        [0.02, 'offline'],
        [0.02, 'hang'],
        [0.02, 'cut'],
        [0.01, { body: '{"translations":[]}' }],
        [0.01, { body: '{"transl' }],
      ],
    ],
  ] as const) {
    for (const seed of [1, 2, 3]) {
      it(`(${name}, ${seed}) comes to its end with every message`, async () => {
        const service = new SimulatedService(atRandom(shares, seed), seed);
        const { translated, events } = await service.run(sources);
        assert.equal(translated, sources.length);
        const answered = events.flatMap((event) =>
          event.kind === 'answered' ? [event.texts] : [],
        );
        assert.equal(
          answered.reduce((sum, texts) => sum + texts, 0),
          sources.length,
        );
        const perhaps = new Set(
          events.flatMap((event) => (event.kind === 'perhapsCounted' ? event.texts : [])),
        );
        assert.deepEqual(
          service.billedTwice.filter((text) => !perhaps.has(text)),
          [],
        );
      });
    }
  }

  for (const trouble of [{ status: 500 }, 'cut'] as const) {
    for (const [place, count] of [
      [317, 1_000],
      [3, 1_000],
      [3, 40],
    ] as const) {
      const name = `${JSON.stringify(trouble)}, text ${place} of ${count}`;
      it(`loses but the text that is always met by trouble (${name})`, async () => {
        const service = new SimulatedService({
          trouble: ({ texts }) =>
            texts.some((text) => text.includes(` ${place} `)) ? trouble : undefined,
        });
        const { events, failed, milliseconds } = await service.run(sentences(count));
        assert.deepEqual(failed, { service: 1 });
        const [lost] = events.flatMap((event) => (event.kind === 'failed' ? [event.unit.id] : []));
        assert.equal(lost, String(place));
        assert.ok(milliseconds < 3 * minute, `${milliseconds}`);
      });
    }
  }
});
