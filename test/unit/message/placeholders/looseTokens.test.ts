import assert from 'node:assert/strict';
import { looseTokens } from '../../../../src/message/placeholders/looseTokens.ts';
import { readMessage } from '../../../../src/message/placeholders/messageText.ts';
import { syntaxes } from '../syntaxes.ts';

describe('what only some programs read', () => {
  for (const [text, syntax] of [
    ['one | many'],
    ['a %date_of it'],
    ['a $name'],
    ['a @name'],
    ['a ##word##'],
    ['a text](page)'],
    ['^[word](inflect: true)'],
    ['#{name}'],
    ['<@user>'],
    ['[b]word[/b]'],
    ['[_1]'],
    ['[[page]]'],
    ["a '{}' b", 'java'],
    ["it''s"],
    ['**word**'],
    ['~~word~~'],
    ['§a word'],
    [String.raw`a \; b`],
    ['a :smile: b'],
    ['a :name', 'laravel'],
  ] as const) {
    it(`is found in ${JSON.stringify(text)}, alone in its message`, () => {
      assert.ok(looseTokens(readMessage(text), syntaxes[syntax ?? 'unknown']).length > 0);
    });
  }

  it('is nothing of plain words', () => {
    assert.deepEqual(looseTokens(readMessage('Well done, 5 of 6 (so far)!'), syntaxes.unknown), []);
  });
});
