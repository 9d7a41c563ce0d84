import assert from 'node:assert/strict';
import { answerTo, SimulatedService, sentences, type Arrival } from './simulatedService.ts';

const oneLess = ({ texts }: Arrival) => ({ body: answerTo(texts.slice(1)) });
const unusable = {
  'a translation less': oneLess,
  'a translation more': ({ texts }: Arrival) => ({ body: answerTo([...texts, 'one more']) }),
  'cut JSON': ({ texts }: Arrival) => ({ body: answerTo(texts).slice(0, -9) }),
  'another shape': () => ({ body: '{"translations":null}' }),
  'far too much': () => ({ body: answerTo(['x'.repeat(5_000_000)]) }),
} as const;

describe('an answer that cannot be used', () => {
  for (const [name, answer] of Object.entries(unusable)) {
    for (const count of [1, 2, 60, 2_000]) {
      it(`(${name}) to everything costs three requests at most, of ${count} messages`, async () => {
        const service = new SimulatedService({ trouble: answer });
        const { failed, pauses } = await service.run(sentences(count));
        assert.deepEqual(failed, { badAnswer: count });
        assert.ok(service.arrivals.length <= 3, `${service.arrivals.length} requests`);
        assert.deepEqual(pauses, []);
      });
    }

    it(`(${name}) in the middle of a good run costs one repetition`, async () => {
      const service = new SimulatedService({
        trouble: (arrival) => (arrival.number === 9 ? answer(arrival) : undefined),
      });
      const { translated, events } = await service.run(sentences(1_000));
      assert.equal(translated, 1_000);
      assert.equal(service.arrivals.length, 21);
      const perhaps = events.filter((event) => event.kind === 'perhapsCounted');
      assert.deepEqual(
        perhaps.map(({ texts }) => texts),
        [service.arrivals[8]?.texts],
      );
    });
  }

  it('is asked for in halves, until the text that brings it stands alone', async () => {
    const service = new SimulatedService({
      trouble: (arrival) =>
        arrival.texts.some((text) => / 317 /.test(text)) ? oneLess(arrival) : undefined,
    });
    const { failed, events } = await service.run(sentences(1_000));
    assert.deepEqual(failed, { badAnswer: 1 });
    const [lost] = events.flatMap((event) => (event.kind === 'failed' ? [event] : []));
    assert.equal(lost?.unit.id, '317');
    assert.equal((lost?.error as { kind?: string } | undefined)?.kind, 'badAnswer');
  });

  it('ends a good run after a few in a row', async () => {
    const service = new SimulatedService({
      trouble: (arrival) => (arrival.number > 40 ? oneLess(arrival) : undefined),
    });
    const { translated, failed } = await service.run(sentences(5_000));
    assert.equal(translated, 40 * 50);
    assert.deepEqual(failed, { badAnswer: 60 * 50 });
    assert.ok(service.arrivals.length <= 40 + 8 + 5, `${service.arrivals.length}`);
  });

  it('of one request in ten does not end it', async () => {
    const service = new SimulatedService({
      trouble: (arrival) => (arrival.number % 10 === 9 ? oneLess(arrival) : undefined),
    });
    assert.equal((await service.run(sentences(5_000))).translated, 5_000);
  });

  it('is told as such to someone who waits, after two requests for one text', async () => {
    const service = new SimulatedService({ trouble: oneLess });
    const { failed } = await service.run(sentences(1), { interactive: true });
    assert.deepEqual([failed, service.arrivals.length], [{ badAnswer: 1 }, 2]);
  });
});
