import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { lengthOf, termsOf } from '../../../src/terms/termRules.ts';
import { isSendable, listProblems, visibleTerm } from '../../../src/terms/listProblems.ts';

const problems = (text: string, limit = 300) => listProblems(text, limit);
const kinds = (text: string, limit = 300) => problems(text, limit).map(({ kind }) => kind);

describe('problems of a term list', () => {
  it('finds none in a good list', () => {
    assert.deepEqual(problems('Glossa\nZendesk\n東京\nMüller & Söhne\n'), []);
    assert.deepEqual(problems(''), []);
  });

  it('names the line of which another is a repetition', () => {
    assert.deepEqual(problems('Glossa\nZendesk\n Glossa\nGlossa'), [
      { kind: 'blanks', line: 3 },
      { kind: 'repeated', line: 3, other: 1 },
      { kind: 'repeated', line: 4, other: 1 },
    ]);
  });

  it('tells of spellings that differ in capitals or encoding only, and sends them', () => {
    assert.deepEqual(problems('IPhone\niPhone'), [{ kind: 'twin', line: 2, other: 1 }]);
    assert.deepEqual(problems('Café\nCafe\u0301'), [{ kind: 'twin', line: 2, other: 1 }]);
    assert.equal(isSendable('IPhone\niPhone', 300), true);
  });

  it('tells of blank lines between terms and not of those at the end', () => {
    assert.deepEqual(problems('a\n\nb\n\n\n'), [{ kind: 'blankLine', line: 2 }]);
    assert.deepEqual(problems('\n \n'), []);
  });

  it('refuses control characters', () => {
    assert.deepEqual(problems('one\ttwo'), [{ kind: 'control', line: 1, code: 'U+0009' }]);
    assert.deepEqual(problems('a\nb\u0085c'), [{ kind: 'control', line: 2, code: 'U+0085' }]);
    assert.equal(isSendable('one\ttwo', 300), false);
  });

  for (const [character, code] of [
    ['\u200b', 'U+200B'],
    ['\u00ad', 'U+00AD'],
    ['\u00a0', 'U+00A0'],
    ['\u202e', 'U+202E'],
    ['\u200d', 'U+200D'],
    ['\u2028', 'U+2028'],
    ['\u{e0041}', 'U+E0041'],
  ] as const) {
    it(`points at the invisible ${code}`, () => {
      assert.deepEqual(problems(`Glo${character}ssa`), [{ kind: 'invisible', line: 1, code }]);
    });
  }

  it('takes joiners and selectors where a script or an emoji needs them', () => {
    assert.deepEqual(problems('می\u200cخواهم\n👩\u200d🚀\n❤\ufe0f\n東京\u3000駅'), []);
  });

  it('says by how much a list is too long and which line is the first that does not fit', () => {
    assert.deepEqual(problems('abc\ndef\nghi', 7), [{ kind: 'tooLong', line: 3, over: 4 }]);
    assert.deepEqual(kinds('abc\ndef', 7), []);
    assert.deepEqual(problems('abcdefgh', 7), [{ kind: 'tooLong', line: 1, over: 1 }]);
  });

  it('warns where only UTF-16 units are too many', () => {
    assert.deepEqual(problems('😀😀😀', 5), [{ kind: 'tooManyUnits', line: 1, over: 1 }]);
    assert.equal(isSendable('😀😀😀', 5), true);
  });

  it('gives the exact overflow and a line where it begins', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', '😀', ' ', '\n'), maxLength: 60 });
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 20 }), (list, limit) => {
        const { characters } = lengthOf(termsOf(list));
        const found = problems(list, limit).find(({ kind }) => kind === 'tooLong');
        assert.equal(found !== undefined, characters > limit);
        if (found?.kind !== 'tooLong') return;
        assert.equal(found.over, characters - limit);
        const before = list
          .split('\n')
          .slice(0, found.line - 1)
          .join('\n');
        const through = list.split('\n').slice(0, found.line).join('\n');
        assert.ok(lengthOf(termsOf(before)).characters <= limit);
        assert.ok(lengthOf(termsOf(through)).characters > limit);
      }),
    );
  });

  it('shows in a term what the eye would miss', () => {
    assert.equal(visibleTerm('abc\u202edef'), 'abc[U+202E]def');
    assert.equal(visibleTerm('Glossa\u00a0Pro\t2'), 'Glossa[U+00A0]Pro[U+0009]2');
    assert.equal(visibleTerm('👩\u200d🚀 Glossa 東京'), '👩\u200d🚀 Glossa 東京');
  });

  it('lists problems by their lines', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-composite' }), (text) => {
        const lines = problems(text, 10).map(({ line }) => line);
        assert.deepEqual(
          lines,
          lines.toSorted((a, b) => a - b),
        );
      }),
    );
  });
});
