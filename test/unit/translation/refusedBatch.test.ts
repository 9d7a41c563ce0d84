import assert from 'node:assert/strict';
import type { TranslationJob } from '../../../src/translation/job.ts';
import { endsOf, runToEnd, unitsOf, withService } from './withService.ts';

describe('a batch that the service refuses', () => {
  const opened = withService();
  const run = async (count: number) => {
    const sources = Array.from({ length: count }, (_, place) => `Sentence no. ${place}.`);
    const job: TranslationJob = { sourceLocale: 'en', locale: 'de', units: unitsOf(...sources) };
    const events = await runToEnd([job], opened.translator);
    const ends = Object.entries(endsOf(events));
    assert.equal(ends.length, count);
    const rejected = ends.flatMap(([id, end]) => (end === '<rejected>' ? [Number(id)] : []));
    const requests = opened.service.ledger.requests.length;
    return { rejected, requests, events, characters: sources.join('').length };
  };
  const refuse = (contains: string) =>
    opened.service.faults.add({ kind: 'status', status: 400, times: 'always', contains });

  it('is halved until the text that it minds stands alone', async () => {
    refuse('no. 17.');
    const { rejected, requests, events, characters } = await run(50);
    assert.deepEqual(rejected, [17]);
    assert.ok(requests <= 1 + 2 * 6, `${requests} requests`);
    assert.equal(opened.service.ledger.characters, characters - 'Sentence no. 17.'.length);
    const answered = events.filter((event) => event.kind === 'answered');
    assert.ok(answered.every(({ repair }) => !repair));
  });

  it('may hold several of them', async () => {
    for (const place of [3, 4, 49, 77]) refuse(`no. ${place}.`);
    assert.deepEqual((await run(130)).rejected, [3, 4, 49, 77]);
  });

  it('is given up soon where the service minds everything', async () => {
    refuse('Sentence');
    const { rejected, requests } = await run(1_000);
    assert.equal(rejected.length, 1_000);
    assert.ok(requests <= 20 + 30, `${requests} requests`);
  });
});
