import assert from 'node:assert/strict';
import type { TranslationJob, TranslationEvent } from '../../../src/translation/job.ts';
import { RetryCache } from '../../../src/translation/retryCache.ts';
import { translateUnits } from '../../../src/translation/run.ts';
import { endsOf, unitsOf, withService } from './withService.ts';

describe('answers that are kept for a further try', () => {
  const opened = withService();
  const sources = Array.from({ length: 120 }, (_, place) => `Sentence ${place}`);
  const job: TranslationJob = { sourceLocale: 'en', locale: 'de', units: unitsOf(...sources) };
  const counted = () => opened.service.ledger.characters;

  const translate = async (kept: RetryCache, service = 'https://service.test/') => {
    const journal = kept.open(service);
    const options = { tagHandling: false, signal: new AbortController().signal, journal };
    const events: TranslationEvent[] = [];
    for await (const event of translateUnits([job], opened.translator, options)) {
      events.push(event);
    }
    const done = Object.values(endsOf(events)).filter((end) => !end.startsWith('<')).length;
    if (done === sources.length) journal.settle();
    return done;
  };

  it('are not paid for again where one request failed', async () => {
    const kept = new RetryCache();
    opened.service.faults.add({ kind: 'status', status: 456, contains: 'Sentence 110' });
    assert.equal(await translate(kept), 100);
    assert.equal(await translate(kept), 120);
    assert.equal(counted(), sources.join('').length);
  });

  it('are forgotten when the work is done', async () => {
    const kept = new RetryCache();
    await translate(kept);
    await translate(kept);
    assert.equal(counted(), 2 * sources.join('').length);
  });

  it('are not believed about another service', async () => {
    const kept = new RetryCache();
    opened.service.faults.add({ kind: 'status', status: 456, contains: 'Sentence 110' });
    await translate(kept);
    const before = counted();
    await translate(kept, 'https://other.test/');
    assert.equal(counted() - before, sources.join('').length);
  });

  it('do not pile up', async () => {
    const kept = new RetryCache();
    const question = { sourceLocale: 'EN', targetLocale: 'DE' };
    for (let place = 0; place < 5_000; place++) {
      await kept.open('s').keep({ ...question, texts: [`${place}`] }, ['x']);
    }
    const journal = kept.open('s');
    assert.equal(journal.peek(question, '2999'), undefined);
    assert.equal(journal.peek(question, '3000'), 'x');
  });

  it('are all there for the next try, however large the work is', async () => {
    const kept = new RetryCache();
    const question = { sourceLocale: 'EN', targetLocale: 'DE' };
    const first = kept.open('s');
    for (let place = 0; place < 5_000; place++) {
      await first.keep({ ...question, texts: [`${place}`] }, ['x']);
    }
    const second = kept.open('s');
    for (let place = 0; place < 5_000; place++) {
      assert.equal(second.recall(question, `${place}`), 'x');
    }
    await second.keep({ ...question, texts: ['5000'] }, ['x']);
    second.settle();
    assert.equal(kept.open('s').peek(question, '0'), undefined);
  });
});
