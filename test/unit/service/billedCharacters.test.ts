import assert from 'node:assert/strict';
import { billedCharacters as estimated } from '../../../src/translation/batches.ts';
import { billedCharacters } from '../../../src/service/text/schemas.ts';

describe('the characters that are counted', () => {
  const cases: readonly (readonly [texts: readonly string[], tags: boolean, characters: number])[] =
    [
      [[], false, 0],
      [['Save', 'Größe'], false, 9],
      [['😀👍'], false, 2],
      [['a <x id="1"/>b &amp; c'], true, 7],
      [['a <b>'], false, 5],
    ];
  for (const [texts, tags, characters] of cases) {
    it(`are ${characters} in ${JSON.stringify(texts)}${tags ? ', which is XML' : ''}`, () => {
      const tagHandling = tags ? 'xml' : undefined;
      assert.equal(billedCharacters({ texts, targetLanguage: 'DE', tagHandling }), characters);
      assert.equal(estimated({ texts, tags }), characters, 'as it is estimated');
    });
  }
});
