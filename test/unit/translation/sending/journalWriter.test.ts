import assert from 'node:assert/strict';
import type { PaidTranslations } from '../../../../src/translation/job.ts';
import { SimulatedService, sentences } from './simulatedService.ts';

const sources = sentences(1_000);
const full = new Error('no space left');

/** A journal that cannot be written in some calls. */
function journalThat(fails: (call: number) => boolean) {
  const kept = new Set<string>();
  let calls = 0;
  const journal: PaidTranslations = {
    peek: () => undefined,
    recall: () => undefined,
    forget: () => undefined,
    async keep({ texts }) {
      await Promise.resolve();
      if (fails(++calls)) throw full;
      for (const text of texts) kept.add(text);
    },
  };
  return { journal, kept, calls: () => calls };
}

describe('a run whose answers cannot be written down', () => {
  it('sends nothing more, and goes on when they can', async () => {
    const service = new SimulatedService({});
    let room = true;
    const { journal, kept } = journalThat(() => !room);
    const full = { from: 500, until: 30_000 };
    const opened = service.time.now();
    void service.time.wait(full.from).then(() => (room = false));
    void service.time.wait(full.until).then(() => (room = true));
    const { translated, pauses, events } = await service.run(sources, { journal });
    assert.equal(translated, sources.length);
    assert.equal(kept.size, sources.length);
    assert.deepEqual(service.billedTwice, []);
    assert.ok(pauses.length >= 3 && pauses.every(({ reason }) => reason === 'journal'));
    assert.ok(pauses.every(({ until }) => until > opened + full.from));
    assert.equal(events.findLast(({ kind }) => /paused|resumed/.test(kind))?.kind, 'resumed');
    // Those that were sent before the first of them could not be written may still come.
    const meanwhile = service.arrivals.filter(({ at }) => at > full.from + 200 && at < full.until);
    assert.equal(meanwhile.length, 0);
  });

  it('uses what it has paid for, and sends nothing after a quarter of an hour', async () => {
    const service = new SimulatedService({});
    const { journal } = journalThat((call) => call > 3);
    const { translated, failed, milliseconds } = await service.run(sources, { journal });
    assert.equal(translated, service.billed.size);
    assert.deepEqual(failed, { journal: sources.length - translated });
    assert.ok(service.arrivals.length <= 3 + 8, `${service.arrivals.length} requests`);
    assert.ok(milliseconds < 20 * 60_000, `${milliseconds}`);
  });

  it('writes what it can when it is cancelled', async () => {
    const service = new SimulatedService({});
    const controller = new AbortController();
    let room = false;
    const { journal, kept } = journalThat(() => !room);
    void service.time.wait(3_000).then(() => {
      room = true;
      controller.abort();
      return undefined;
    });
    const { signal } = controller;
    const { translated, failed } = await service.run(sources, { journal, signal });
    assert.deepEqual([translated, kept.size], [50, 50]);
    assert.deepEqual(failed, { cancelled: sources.length - 50 });
  });

  it('may keep them without a promise', async () => {
    const service = new SimulatedService({});
    const texts: string[] = [];
    const journal: PaidTranslations = {
      peek: () => undefined,
      recall: () => undefined,
      forget: () => undefined,
      keep: (request) => void texts.push(...request.texts),
    };
    await service.run(sources, { journal });
    assert.equal(texts.length, sources.length);
  });
});
