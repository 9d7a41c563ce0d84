import assert from 'node:assert/strict';
import type { RunOptions, TranslationEvent } from '../../../../src/translation/job.ts';
import { translateUnits } from '../../../../src/translation/run.ts';
import { unitsOf } from '../withService.ts';
import { SimulatedService, sentences, type Course } from './simulatedService.ts';

const sources = sentences(1_000);

/**
 * Turns of the event loop. What waits for the time never ends, because that stands still; on a busy machine work that is
 * cut into steps takes more of them.
 */
const few = 250;

/** Runs in virtual time up to a moment, cancels, and counts the turns of the event loop until the run has ended. */
async function cancelledAt(moment: number, course: Course, options: Partial<RunOptions> = {}) {
  const service = new SimulatedService(course);
  const controller = new AbortController();
  const job = { sourceLocale: 'en', locale: 'de', units: unitsOf(...sources) };
  const events: TranslationEvent[] = [];
  let ended = false;
  const run = async () => {
    const { signal } = controller;
    const all = { tagHandling: false, signal, waiting: service.time, ...options };
    for await (const event of translateUnits([job], service.translator(), all)) events.push(event);
    ended = true;
  };
  const running = run();
  await service.time.passed(service.time.wait(moment));
  const sent = service.arrivals.length;
  controller.abort();
  let turns = 0;
  // oxlint-disable-next-line no-unmodified-loop-condition -- the end of the run sets it
  for (; !ended && turns < 2 * few; turns++) await new Promise(setImmediate);
  assert.ok(ended, 'the run has not ended');
  await running;
  assert.equal(service.arrivals.length, sent);
  const ends = events.filter(({ kind }) => kind === 'translated' || kind === 'failed');
  assert.equal(ends.length, sources.length);
  const reasons = events.flatMap((event) => (event.kind === 'failed' ? [event.reason] : []));
  assert.deepEqual([...new Set(reasons)], reasons.length > 0 ? ['cancelled'] : []);
  return { turns, translated: events.filter(({ kind }) => kind === 'translated').length };
}

describe('cancelling a run', () => {
  it('that waits for its service ends it within a few turns of the event loop', async () => {
    const trouble: Course['trouble'] = ({ at }) => (at > 500 ? { status: 503 } : undefined);
    const { turns, translated } = await cancelledAt(20_000, { trouble });
    assert.ok(turns <= few, `${turns} turns`);
    assert.ok(translated > 0);
  });

  it('that waits for a day ends it within a few turns', async () => {
    const { turns } = await cancelledAt(3_600_000, {
      trouble: () => ({ status: 429, retryAfter: 86_400 }),
    });
    assert.ok(turns <= few, `${turns} turns`);
  });

  it('between two tries of a batch ends it within a few turns', async () => {
    const trouble: Course['trouble'] = ({ texts, number }) =>
      number > 1 && texts.some((text) => / (60|900) /.test(text)) ? { status: 500 } : undefined;
    const { turns, translated } = await cancelledAt(400, { trouble, latency: 10 });
    assert.ok(turns <= few, `${turns} turns`);
    // All but the two batches that fail, of which a part may have been sent by itself by then.
    assert.ok(translated >= 900 && translated < 1_000, `${translated} texts`);
  });

  it('that waits for room on the disk ends it within a few turns', async () => {
    const journal = {
      peek: () => undefined,
      recall: () => undefined,
      forget: () => undefined,
      keep: () => Promise.reject(new Error('full')),
    };
    const { turns, translated } = await cancelledAt(5_000, {}, { journal });
    // There is one more try to write, and what was answered is looked through.
    assert.ok(turns <= few, `${turns} turns`);
    assert.equal(translated, 50);
  });

  it('that is held by its client ends it within a few turns', async () => {
    const trouble: Course['trouble'] = ({ number }) =>
      number === 2 ? { status: 429, retryAfter: 4 } : undefined;
    const { turns } = await cancelledAt(2_000, { trouble });
    assert.ok(turns <= few, `${turns} turns`);
  });

  it('before its start sends nothing', async () => {
    const service = new SimulatedService({});
    const { failed } = await service.run(sources, { signal: AbortSignal.abort() });
    assert.deepEqual([failed, service.arrivals.length], [{ cancelled: sources.length }, 0]);
  });

  it('by leaving its events ends it, too', async () => {
    const service = new SimulatedService({});
    const job = { sourceLocale: 'en', locale: 'de', units: unitsOf(...sources) };
    const leave = async () => {
      const { signal } = new AbortController();
      const options = { tagHandling: false, signal, waiting: service.time };
      for await (const { kind } of translateUnits([job], service.translator(), options)) {
        if (kind === 'answered') break;
      }
    };
    await service.time.passed(leave());
    assert.ok(service.arrivals.length <= 1 + 4);
    assert.equal(service.answered, service.arrivals.length);
  });
});
