import assert from 'node:assert/strict';
import { segmentServes } from '../../../../../src/features/catalog/details/segmentServes.ts';

describe('a segment of a memory', () => {
  it('serves the locales that a text of a file would serve, and those for which the service has one code', () => {
    for (const [language, locale] of [
      ['de', 'de-DE'],
      ['zh-hant', 'zh-TW'],
      ['zh', 'zh-CN'],
      ['en-us', 'en'],
      ['en-gb', 'en-AU'],
      ['es-419', 'es-MX'],
    ] as const)
      assert.ok(segmentServes(language, locale), `${language} serves ${locale}`);
    for (const [language, locale] of [
      ['pt-pt', 'pt'],
      ['en-gb', 'en-US'],
      ['zh', 'zh-TW'],
      ['es-419', 'es-ES'],
    ] as const)
      assert.ok(!segmentServes(language, locale), `${language} does not serve ${locale}`);
  });
});
