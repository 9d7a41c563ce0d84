import assert from 'node:assert/strict';
import { ExactMatches } from '../../../src/memory/exactMatches.ts';
import { TmxCounter } from '../../../src/memory/tmxSummary.ts';
import { tmxFile, tu, unitsOf } from './tmxFiles.ts';

function matches(units: string, targetLocale = 'de', header?: string): Record<string, unknown> {
  const texts = ['Save', 'Hello {name}!', 'Cancel'];
  const found = new ExactMatches({ sourceLocale: 'en', targetLocale, texts: new Set(texts) });
  for (const unit of unitsOf(tmxFile(units, header))) found.offerUnit(unit);
  const entries = texts.flatMap((text) => {
    const target = found.find(text);
    return target === undefined ? [] : [[text, target]];
  });
  return Object.fromEntries(entries) as Record<string, unknown>;
}

describe('exact matches of a TMX file', () => {
  it('are those of the very text, with codes put back', () => {
    const units =
      tu('en', 'Save', 'de', 'Sichern') +
      tu('en', 'Save ', 'de', 'x') +
      tu('en', 'Hello <ph>{name}</ph>!', 'de', 'Hallo <ph>{name}</ph>!');
    assert.deepEqual(matches(units), { Save: 'Sichern', 'Hello {name}!': 'Hallo {name}!' });
  });

  it('are none where two translations differ, and one where they agree', () => {
    const twice = tu('en', 'Save', 'de', 'Sichern') + tu('en', 'Save', 'de', 'Speichern');
    assert.deepEqual(matches(twice + twice), { Save: null });
    assert.deepEqual(matches(tu('en', 'Save', 'de', 'Sichern').repeat(2)), { Save: 'Sichern' });
  });

  it('come from the base language too, but not across scripts or regions', () => {
    assert.deepEqual(matches(tu('en-US', 'Save', 'de', 'Sichern'), 'de-AT'), { Save: 'Sichern' });
    assert.deepEqual(matches(tu('en', 'Save', 'pt_br', 'Salvar'), 'pt-BR'), { Save: 'Salvar' });
    assert.deepEqual(matches(tu('en', 'Save', 'pt-PT', 'Guardar'), 'pt-BR'), {});
    assert.deepEqual(matches(tu('en', 'Save', 'zh', '保存'), 'zh-Hant'), {});
    assert.deepEqual(matches(tu('en', 'Save', 'zh', '保存'), 'zh-CN'), {});
    assert.deepEqual(matches(tu('en', 'Save', 'sr', 'Сачувај'), 'sr-Latn'), {});
    assert.deepEqual(matches(tu('en', 'Save', 'sr', 'Сачувај'), 'sr-RS'), { Save: 'Сачувај' });
  });

  it('come from the tag that leaves out what the other spells out, and from no other region or script', () => {
    const found = (language: string, locale: string) =>
      'Save' in matches(tu('en', 'Save', language, 'x'), locale);
    for (const [language, locale] of [
      ['de-DE', 'de'],
      ['DE_de', 'de-Latn'],
      ['fr-FR', 'fr'],
      ['zh-TW', 'zh-Hant'],
      ['zh-Hant', 'zh-TW'],
      ['zh-CN', 'zh-Hans'],
      ['zh-Hans-CN', 'zh-CN'],
      ['nb-NO', 'nb'],
      ['no', 'nb'],
      ['nb', 'no'],
      ['pt-BR', 'pt'],
      ['sr-Cyrl-RS', 'sr'],
      ['iw', 'he-IL'],
      ['ja-JP', 'ja'],
    ] as const)
      assert.ok(found(language, locale), `${language} serves ${locale}`);
    for (const [language, locale] of [
      ['pt-PT', 'pt'],
      ['sr-Latn-RS', 'sr'],
      ['de-AT', 'de'],
      ['en-GB', 'en'],
      ['zh-TW', 'zh-Hans'],
      ['zh-HK', 'zh-Hant'],
      ['zh', 'zh-CN'],
      ['es-419', 'es'],
      ['nn', 'nb'],
      ['', 'de'],
      ['German', 'de'],
    ] as const)
      assert.ok(!found(language, locale), `${language} does not serve ${locale}`);
  });

  it('come from the source that the file names in any spelling, or from any where it leaves that open', () => {
    const american = tu('en-US', 'Save', 'de-DE', 'Sichern');
    assert.deepEqual(matches(american, 'de', 'srclang="en-US"'), { Save: 'Sichern' });
    assert.deepEqual(matches(american, 'de', 'srclang="EN_GB"'), { Save: 'Sichern' });
    const second = tu('de-DE', 'Sichern', 'fr-FR', 'Garder', 'en-US', 'Save');
    for (const open of ['srclang="*all*"', 'srclang="*ALL*"', ''])
      assert.deepEqual(matches(second, 'de', open), { Save: 'Sichern' });
    const both = tu('en-GB', 'Save', 'de', 'Sichern', 'en-US', 'Cancel');
    assert.deepEqual(matches(both, 'de', 'srclang="*all*"'), { Cancel: 'Sichern' });
    const older =
      '<tu><tuv lang="EN"><seg>Save</seg></tuv><tuv lang="DE-DE"><seg>x</seg></tuv></tu>';
    assert.deepEqual(matches(older, 'de'), { Save: 'x' });
  });

  it('come from the very locale before its language, in whatever order', () => {
    const both = tu('en', 'Save', 'pt', 'Guardar', 'pt-BR', 'Salvar');
    const reversed = tu('en', 'Save', 'pt-BR', 'Salvar', 'pt', 'Guardar');
    const apart = tu('en', 'Save', 'pt', 'Guardar') + tu('en', 'Save', 'pt-BR', 'Salvar');
    for (const units of [both, reversed, apart]) {
      assert.deepEqual(matches(units, 'pt-BR'), { Save: 'Salvar' });
    }
    const differ = both + tu('en', 'Save', 'pt-BR', 'Gravar');
    assert.deepEqual(matches(differ, 'pt-BR'), { Save: null });
  });

  it('come from no other source language, whose words may be the same', () => {
    assert.deepEqual(matches(tu('fr', 'Cancel', 'de', 'Chancel'), 'de', 'srclang="fr"'), {});
    assert.deepEqual(matches(tu('fr', 'Cancel', 'de', 'Chancel')), {});
  });

  it('never turn a translation around', () => {
    assert.deepEqual(matches(tu('en', 'Save', 'de', 'Sichern'), 'de', 'srclang="de"'), {});
    assert.deepEqual(matches(tu('en', 'Save', 'de', 'Sichern'), 'de', 'srclang="*all*"'), {
      Save: 'Sichern',
    });
  });

  it('leave out segments that only say that there is a code', () => {
    assert.deepEqual(matches(tu('en', 'Save', 'de', 'Sichern<ph x="1"/>')), {});
    assert.deepEqual(matches(tu('en', 'Save<ph/>', 'de', 'Sichern')), {});
  });

  it('leave out empty translations', () => {
    assert.deepEqual(matches(tu('en', 'Save', 'de', ' ')), {});
  });
});

describe('the summary of a TMX file', () => {
  const summary = (units: string, header?: string) => {
    const counter = new TmxCounter();
    for (const unit of unitsOf(tmxFile(units, header))) counter.add(unit);
    return counter.summary;
  };

  it('counts units, usable ones and languages', () => {
    const units =
      tu('EN_us', 'a', 'de', 'b', 'fr', 'c') +
      tu('en', 'd', 'de', 'e') +
      tu('en', 'f') +
      tu('de', 'g');
    assert.deepEqual(summary(units), {
      units: 4,
      usable: 2,
      sources: ['en-US', 'en'],
      targets: ['de', 'fr'],
    });
  });

  it('takes the first text as the source where the file leaves it open', () => {
    assert.deepEqual(summary(tu('ja', 'a', 'en', 'b'), 'srclang="*all*"').sources, ['ja']);
  });

  it('is empty for an empty file', () => {
    assert.deepEqual(summary(''), { units: 0, usable: 0, sources: [], targets: [] });
  });
});
