import assert from 'node:assert/strict';
import { yamlFor } from '../../../../src/catalog/formats/yaml.ts';
import { rewritten } from './support/rewritten.ts';

const yaml = yamlFor('en');
const messagesOf = (text: string) =>
  yaml.parse(text).messages.map(({ path: [key], value }) => [key, value]);
const written = (value: string) => rewritten(yaml, 'a: old', [{ path: ['a'], value }]);

describe('blanks that are not those of YAML', () => {
  const [nbsp, wide] = ['\u00a0', '\u3000'];

  it('are text in values without quotes', () =>
    assert.deepEqual(messagesOf(`a: x${nbsp}\nb: ${wide}x # c\nc: ${nbsp}\nd: x:${nbsp}y \t\n`), [
      ['a', `x${nbsp}`],
      ['b', `${wide}x`],
      ['c', nbsp],
      ['d', `x:${nbsp}y`],
    ]));

  it('are text in keys', () =>
    assert.deepEqual(messagesOf(`a${nbsp}: x\n${wide}b \t: z`), [
      [`a${nbsp}`, 'x'],
      [`${wide}b`, 'z'],
    ]));

  it('are written so that no reader takes them for others', () => {
    for (const blank of [nbsp, wide, '\u2003', '\u2028', '\u0085', '\v', '\f', '\uFEFF']) {
      for (const value of [`x:${blank}`, `x${blank}`, `${blank}x`, `x:${blank}y`, `x${blank}#y`]) {
        assert.deepEqual(messagesOf(written(value)), [['a', value]]);
        assert.match(written(value), /^a: "/);
      }
    }
  });

  it('stand without quotes between words', () =>
    assert.equal(written(`9${nbsp}€`), `a: 9${nbsp}€`));
});
