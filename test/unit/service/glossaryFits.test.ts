import assert from 'node:assert/strict';
import { glossarySupport, type PairSupport } from '../../../src/service/pairSupport.ts';

describe('whether a glossary can serve a pair', () => {
  const dictionaries = ['en pt', 'en zh', 'DE EN', 'fr nb'].map((pair) => {
    const [sourceLanguage = '', targetLanguage = ''] = pair.split(' ');
    return { sourceLanguage, targetLanguage, entryCount: 1 };
  });
  const assertFit = (
    expected: PairSupport,
    source: string | undefined,
    ...targets: readonly string[]
  ) => {
    for (const target of targets) {
      assert.equal(
        glossarySupport({ dictionaries }, source, target),
        expected,
        `${source} ${target}`,
      );
    }
  };

  it('is told by the base language: EN, PT and ZH serve all of their variants', () => {
    assertFit('fits', 'de', 'en', 'EN', 'en-US', 'en-GB', 'en_AU');
    assertFit('fits', 'en', 'pt', 'pt-BR', 'pt-PT', 'pt_br');
    assertFit('fits', 'en-GB', 'zh', 'zh-Hans', 'zh-Hant', 'zh-CN', 'zh_TW');
    assertFit('fits', 'fr-CA', 'nb', 'no');
  });

  it('names the side that stands in the way', () => {
    assertFit('target', 'en', 'de', 'es');
    assertFit('source', 'es', 'en', 'pt');
    assertFit('source', 'pt', 'en');
  });

  it('needs a source language: a glossary cannot be combined with detection', () => {
    assertFit('source', undefined, 'en', 'pt');
  });
});
