import assert from 'node:assert/strict';
import type { TranslationJob, TranslationEvent } from '../../../src/translation/job.ts';
import { translateUnits } from '../../../src/translation/run.ts';
import type { Translator } from '../../../src/translation/translator.ts';
import { unitsOf } from './withService.ts';

const source = 'Move {a} to {b} now';

/** Answers the first texts with tokens in a heap; says how it ended and what was sent. */
async function run(heaps: number, job: Partial<TranslationJob> = {}) {
  const sent: string[] = [];
  const translator: Translator = {
    translate({ texts: [text = ''] }) {
      sent.push(text);
      const tokens = text.match(/⟦\d⟧|XPH\dX|\{\w\}/g) ?? [];
      const isHeap = sent.length <= heaps && tokens.length > 1;
      return Promise.resolve([isHeap ? `${tokens.join(' ')} bewegen` : text]);
    },
    codesOf: (pair) => pair,
    bodySize: () => 131_000,
  };
  const jobs = [{ sourceLocale: 'en', locale: 'de', units: unitsOf(source), ...job }];
  const events: TranslationEvent[] = [];
  const options = { tagHandling: false, signal: new AbortController().signal };
  for await (const event of translateUnits(jobs, translator, options)) events.push(event);
  const end = events.find((event) => event.kind === 'translated');
  return { sent, value: end?.value, codes: end?.findings.map(({ code }) => code) ?? [] };
}

describe('an answer with its placeholders in a heap', () => {
  it('is asked for in another form before it is written', async () => {
    const { sent, value, codes } = await run(1);
    assert.deepEqual(sent, ['Move ⟦0⟧ to ⟦1⟧ now', 'Move XPH0X to XPH1X now']);
    assert.equal(value, source);
    assert.ok(!codes.includes('placeholder-clumped'));
  });

  it('is written and found where no other form helps', async () => {
    const translator = await run(9, { units: unitsOf('{a} {b}: nothing') });
    assert.equal(translator.sent.length, 1);
    const { value, codes } = await run(9, { memory: { id: 'm', threshold: 75 } });
    assert.equal(value, '{a} {b} bewegen');
    assert.ok(codes.includes('placeholder-clumped'));
  });
});
