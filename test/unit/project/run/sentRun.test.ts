import assert from 'node:assert/strict';
import {
  collectRun,
  nothingSent,
  RunCollector,
  type RunCounts,
} from '../../../../src/project/run/sentRun.ts';
import type { TranslationEvent } from '../../../../src/translation/job.ts';
import { translateUnits } from '../../../../src/translation/run.ts';
import { SimulatedService, type Trouble } from '../../translation/sending/simulatedService.ts';
import type { Translator } from '../../../../src/translation/translator.ts';

describe('the cost of a run', () => {
  it('counts what broken answers made necessary, apart and in all', async () => {
    const sent: string[][] = [];
    const translator: Translator = {
      codesOf: (pair) => pair,
      bodySize: (request) => JSON.stringify(request).length,
      translate({ texts }) {
        sent.push([...texts]);
        const isFirst = sent.length === 1;
        return Promise.resolve(
          texts.map((text) => (isFirst ? text.replaceAll(/[^ a-z]/gi, '') : text)),
        );
      },
    };
    const units = ['Hello {name}', 'Save all'].map((source, place) => ({ id: `${place}`, source }));
    const { signal } = new AbortController();
    const events = translateUnits([{ sourceLocale: 'en', locale: 'de', units }], translator, {
      tagHandling: false,
      signal,
    });
    const { counts, translated } = await collectRun(events);
    const [first = '', ...repairs] = sent.map((texts) => texts.join(''));
    const repairCharacters = repairs.join('').length;
    assert.ok(repairCharacters > 0);
    assert.equal(translated.size, 2);
    assert.deepEqual(counts, {
      requests: sent.length,
      characters: first.length + repairCharacters,
      repairCharacters,
      recalledCharacters: 0,
      uncertainCharacters: 0,
    });
  });

  /** A run whose first request meets this, and what the service itself counted. */
  const troubled = async (trouble: Trouble) => {
    const service = new SimulatedService({
      trouble: ({ number }) => (number === 1 ? trouble : undefined),
    });
    const units = [
      { id: '1', source: 'Save' },
      { id: '2', source: 'Öffnen 𝒳' },
    ];
    const job = { sourceLocale: 'en', locale: 'de', units };
    const events = translateUnits([job], service.translator(), {
      tagHandling: false,
      signal: new AbortController().signal,
      clock: service.time,
    });
    const seen: RunCounts[] = [];
    const collector = new RunCollector();
    const follow = async () => {
      for await (const event of events) seen.push(collector.take(event));
    };
    await service.time.passed(follow());
    return { ...collector.sent, seen, arrivals: service.arrivals.length };
  };
  const characters = Array.from('SaveÖffnen 𝒳').length;

  it('counts a request that was refused, and no characters for it', async () => {
    for (const status of [429, 500, 503]) {
      const { counts, translated, uncertainTexts, arrivals } = await troubled({ status });
      assert.equal(translated.size, 2);
      assert.deepEqual(counts, { ...nothingSent.counts, requests: 2, characters });
      assert.equal(arrivals, 2);
      assert.deepEqual(uncertainTexts, []);
    }
  });

  it('counts apart what a broken connection may have cost, and names its texts once', async () => {
    const { counts, translated, uncertainTexts, seen, arrivals } = await troubled('cut');
    assert.equal(translated.size, 2);
    const uncertainCharacters = characters;
    assert.deepEqual(counts, {
      ...nothingSent.counts,
      requests: arrivals,
      characters,
      uncertainCharacters,
    });
    assert.deepEqual(uncertainTexts, ['Save', 'Öffnen 𝒳']);
    assert.deepEqual(seen[0], { ...nothingSent.counts, requests: 1, uncertainCharacters });
    assert.deepEqual(seen.at(-1), counts);
  });

  for (const [told, billedCharacters] of [
    [[4, 6], 10],
    [[4, undefined], undefined],
    [[undefined, 6], undefined],
  ] as const) {
    it(`says what was billed only where the service does: ${told.join(' and ')}`, async () => {
      const job = { sourceLocale: 'en', locale: 'de', units: [] };
      const events = told.map((billed): TranslationEvent => {
        const one = { kind: 'answered', job, texts: 1, characters: 5, repair: false } as const;
        return billed === undefined ? one : { ...one, billed };
      });
      const { counts } = await collectRun(ReadableStream.from(events));
      assert.equal(counts.billedCharacters, billedCharacters);
      assert.equal(counts.characters, 10);
    });
  }

  it('says why nothing came of a run that was refused for good', async () => {
    const service = new SimulatedService({ trouble: () => ({ status: 403 }) });
    const units = [{ id: '1', source: 'Save' }];
    const events = translateUnits(
      [{ sourceLocale: 'en', locale: 'de', units }],
      service.translator(),
      {
        tagHandling: false,
        signal: new AbortController().signal,
        clock: service.time,
      },
    );
    const run = collectRun(events);
    await service.time.passed(run);
    const { counts, failed } = await run;
    assert.deepEqual(counts, { ...nothingSent.counts, requests: 1 });
    assert.deepEqual(
      Array.from(failed.values(), ({ reason }) => reason),
      ['permission'],
    );
  });
});
