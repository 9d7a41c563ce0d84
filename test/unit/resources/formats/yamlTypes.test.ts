import { runSync } from '../../../../src/resources/cooperative.ts';
import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { applyEdits } from '../../../../src/resources/edit.ts';
import { type Message, keyId } from '../../../../src/resources/formats/format.ts';
import { yamlFor } from '../../../../src/resources/formats/yaml/yaml.ts';
import { randomData, randomPick } from './support/randomJson.ts';
import { strangeText } from './support/randomText.ts';
import { randomYamlText } from './support/randomYaml.ts';
import { refusal } from './support/refusal.ts';
import { filled, rewritten } from './support/rewritten.ts';

const yaml = yamlFor('en');
const valuesOf = (text: string) => runSync(yaml.parse(text)).messages.map(({ value }) => value);
const becomes = (source: string, target: string, expected: string) =>
  assert.equal(filled(yaml, source, target), expected);

describe('words that only YAML 1.1 reads as true or false', () => {
  const words = ['yes', 'No', 'ON', 'off', 'y', 'N'];

  it('are text', () => {
    for (const word of words) assert.deepEqual(valuesOf(`a: ${word} # c\n`), [word]);
  });

  it('are written in quotes, for those who read YAML 1.1', () => {
    for (const value of words) {
      assert.equal(
        rewritten(yaml, 'a: Yes', [{ path: ['a'], value }]),
        `a: "${value}"`.replace('"Yes"', 'Yes'),
      );
    }
  });

  it('are not all that begins as a date or is the end of a number', () => {
    const texts = [
      '2024-01-01 New',
      '2024-1-1x',
      '2024-01-01 1:3',
      'E10',
      'e5',
      '.',
      '+.',
      '.e5',
      '+',
    ];
    assert.deepEqual(valuesOf(texts.map((text, place) => `a${place}: ${text}\n`).join('')), texts);
    const numbers = ['2024-1-1 1:03:02.5 +1:00', '2024-01-01T01:03:02Z', '.5', '1.e3', '5.', '-.5'];
    assert.deepEqual(valuesOf(numbers.map((one, place) => `a${place}: ${one}\n`).join('')), []);
    for (const value of texts.slice(0, -1))
      assert.equal(rewritten(yaml, 'a: A', [{ path: ['a'], value }]), `a: "${value}"`);
  });

  it('are not the words and numbers of YAML 1.2', () =>
    assert.deepEqual(
      valuesOf('a: true\nb: False\nc: null\nd: ~\ne: 1\nf: 0x1F\ng: 2024-01-01\nh: .inf\ni: 12:30'),
      [],
    ));
});

/** Whether a value is all that stands behind its colon or dash, so that another word, or none, may stand there. */
function standsAlone(text: string, { offset, length }: Message): boolean {
  return /[:-] +$/.test(text.slice(0, offset)) && /^(?:\s|$)/.test(text.slice(offset + length));
}

describe('a null in a YAML target', () => {
  const source = 'a: Hello\nb: x\n';

  it('gives its place to the translation', () => {
    becomes(source, 'a: ~\nb: y\n', 'a: HELLO\nb: y\n');
    becomes(source, "a: null # why\nb: 'y'\n", "a: 'HELLO' # why\nb: 'y'\n");
    becomes(source, 'a:\n# b\nb: y\n', 'a: HELLO\n# b\nb: y\n');
    becomes(source, 'a:  # why\nb: y\n', 'a: HELLO  # why\nb: y\n');
    becomes(source, 'b: y\na:', 'b: y\na: HELLO');
    becomes('- a\n- b\n', '- ~\n-\n', '- A\n- B\n');
  });

  it('gives its place to a mapping or a sequence', () => {
    const nested = 'm:\n  a: x\n  n:\n    b: w\nl:\n  - z\n';
    const result = 'm:\n  a: X\n  n:\n    b: W\nl:\n  - Z\n';
    becomes(nested, 'm:\nl: ~\n', result);
    becomes(nested, 'm: {}\nl: []\n', result);
    becomes(nested, 'm:\n  n: {} # c\nl:', 'm:\n  a: X\n  n: # c\n    b: W\nl:\n  - Z');
    becomes('- a: x\n-\n  - w\n', '- {}\n- []\n', '-\n  a: X\n-\n  - W\n');
  });

  it('is filled wherever it stands', () => {
    const texts = fc.array(strangeText, { minLength: 1, maxLength: 9 });
    const property = fc.property(randomData, randomPick, texts, (data, pick, texts) => {
      const choose = (from: readonly string[]) => from[pick(from.length)] ?? '';
      const source = runSync(yaml.parse(randomYamlText(data, pick)));
      const nulls = source.messages
        .filter((message) => pick(2) === 0 && standsAlone(source.text, message))
        .map(({ offset, length }) => ({ offset, length, text: choose(['~', '', 'null']) }));
      const target = runSync(yaml.parse(applyEdits(source.text, nulls)));
      const missing = source.messages.filter(({ path }) => !target.get(path));
      // A pair without braces is never written.
      fc.pre(missing.every(({ path }) => target.canTake(path)));
      const values = missing.map(({ path }) => ({ path, value: choose(texts) }));
      const result = runSync(
        yaml.parse(applyEdits(target.text, runSync(target.write(values, source)))),
      );
      const wanted = new Map(values.map(({ path, value }) => [keyId(path), value]));
      assert.deepEqual(
        result.messages.map(({ path, value }) => [path, value]),
        source.messages.map(({ path, value }) => [path, wanted.get(keyId(path)) ?? value]),
      );
    });
    fc.assert(property, { numRuns: 300 });
  });

  it('stays where the source has none', () => becomes('a: x\n', 'a: y\nb: ~\n', 'a: y\nb: ~\n'));

  it('is no number and no truth value', () => {
    for (const value of ['1', 'true', '2024-01-01'])
      assert.equal(
        refusal(() => filled(yaml, 'a: x', `a: ${value}`)),
        'shape 1:4',
      );
  });
});
