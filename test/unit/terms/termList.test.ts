import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { lengthOf, joinTerms, termLines, termsOf } from '../../../src/terms/termRules.ts';

const typed = fc.string({
  unit: fc.constantFrom('a', 'B', 'é', '😀', ' ', '\t', '\n', '\r', '\r\n', '\u00a0'),
});

describe('a term list as text', () => {
  it('takes one term per line and leaves out blanks around it, blank lines and repetitions', () => {
    assert.deepEqual(termsOf('  Glossa \n\nZend Desk\nGlossa\nglossa\n'), [
      'Glossa',
      'Zend Desk',
      'glossa',
    ]);
  });

  it('takes the line ends of any system', () => {
    assert.deepEqual(termsOf('a\r\nb\rc\nd'), ['a', 'b', 'c', 'd']);
    assert.deepEqual(
      termLines('a\r\n\r\nb').map(({ line, term }) => [line, term]),
      [
        [1, 'a'],
        [2, ''],
        [3, 'b'],
      ],
    );
  });

  it('counts the joined list in code points, line breaks included', () => {
    assert.deepEqual(lengthOf([]), { characters: 0, units: 0 });
    assert.deepEqual(lengthOf(['ab', 'c']), { characters: 4, units: 4 });
    assert.deepEqual(lengthOf(['😀', '東京']), { characters: 4, units: 5 });
  });

  it('says the same of the text that its own terms make', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const terms = termsOf(text);
        assert.deepEqual(termsOf(joinTerms(terms)), terms);
        assert.equal(new Set(terms).size, terms.length);
        for (const term of terms) assert.match(term, /^\S(?:[^\r\n]*\S)?$/u);
      }),
    );
  });

  it('does not care which line ends a text has', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.constantFrom('\r', '\n', '\r\n'), (lines, end) => {
        const flat = lines.map((line) => line.replaceAll(/[\r\n]/g, ''));
        assert.deepEqual(termsOf(flat.join(end)), termsOf(flat.join('\n')));
      }),
    );
  });
});
