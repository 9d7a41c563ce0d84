import assert from 'node:assert/strict';
import { pseudoTranslator } from '../../../src/translation/pseudoTranslator.ts';
import { translateUnits } from '../../../src/translation/run.ts';
import type { TranslationJob } from '../../../src/translation/job.ts';
import { braceShapes } from '../message/shapes/braces.ts';
import { icuShapes } from '../message/shapes/icu.ts';
import { signShapes } from '../message/shapes/signs.ts';
import { damageTo } from './mangledShapes.ts';
import { syntaxes } from '../message/syntaxes.ts';

async function madeUp(
  sources: readonly Pick<TranslationJob['units'][number], 'source' | 'syntax'>[],
) {
  const units = sources.map((unit, place) => ({ ...unit, id: `${place}` }));
  const job = { sourceLocale: 'en', locale: 'de', units };
  const options = { tagHandling: true, signal: new AbortController().signal };
  const found = new Map<string, string>();
  for await (const event of translateUnits([job], pseudoTranslator, options)) {
    if (event.kind === 'translated') found.set(event.unit.source, event.value);
    if (event.kind === 'failed') found.set(event.unit.source, `${event.reason}!`);
  }
  return found;
}

const textOf = async (source: string) => (await madeUp([{ source }])).get(source);

describe('a text that is made up', () => {
  it('can be read, and taken for no translation', async () => {
    assert.equal(await textOf('Save all changes?'), '«Šååṽéé ååļļ çĥååñĝééš»?');
    assert.equal(await textOf('OK'), '«ÖöĶ»');
  });

  it('is longer than an English source, by a third and a bit', async () => {
    const source = 'Your changes are saved, and you can close this window now';
    const longer = ((await textOf(source)) ?? '').length / source.length;
    assert.ok(longer > 1.3 && longer < 1.5, String(longer));
  });

  it('keeps what is in the source of a program', async () => {
    assert.equal(
      await textOf('Hello {name}, <b>open</b> %s &amp; go'),
      '«Ĥééļļöö {name}, <b>ööþééñ</b> %s &amp; ĝöö»',
    );
  });

  it('marks texts of other scripts too', async () => {
    assert.equal(await textOf('保存しますか？'), '«保存しますか»？');
  });

  it('keeps the placeholders of messages of every family', async () => {
    const all = [...braceShapes, ...signShapes, ...icuShapes];
    const found = await madeUp(
      all.map(({ text, syntax }) => ({ source: text, syntax: syntaxes[syntax] })),
    );
    for (const shape of all) {
      const value = found.get(shape.text) ?? '';
      assert.equal(damageTo(shape, value, 'de'), '', `${shape.family}: ${shape.text} → ${value}`);
    }
  });
});
