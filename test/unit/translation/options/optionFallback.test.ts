import assert from 'node:assert/strict';
import type { TranslationJob } from '../../../../src/translation/job.ts';
import { Journal } from '../../../../src/translation/journal.ts';
import type { TranslationOptions } from '../../../../src/translation/options/translationOptions.ts';
import { endsOf, runToEnd, unitsOf, withService } from '../withService.ts';

const options: TranslationOptions = {
  formality: 'more',
  model: 'quality',
  instructions: ['Address the reader politely.'],
  showBilled: true,
};

describe('an option that the service refuses', () => {
  const opened = withService();
  const job = (asked: TranslationOptions, count = 3): TranslationJob => {
    const sources = Array.from({ length: count }, (_, place) => `Sentence no. ${place}.`);
    return { sourceLocale: 'en', locale: 'de', units: unitsOf(...sources), options: asked };
  };
  const refuse = (contains: string, status = 400) =>
    opened.service.faults.add({ kind: 'status', status, times: 'always', contains });
  const bodies = () =>
    opened.service.ledger.requests.map(({ body }) => body as Record<string, unknown>);
  const refusedOf = (events: Awaited<ReturnType<typeof runToEnd>>) =>
    events.flatMap((event) => (event.kind === 'refusedOption' ? [event.option] : []));

  it('is sent as the service calls it, and what was billed is told', async () => {
    const events = await runToEnd([job(options, 1)], opened.translator);
    assert.deepEqual(bodies(), [
      {
        text: ['Sentence no. 0.'],
        source_lang: 'EN',
        target_lang: 'DE',
        formality: 'prefer_more',
        model_type: 'quality_optimized',
        custom_instructions: ['Address the reader politely.'],
        show_billed_characters: true,
      },
    ]);
    const billed = events.flatMap((event) => (event.kind === 'answered' ? [event.billed] : []));
    assert.deepEqual(billed, [15]);
    assert.deepEqual(refusedOf(events), []);
  });

  it('is found out once, and the run goes on with the others', async () => {
    refuse('model_type');
    const events = await runToEnd([job(options, 130)], opened.translator);
    assert.deepEqual(refusedOf(events), ['model']);
    const ends = Object.values(endsOf(events));
    assert.ok(ends.every((end) => end.startsWith('[de]')));
    const answered = bodies().filter((body) => body['model_type'] === undefined);
    assert.equal(answered.length, 3);
    assert.ok(answered.every((body) => body['formality'] === 'prefer_more'));
    const texts = bodies().flatMap(({ text }) => text as string[]).length;
    assert.ok(texts < 130 + 50 * 4, `${texts} texts were sent`);
  });

  it('is told for each target by itself', async () => {
    refuse('custom_instructions');
    const jobs = ['de', 'fr'].map((locale) => ({ ...job(options), locale }));
    const events = await runToEnd(jobs, opened.translator);
    const told = events.flatMap((event) =>
      event.kind === 'refusedOption' ? [`${event.job.locale} ${event.option}`] : [],
    );
    assert.deepEqual(new Set(told), new Set(['de instructions', 'fr instructions']));
    assert.equal(told.length, 2);
  });

  it('may be all of them', async () => {
    for (const name of ['formality', 'model_type', 'custom_instructions', 'show_billed']) {
      refuse(name);
    }
    const events = await runToEnd([job(options)], opened.translator);
    assert.deepEqual(refusedOf(events).length, 4);
    assert.ok(Object.values(endsOf(events)).every((end) => end.startsWith('[de]')));
  });

  it('may be a list of style rules that is not there', async () => {
    refuse('style_id', 404);
    const events = await runToEnd([job({ style: 'gone', formality: 'more' })], opened.translator);
    assert.deepEqual(refusedOf(events), ['style']);
    assert.ok(Object.values(endsOf(events)).every((end) => end.startsWith('[de]')));
  });

  it('counts for the size of the bodies', async () => {
    const instructions = Array.from({ length: 10 }, () => '„“'.repeat(150));
    const units = unitsOf(
      ...Array.from({ length: 60 }, (_, place) => `${place} ${'ä'.repeat(3_000)}`),
    );
    const long = { ...job({ ...options, instructions }), units };
    const events = await runToEnd([long], opened.translator);
    const sizes = opened.service.ledger.requests.map(({ bodyBytes }) => bodyBytes);
    assert.ok(
      sizes.every((size) => size <= 131_072),
      String(sizes),
    );
    assert.ok(Math.max(...sizes) > 131_072 - 6_100, String(sizes));
    assert.equal(Object.values(endsOf(events)).length, 60);
    assert.deepEqual(refusedOf(events), []);
  });

  it('is not blamed for a text that the service minds', async () => {
    refuse('no. 1.');
    const events = await runToEnd([job(options)], opened.translator);
    assert.deepEqual(refusedOf(events), []);
    assert.equal(endsOf(events)['1'], '<rejected>');
    const kept = bodies().filter((body) => body['formality'] === 'prefer_more');
    assert.ok(kept.length > 0);
  });

  it('tells one answer in the journal from another, except for what only tells the cost', async () => {
    const texts: string[] = [];
    const journal = new Journal('here', async (line) => void texts.push(line));
    await runToEnd([job(options, 1)], opened.translator, { journal });
    const later = new Journal('here', () => Promise.resolve());
    for (const _ of later.read(new TextEncoder().encode(texts.join('')))) continue;
    const question = { sourceLocale: 'EN', targetLocale: 'DE' };
    const known = (asked: TranslationOptions | undefined) =>
      later.peek({ ...question, ...(asked && { options: asked }) }, 'Sentence no. 0.') !==
      undefined;
    const { showBilled: _, ...quiet } = options;
    assert.ok(known(options));
    assert.ok(known(quiet));
    assert.ok(known({ ...quiet, tagVersion: 'v2' }), 'no tags, so no version of tags');
    assert.ok(!known(undefined));
    for (const [name, value] of Object.entries(quiet)) {
      const { [name as keyof typeof quiet]: __, ...rest } = quiet;
      assert.ok(!known(rest), `${name} ${String(value)}`);
    }
    assert.ok(!known({ ...quiet, formality: 'less' }));
  });
});
