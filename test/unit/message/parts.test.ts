import assert from 'node:assert/strict';
import { messageParts } from '../../../src/message/parts.ts';

const locales = { sourceLocale: 'en', targetLocale: 'de' };

describe('message parts', () => {
  const plain = [
    'Save',
    '',
    '  spaced  ',
    'Hello {name}, {{count}} of {n, number} on {d, date, ::yMMMd}',
    "it''s '{'quoted'}'",
    "'{'n, plural, one {x} other {y}'}'",
    'Use plural, select or {',
    '${n, pluralise}',
    'Home | Glossa',
  ];
  for (const text of plain) {
    it(`leaves ${JSON.stringify(text)} as it is`, () => {
      const parts = messageParts(text, { ...locales, syntax: 'auto' });
      assert.equal(parts.kind, 'plain');
      assert.deepEqual(parts.pieces, [{ text }]);
      assert.equal(parts.assemble([text]), text);
    });
  }

  it('does as it is told when the syntax is known', () => {
    const icu = '{n, plural, one {# file} other {# files}}';
    const kindOf = (text: string, syntax: 'auto' | 'icu' | 'plain' | 'pipes'): string =>
      messageParts(text, { ...locales, syntax }).kind;
    assert.equal(kindOf(icu, 'auto'), 'icu');
    assert.equal(kindOf(icu, 'plain'), 'plain');
    assert.equal(kindOf('Home | Glossa', 'pipes'), 'pipes');
    assert.equal(kindOf('Hello {name}', 'icu'), 'icu');
  });

  it('unescapes and escapes a simple message that is known to be ICU', () => {
    const parts = messageParts("Don''t use '{'x'}', {name}", { ...locales, syntax: 'icu' });
    assert.deepEqual(parts.pieces, [{ text: "Don't use {x}, {name}" }]);
    assert.equal(parts.assemble(["{name}, c'est {x}"]), "{name}, c''est '{'x'}'");
  });

  it('refuses the choice format of Java', () => {
    for (const text of ['{0,choice,0#no|1#one|1<{0} files}', 'A { n , choice , 0#no|1#yes}']) {
      assert.throws(() => messageParts(text, { ...locales, syntax: 'auto' }), {
        code: 'unsupported',
      });
    }
  });

  it('wants one translation for a plain text', () => {
    const parts = messageParts('a', { ...locales, syntax: 'auto' });
    assert.throws(() => parts.assemble([]), { code: 'answer-count' });
    assert.throws(() => parts.assemble(['a', 'b']), { code: 'answer-count' });
  });
});
