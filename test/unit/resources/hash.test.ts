import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { hashOf } from '../../../src/resources/hash.ts';

describe('hashOf', () => {
  it('is sixteen hexadecimal digits for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        assert.match(hashOf(text), /^[0-9a-f]{16}$/u);
      }),
    );
  });

  it('never changes, because its values stand in committed files', () => {
    assert.deepEqual(['', 'Save', 'Speichern', 'こんにちは 👋'].map(hashOf), [
      '21f72a926131be34',
      '7a87ba9f549ee445',
      '9cb4c593ba12cb8b',
      '999b335726f99909',
    ]);
  });

  it('tells apart a hundred thousand texts that hardly differ', () => {
    const texts = Array.from({ length: 100_000 }, (_, number) => `message ${number}`);
    assert.equal(new Set(texts.map(hashOf)).size, texts.length);
    const halves = texts.map((text) => hashOf(text).slice(0, 8));
    assert.ok(new Set(halves).size > 99_990, 'each half alone is spread as well');
  });

  it('changes half of its bits when one unit of the text changes', () => {
    let changed = 0;
    for (let number = 0; number < 2000; number++) {
      const [a, b] = [hashOf(`${number} a text`), hashOf(`${number} a texu`)];
      changed += bitsOf(BigInt(`0x${a}`) ^ BigInt(`0x${b}`));
    }
    assert.ok(Math.abs(changed / 2000 - 32) < 1, `${changed / 2000} of 64 bits`);
  });

  it('tells apart what is near: empty, one zero, two zeros, swapped units', () => {
    const texts = ['', '\0', '\0\0', 'ab', 'ba', 'a\0b', 'ab\0', ' ', '\u00a0'];
    assert.equal(new Set(texts.map(hashOf)).size, texts.length);
  });
});

function bitsOf(number: bigint): number {
  return number.toString(2).replaceAll('0', '').length;
}
