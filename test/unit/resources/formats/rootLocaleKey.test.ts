import assert from 'node:assert/strict';
import { isLocaleKey } from '../../../../src/resources/formats/tree/rootLocaleKey.ts';

describe('the only key of a file', () => {
  const cases: readonly (readonly [key: string, locale: string, is: boolean])[] = [
    ['de', 'de', true],
    ['pt_br', 'pt-BR', true],
    ['fil', 'fil', true],
    ['en', 'en-US', true],
    ['de-DE', 'de', true],
    ['zh-CN', 'zh-TW', false],
    ['zh', 'zh-Hant-TW', true],
    ['it', 'de', false],
    ['messages', 'de', false],
  ];
  for (const [key, locale, is] of cases) {
    it(`${is ? 'is' : 'is not'} the locale: ${key} in a file for ${locale}`, () =>
      assert.equal(isLocaleKey(key, locale), is));
  }
});
