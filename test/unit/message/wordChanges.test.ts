import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { wordChanges } from '../../../src/message/wordChanges.ts';

const applied = (before: string, after: string) => {
  let [text, at] = ['', 0];
  for (const change of wordChanges(before, after)) {
    assert.ok(change.at.start >= at && change.at.end > change.at.start);
    text += before.slice(at, change.at.start) + change.text;
    at = change.at.end;
  }
  return text + before.slice(at);
};
const shown = (before: string, after: string) =>
  wordChanges(before, after).map(({ at, text }) => `${before.slice(at.start, at.end)}>${text}`);

describe('the words that differ', () => {
  it('are told one by one', () => {
    assert.deepEqual(shown('Teh adress of an user', 'The address of a user'), [
      'Teh>The',
      'adress>address',
      'an>a',
    ]);
    assert.deepEqual(shown('I dont know', 'I don’t know'), ['dont>don’t']);
    assert.deepEqual(shown('same', 'same'), []);
  });

  it('take what is added along, and lose what is too much', () => {
    assert.deepEqual(shown('Yes please', 'Yes, please'), ['Yes>Yes,']);
    assert.deepEqual(shown('the the end', 'the end'), ['the >']);
    assert.deepEqual(shown('end', 'The end'), ['end>The end']);
    assert.deepEqual(shown('Well ,done', 'Well, done'), [' ,>, ']);
  });

  it('are single characters where words are not set apart', () => {
    assert.deepEqual(shown('私わ猫です', '私は猫です'), ['わ>は']);
  });

  it('make the one text the other, whatever they are', () => {
    const word = fc.constantFrom('a', 'b', 'the', ' ', '  ', ',', '\n', '{x}', '🎉', '猫', 'é');
    const text = fc.array(word, { maxLength: 14 }).map((words) => words.join(''));
    fc.assert(
      fc.property(
        text.filter((one) => one !== ''),
        text,
        (before, after) => assert.equal(applied(before, after), after),
      ),
    );
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.string(), (before, after) =>
        assert.equal(applied(before, after), after),
      ),
    );
  });

  it('are one change where there is too much to compare', () => {
    const before = Array.from({ length: 3_000 }, (_, n) => `a${n}`).join(' ');
    const after = Array.from({ length: 3_000 }, (_, n) => `b${n}`).join(' ');
    assert.equal(wordChanges(before, after).length, 1);
  });
});
