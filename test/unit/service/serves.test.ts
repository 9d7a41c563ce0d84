import assert from 'node:assert/strict';
import { type Language, serves } from '../../../src/service/account/languages.ts';

const language = (code: string, sides = 'source target'): Language => ({
  code,
  name: '',
  source: sides.includes('source'),
  target: sides.includes('target'),
  features: new Set(),
});

describe('what the service translates', () => {
  const offered = [
    language('en', 'source'),
    language('en-GB', 'target'),
    language('pt-BR', 'target'),
    language('zh-Hans', 'target'),
    language('nb'),
    language('tl'),
    language('de'),
  ];
  const cases: readonly [side: 'source' | 'target', locale: string, served: boolean][] = [
    ['target', 'de-CH', true],
    ['target', 'de-x-formal', true],
    ['target', 'pt-PT', true],
    ['target', 'zh-TW', true],
    ['target', 'no', true],
    ['target', 'fil', true],
    ['target', 'tw', false],
    ['target', 've-MW', false],
    ['source', 'en-US', true],
    ['source', 'pt', false],
    ['source', 've-MW', false],
  ];
  for (const [side, locale, served] of cases) {
    it(`${served ? 'has' : 'has not'} ${locale} as a ${side}`, () =>
      assert.equal(serves(offered, side, locale), served));
  }

  it('is everything where it does not say', () => assert.ok(serves([], 'target', 'tw')));
});
