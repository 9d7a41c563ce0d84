import assert from 'node:assert/strict';
import { json } from '../../../../src/catalog/formats/json.ts';
import type { KeyPath } from '../../../../src/catalog/keyPath.ts';
import { refusal } from './support/refusal.ts';
import { rewritten } from './support/rewritten.ts';

const set = (text: string, path: KeyPath, value: string) =>
  rewritten(json, text, [{ path, value }]);
const refusesToSet = (text: string, path: KeyPath) => refusal(() => set(text, path, 'x'));

describe('a path that the shape of the file blocks', () => {
  it('is refused where a string stands in place of an object', () =>
    assert.equal(refusesToSet('{\n  "a": "x"\n}', ['a', 'b']), 'shape 2:8'));

  it('is refused where an object stands in place of a string', () =>
    assert.equal(refusesToSet('{"a":{"b":"x"}}', ['a']), 'shape 1:6'));

  it('is refused where a number stands in place of a string', () =>
    assert.equal(refusesToSet('{"a":1}', ['a']), 'shape 1:6'));

  it('is refused where an array stands in place of an object, and the reverse', () => {
    assert.equal(refusesToSet('{"a":["x"]}', ['a', 'b']), 'shape 1:6');
    assert.equal(refusesToSet('{"a":{"b":"x"}}', ['a', 0]), 'shape 1:6');
  });

  it('is refused where two new messages exclude each other', () => {
    const values = [['a'], ['a', 'b']].map((path) => ({ path, value: 'x' }));
    assert.equal(
      refusal(() => rewritten(json, '{}', values)),
      'shape 1:1',
    );
    assert.equal(
      refusal(() => rewritten(json, '{}', values.toReversed())),
      'shape 1:1',
    );
  });

  const asked: readonly (readonly [text: string, path: KeyPath, canTake: boolean])[] = [
    ['{}', ['a', 0, 'b'], true],
    ['{"a":"x"}', ['a'], true],
    ['{"a":null}', ['a'], true],
    ['{"a":["x"]}', ['a', 1], true],
    ['{"a":"x"}', ['a', 'b'], false],
    ['{"a":null}', ['a', 'b'], false],
    ['{"a":{}}', ['a'], false],
    ['{"a":1}', ['a'], false],
    ['{"a":["x"]}', ['a', 'b'], false],
    ['[]', ['a'], false],
  ];
  for (const [text, path, canTake] of asked) {
    it(`is known before: ${text} ${canTake ? 'takes' : 'refuses'} ${path.join('.')}`, () =>
      assert.equal(json.parse(text).canTake?.(path), canTake));
  }

  it('is not mistaken for a flat key', () =>
    assert.equal(set('{"a.b":"x"}', ['a', 'b'], 'y'), '{"a.b":"x","a":{"b":"y"}}'));
});
