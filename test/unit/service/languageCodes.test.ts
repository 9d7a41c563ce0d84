import assert from 'node:assert/strict';
import { glossarySupport, memorySupport } from '../../../src/service/pairSupport.ts';
import { sourceCode, targetCode } from '../../../src/service/languageCodes.ts';

describe('the code of a source locale', () => {
  for (const [locale, code] of Object.entries({
    'en-GB': 'EN',
    en_US: 'EN',
    'pt-BR': 'PT',
    'zh-Hant-TW': 'ZH',
    de: 'DE',
    no: 'NB',
    'nb-NO': 'NB',
    iw: 'HE',
    fil: 'TL',
    'en_US.UTF-8': 'EN',
  })) {
    it(`${locale} is ${code}`, () => assert.equal(sourceCode(locale), code));
  }
});

describe('the code of a target locale', () => {
  for (const [locale, code] of Object.entries({
    en: 'EN',
    'en-US': 'EN-US',
    'en-us': 'EN-US',
    'en-CA': 'EN-US',
    'en-GB': 'EN-GB',
    'en-AU': 'EN-GB',
    'en-IN': 'EN-GB',
    'en-001': 'EN-GB',
    pt: 'PT',
    pt_BR: 'PT-BR',
    'pt-PT': 'PT-PT',
    'pt-AO': 'PT-PT',
    zh: 'ZH',
    'zh-CN': 'ZH-HANS',
    'zh-SG': 'ZH-HANS',
    'zh-Hans': 'ZH-HANS',
    'zh-TW': 'ZH-HANT',
    'zh-HK': 'ZH-HANT',
    'zh-MO': 'ZH-HANT',
    'zh-Hant': 'ZH-HANT',
    'zh-Hant-CN': 'ZH-HANT',
    es: 'ES',
    'es-ES': 'ES',
    'es-MX': 'ES-419',
    'es-AR': 'ES-419',
    'es-419': 'ES-419',
    no: 'NB',
    'de-AT': 'DE',
    'fr-CA': 'FR',
    'sr-Latn-RS': 'SR',
    tlh: 'TLH',
  })) {
    it(`${locale} is ${code}`, () => assert.equal(targetCode(locale), code));
  }
});

describe('a memory', () => {
  const memory = { sourceLanguage: 'de', targetLanguages: ['en', 'es-419', 'zh-hans', 'fr'] };
  for (const [source, target, fit] of [
    ['de', 'en', 'fits'],
    ['de-AT', 'en-GB', 'fits'],
    ['de', 'en-US', 'fits'],
    ['de', 'fr-CA', 'fits'],
    ['de', 'es-MX', 'fits'],
    ['de', 'es', 'fits'],
    ['de', 'zh-CN', 'fits'],
    [undefined, 'en', 'fits'],
    ['de', 'zh-TW', 'target'],
    ['de', 'ja', 'target'],
    ['en', 'fr', 'source'],
  ] as const) {
    it(`from de: ${source} to ${target} ${fit}`, () =>
      assert.equal(memorySupport(memory, source, target), fit));
  }

  it('with one variant of English serves that variant and English at large', () => {
    const british = { sourceLanguage: 'de', targetLanguages: ['en-gb'] };
    assert.equal(memorySupport(british, 'de', 'en'), 'fits');
    assert.equal(memorySupport(british, 'de', 'en-GB'), 'fits');
    assert.equal(memorySupport(british, 'de', 'en-US'), 'target');
  });
});

describe('a glossary', () => {
  const pair = (sourceLanguage: string, targetLanguage: string) => ({
    sourceLanguage,
    targetLanguage,
    entryCount: 1,
  });
  const glossary = { dictionaries: [pair('en', 'de'), pair('DE', 'pt')] };
  for (const [source, target, fit] of [
    ['en-US', 'de-AT', 'fits'],
    ['de', 'pt-BR', 'fits'],
    ['en', 'pt', 'target'],
    ['fr', 'de', 'source'],
    [undefined, 'de', 'source'],
  ] as const) {
    it(`from ${source} to ${target} ${fit}`, () =>
      assert.equal(glossarySupport(glossary, source, target), fit));
  }
});
