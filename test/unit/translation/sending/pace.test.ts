import assert from 'node:assert/strict';
import type { TranslationUnit } from '../../../../src/translation/job.ts';
import { randoms } from '../../../service/randoms.ts';
import { SimulatedService, sentences, type Course } from './simulatedService.ts';

/** Five messages in a request, because they share a context. */
const sources: readonly TranslationUnit[] = sentences(1_000).map((source, place) => ({
  id: String(place),
  source,
  context: `Part ${Math.floor(place / 5)}`,
}));
const requests = sources.length / 5;
const latency = 200;
/** Milliseconds of a run that always has eight requests under way. */
const best = (requests / 8) * latency;

/** Refuses so many requests in a second, and lets `burst` of them come at once. */
function bucket(perSecond: number, burst: number, retryAfter?: number): Course {
  let tokens = burst;
  let last = 0;
  return {
    latency,
    trouble({ at }) {
      tokens = Math.min(burst, tokens + ((at - last) / 1_000) * perSecond);
      last = at;
      if (tokens < 1) return { status: 429, ...(retryAfter !== undefined && { retryAfter }) };
      tokens--;
      return undefined;
    },
  };
}

function atRandom(share: number, status: number, seed: number): Course {
  const random = randoms(seed + 100);
  return { latency, trouble: () => (random() < share ? { status } : undefined) };
}

async function run(course: Course, seed = 1) {
  const service = new SimulatedService(course, seed);
  const outcome = await service.run(sources);
  assert.equal(outcome.translated, sources.length);
  assert.deepEqual(service.billedTwice, []);
  const refused = service.arrivals.length - service.answered;
  return { ...outcome, service, refused };
}

describe('the pace of a run', () => {
  for (const seed of [1, 2, 3]) {
    for (const status of [429, 500]) {
      it(`hardly suffers from one ${status} in ten for reasons of its own (${seed})`, async () => {
        const { milliseconds } = await run(atRandom(0.1, status, seed), seed);
        assert.ok(milliseconds <= (1.5 * best) / 0.9, `${milliseconds} of ${best / 0.9}`);
      });
    }

    it(`bears three refusals in ten (${seed})`, async () => {
      const { milliseconds } = await run(atRandom(0.3, 429, seed), seed);
      assert.ok(milliseconds <= (3 * best) / 0.7, `${milliseconds} of ${best / 0.7}`);
    });
  }

  for (const seed of [1, 2, 3]) {
    it(`blames no text where most requests fail by chance (${seed})`, async () => {
      const random = randoms(seed);
      const trouble: Course['trouble'] = () => (random() < 0.6 ? { status: 503 } : undefined);
      await run({ latency, trouble }, seed);
    });
  }

  it('hardly suffers from one in ten that is told to wait a second, for reasons of its own', async () => {
    const random = randoms(7);
    const trouble: Course['trouble'] = () =>
      random() < 0.1 ? { status: 429, retryAfter: 1 } : undefined;
    const { milliseconds } = await run({ latency, trouble });
    assert.ok(milliseconds <= 1.5 * best + 2_000, `${milliseconds} of ${best}`);
  });

  it('is that of eight requests at once where nothing is refused', async () => {
    const { milliseconds, service } = await run({ latency });
    assert.ok(milliseconds <= 1.4 * best, `${milliseconds} of ${best}`);
    assert.deepEqual([service.arrivals.length, service.peak], [requests, 8]);
  });

  for (const most of [1, 2, 3, 5]) {
    it(`finds the limit of ${most} at once`, async () => {
      const trouble: Course['trouble'] = ({ running }) =>
        running >= most ? { status: 429 } : undefined;
      const { milliseconds, refused } = await run({ latency, trouble });
      const possible = (requests / most) * latency;
      assert.ok(milliseconds <= 1.3 * possible, `${milliseconds} of ${possible}`);
      assert.ok(refused <= requests / 2, `${refused} refused`);
    });
  }

  for (const [perSecond, burst, retryAfter] of [
    [10, 10],
    [10, 1],
    [2, 5],
    [1, 1],
    [10, 10, 1],
    [2, 5, 1],
  ] as const) {
    const name = `${perSecond} in a second and ${burst} at once`;
    it(`finds the limit of ${name}${retryAfter === 1 ? ', told to wait' : ''}`, async () => {
      const { milliseconds, refused } = await run(bucket(perSecond, burst, retryAfter));
      const possible = ((requests - burst) / perSecond) * 1_000;
      assert.ok(milliseconds <= 1.6 * possible, `${milliseconds} of ${possible}`);
      assert.ok(refused <= 1.5 * requests, `${refused} refused`);
    });
  }

  it('is back within seconds after everything was refused for a while', async () => {
    const [from, until] = [1_000, 11_000];
    const trouble: Course['trouble'] = ({ at }) =>
      at > from && at < until ? { status: 429 } : undefined;
    const { milliseconds, refused } = await run({ latency, trouble });
    assert.ok(milliseconds <= until - from + 3 * best + 5_000, `${milliseconds}`);
    assert.ok(refused <= 20, `${refused} refused`);
  });

  it('leaves the service alone for as long as it asks', async () => {
    const trouble: Course['trouble'] = ({ number }) =>
      number === 20 ? { status: 429, retryAfter: 3 } : undefined;
    const { service } = await run({ latency, trouble });
    const asked = service.arrivals[19]?.at ?? 0;
    const silent = service.arrivals.filter(({ at }) => at > asked && at < asked + 3_000);
    assert.equal(silent.length, 0);
    const back = service.arrivals.filter(({ at }) => at >= asked + 3_000);
    assert.ok(back.length > 50);
  });

  it('is that of one client, however many runs use it', async () => {
    const trouble: Course['trouble'] = ({ running }) =>
      running >= 3 ? { status: 429 } : undefined;
    const service = new SimulatedService({ latency, trouble });
    const translator = service.translator();
    const half = sources.length / 2;
    const both = [sources.slice(0, half), sources.slice(half)].map((part) =>
      service.runWith(translator, part),
    );
    const milliseconds = await service.time.passed(Promise.all(both));
    for (const one of both) assert.equal((await one).translated, half);
    const possible = (requests / 3) * latency;
    assert.ok(milliseconds <= 1.3 * possible, `${milliseconds} of ${possible}`);
    assert.ok(service.arrivals.length - service.answered <= requests / 2);
  });
});
