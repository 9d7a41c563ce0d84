import { runSync } from '../../../../src/resources/cooperative.ts';
import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { properties } from '../../../../src/resources/formats/properties/properties.ts';
import { rewritten } from './support/rewritten.ts';

const set = (target: string, value: string) => {
  const result = rewritten(properties, target, [{ path: ['a'], value }]);
  assert.equal(runSync(properties.parse(result)).get(['a'])?.value, value);
  return result;
};

describe('a value of .properties over several lines', () => {
  const wrapped = 'a = One two three \\\r\n    four five six \\\r\n    seven\r\nb = x\r\n';

  it('is replaced by one that is broken at the same width, with the same indentation', () =>
    assert.equal(
      set(wrapped, 'Eins zwei drei vier fünf sechs sieben'),
      'a = Eins zwei drei \\\r\n    vier f\\u00fcnf \\\r\n    sechs sieben\r\nb = x\r\n',
    ));

  it('gets fewer lines for a shorter text, and no break in a word', () => {
    assert.equal(set(wrapped, 'Eins'), 'a = Eins\r\nb = x\r\n');
    assert.equal(set(wrapped, ''), 'a = \r\nb = x\r\n');
    const word = 'Donaudampfschifffahrtsgesellschaft';
    assert.equal(
      set(wrapped, `Die ${word} hier`),
      `a = Die \\\r\n    ${word} \\\r\n    hier\r\nb = x\r\n`,
    );
  });

  it('is broken behind the line breaks of the text where the former one was', () =>
    assert.equal(
      set('a=One.\\n\\\n  Two.\\n\\\n  Three.\n', 'Eins.\nZwei und drei.\nVier.'),
      'a=Eins.\\n\\\n  Zwei und drei.\\n\\\n  Vier.\n',
    ));

  it('keeps a comment sign, and blanks at the start of a line', () => {
    assert.equal(
      set('a=One two \\\n  three\n', 'Eins #zwei  drei'),
      'a=Eins \\\n  #zwei  \\\n  drei\n',
    );
    assert.equal(set('a=One two \\\n  three\n', ' Eins'), 'a=\\ Eins\n');
  });

  it('is replaced as a whole where only its middle changes', () =>
    assert.equal(
      set('# x\na=One two \\\n  three four \\\n  five\n# y\nb=z', 'One two three 4 five'),
      '# x\na=One two \\\n  three 4 \\\n  five\n# y\nb=z',
    ));

  it('is broken as in the source where it is new, if the file breaks others', () => {
    const source = 'a=x\nb=One two \\\n  three four\n';
    const add = (target: string) =>
      rewritten(properties, target, [{ path: ['b'], value: 'Eins zwei drei vier' }], source);
    assert.equal(add('a=x \\\n y\n'), 'a=x \\\n y\nb=Eins zwei \\\n  drei vier\n');
    assert.equal(add('a=x\n'), 'a=x\nb=Eins zwei drei vier\n');
  });

  it('stays on one line where it stood on one', () =>
    assert.equal(set('a=One two\n', 'Eins zwei '.repeat(40)), `a=${'Eins zwei '.repeat(40)}\n`));

  it('reads back as it was given, whatever it holds and however it was broken', () => {
    const signs = fc.constantFrom(' ', '\\', '\n', '\t', 'n', '#', '=', 'word', 'ü', '\u3000');
    const text = fc.array(signs, { maxLength: 40 }).map((parts) => parts.join(''));
    const breaks = fc.array(fc.constantFrom('x', 'yy ', '\\n', '\\\\', '\\\n  ', '\\\n\t'), {
      minLength: 1,
      maxLength: 12,
    });
    const property = fc.property(text, breaks, (value, raw) => {
      set(`a=${raw.join('')}|\nb=c\n`, value);
    });
    fc.assert(property, { numRuns: 500 });
  });
});

/** As `java.util.Properties` of Java 17 reads these. */
describe('lines of .properties that are odd', () => {
  const read = (text: string) =>
    runSync(properties.parse(text)).messages.map(({ path, value }) => [path[0], value]);

  it('say nothing where a backslash is alone on one: the next one may be a comment', () => {
    assert.deepEqual(read('\\\n# note\na=A\n'), [['a', 'A']]);
    assert.deepEqual(read('a=A\n\\\r\n\n \\\nb=B\n'), [
      ['a', 'A'],
      ['b', 'B'],
    ]);
    assert.deepEqual(read('a=A\n\\\r\n'), [['a', 'A']]);
    assert.deepEqual(read('a=A\n\\\n'), [
      ['a', 'A'],
      ['', ''],
    ]);
    assert.equal(set('\\\n# note\na=A\n', 'B'), '\\\n# note\na=B\n');
  });

  it('may end in the middle of an escape', () => {
    assert.deepEqual(read('a=x\\u00\\\n  e9\\\r\nz\n'), [['a', 'xéz']]);
    assert.equal(set('a=x\\u00\\\n  e9\nb=c', 'y'), 'a=y\nb=c');
  });

  it('may have no key, or no more of it, where blanks alone would make the value one', () => {
    assert.equal(set('b c\na\\\n ', 'X'), 'b c\na\\\n =X');
    assert.equal(rewritten(properties, 'a\tb\n\\', [{ path: [''], value: 'X' }]), 'a\tb\n=X\\');
  });

  it('are followed by others even where they end in a byte order mark', () => {
    const values = [{ path: ['b'], value: 'B' }];
    assert.equal(rewritten(properties, 'a=A\uFEFF', values), 'a=A\uFEFF\nb=B');
    const first = [{ path: ['\uFEFF'], value: 'B' }];
    assert.equal(rewritten(properties, 'a=é\n', first, '\\uFEFF=x\na=x\n'), '\\ufeff=B\na=é\n');
  });
});
