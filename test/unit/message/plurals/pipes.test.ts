import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { messageParts } from '../../../../src/message/parts.ts';
import type { MessageParts } from '../../../../src/message/messageSegment.ts';
import { looksLikePipes } from '../../../../src/message/plurals/pipes.ts';
import { syntaxes } from '../syntaxes.ts';

function pipes(text: string): MessageParts {
  return messageParts(text, { sourceLocale: 'en', targetLocale: 'pl', syntax: syntaxes.vue });
}

describe('vue-i18n pipes', () => {
  const guesses: readonly [string, boolean][] = [
    ['no apples | one apple | {count} apples', true],
    ['car | { n } cars', true],
    ['Home | Glossa', false],
    ['{name} | {count}', true],
    ['a|{count} b', true],
    ['no apples|one apple|{count} apples', true],
    ['{count}|{total} files', false],
    ['|{count} files', false],
    ['a |  | {count} b', false],
    ["{'|'} {count} a", false],
  ];
  for (const [text, expected] of guesses) {
    it(`${expected ? 'takes' : 'does not take'} ${JSON.stringify(text)} for choices`, () => {
      assert.equal(looksLikePipes(text), expected);
    });
  }

  it('sends each choice', () => {
    assert.deepEqual(pipes('no apples | one apple | {count} apples').segments, [
      { text: 'no apples' },
      { text: 'one apple' },
      { text: '{count} apples' },
    ]);
    assert.deepEqual(
      pipes('no apples|one apple|{count} apples').segments.map(({ text }) => text),
      ['no apples', 'one apple', '{count} apples'],
    );
    assert.deepEqual(pipes('car | cars').segments, [{ text: 'car' }, { text: 'cars' }]);
  });

  it('keeps number, order and spacing of the choices', () => {
    const result = pipes(' a|b  |\tc | {count} ').assemble([' x', 'y', 'z']);
    assert.equal(result, ' x|y  |\tz | {count} ');
  });

  it('does not cut at a quoted pipe', () => {
    assert.deepEqual(
      pipes("a {'|'} b | c").segments.map((sentence) => sentence.text),
      ["a {'|'} b", 'c'],
    );
  });

  it('refuses a translation that adds a choice', () => {
    assert.throws(() => pipes('a | b').assemble(['x|y', 'z']), { code: 'structure' });
    assert.throws(() => pipes('a | b').assemble(['x']), { code: 'answer-count' });
  });

  it('is the identity for identical translations', () => {
    const text = fc.string({ unit: fc.constantFrom('a', '|', ' ', '\n', '{', '}', '{n}') });
    fc.assert(
      fc.property(text, (text) => {
        const parts = pipes(text);
        assert.equal(parts.assemble(parts.segments.map((sentence) => sentence.text)), text);
      }),
    );
  });
});
