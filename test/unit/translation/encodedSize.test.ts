import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { encodedSize } from '../../../src/translation/batches.ts';

const inJson = (text: string) => Buffer.byteLength(JSON.stringify(text)) + 1;

describe('the size of a text in a request', () => {
  it('is that of its JSON in UTF-8 with a comma', () => {
    for (const text of [
      '',
      'plain',
      'ä”日😀',
      '"\\/',
      '\b\f\n\r\t\v\0',
      '\ud83d',
      '\ude00',
      '\ud83d😀',
    ]) {
      assert.equal(encodedSize(text), inJson(text), JSON.stringify(text));
    }
  });

  it('is right for every text, halves of characters included', () => {
    const units = fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 });
    const surrogates = fc.array(fc.integer({ min: 0xd7ff, max: 0xe000 }), { maxLength: 6 });
    fc.assert(
      fc.property(fc.oneof(units, surrogates), (codes) => {
        const text = String.fromCharCode(...codes);
        assert.equal(encodedSize(text), inJson(text));
      }),
    );
  });
});
