import assert from 'node:assert/strict';
import { collectRun } from '../../../../src/project/run/collectRun.ts';
import { translateUnits } from '../../../../src/translation/run.ts';
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
});
