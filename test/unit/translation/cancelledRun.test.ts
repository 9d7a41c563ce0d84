import assert from 'node:assert/strict';
import { runSync } from '../../../src/resources/cooperative.ts';
import type { TranslationJob, TranslationEvent } from '../../../src/translation/job.ts';
import { Journal } from '../../../src/translation/journal.ts';
import { translateUnits } from '../../../src/translation/run.ts';
import { endsOf, unitsOf, withService } from './withService.ts';

describe('a run that is cancelled', () => {
  const opened = withService();
  const sources = Array.from({ length: 400 }, (_, place) => `Sentence ${place}`);
  const jobs: readonly TranslationJob[] = [
    { sourceLocale: 'en', locale: 'de', units: unitsOf(...sources) },
  ];
  const received = () => opened.service.ledger.requests.length;
  let receivedAtCancel = 0;
  const sum = (events: readonly TranslationEvent[], wanted: TranslationEvent['kind']) =>
    events.reduce(
      (all, event) =>
        event.kind === wanted && 'characters' in event ? all + event.characters : all,
      0,
    );

  /** Runs against the same journal each time; cancels as soon as so many requests have arrived, then lets answers go. */
  const runner = () => {
    let disk = '';
    return async (cancelAt = Number.POSITIVE_INFINITY) => {
      const journal = new Journal('service', async (line) => void (disk += line));
      runSync(journal.read(new TextEncoder().encode(disk)));
      const controller = new AbortController();
      const { signal } = controller;
      const events: TranslationEvent[] = [];
      const watch = setInterval(() => {
        if (received() < cancelAt || signal.aborted) return;
        receivedAtCancel = received();
        controller.abort();
        opened.service.faults.release();
      }, 1);
      const options = { tagHandling: false, signal, journal };
      for await (const event of translateUnits(jobs, opened.translator, options)) {
        events.push(event);
      }
      clearInterval(watch);
      return events;
    };
  };

  it('takes what is under way, and pays for nothing twice', async () => {
    opened.service.faults.add({ kind: 'hold', times: 4, after: 1 });
    const run = runner();
    const first = await run(1 + 4);
    assert.equal(received(), 1 + 4);
    assert.equal(Object.keys(endsOf(first)).length, sources.length);
    assert.equal(sum(first, 'answered'), opened.service.ledger.characters);
    assert.equal(sum(first, 'perhapsCounted'), 0);
    const second = await run();
    assert.equal(second.filter(({ kind }) => kind === 'translated').length, sources.length);
    assert.equal(opened.service.ledger.characters, sources.join('').length);
  });

  it('says what it had to leave open', async () => {
    opened.service.faults.add({ kind: 'hang', times: 2, after: 1 });
    opened.service.faults.add({ kind: 'hold', times: 'always', after: 1 });
    const events = await runner()(1 + 4);
    assert.equal(received(), 1 + 4);
    assert.equal(sum(events, 'answered'), opened.service.ledger.characters);
    assert.ok(sum(events, 'perhapsCounted') > 0);
    assert.equal(Object.keys(endsOf(events)).length, sources.length);
  });

  it('repeats nothing', async () => {
    opened.service.faults.add({ kind: 'status', status: 503, times: 'always' });
    const events = await runner()(1);
    assert.equal(received(), receivedAtCancel);
    assert.ok(Object.values(endsOf(events)).every((end) => end === '<cancelled>'));
  });

  it('ends each of its messages, however many these are', async () => {
    const units = Array.from({ length: 150_000 }, (_, place) => {
      return { id: String(place), source: `Sentence ${place}` };
    });
    const job = { sourceLocale: 'en', locale: 'de', units };
    const options = { tagHandling: false, signal: AbortSignal.abort() };
    let ends = 0;
    for await (const { kind } of translateUnits([job], opened.translator, options))
      if (kind === 'failed') ends++;
    assert.equal(ends, units.length);
  });
});
