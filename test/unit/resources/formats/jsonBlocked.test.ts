import { runSync } from '../../../../src/resources/cooperative.ts';
import assert from 'node:assert/strict';
import type { KeyPath } from '../../../../src/resources/formats/format.ts';
import { arb } from '../../../../src/resources/formats/json/arb.ts';
import { chrome } from '../../../../src/resources/formats/json/chrome.ts';
import { json, jsonFor } from '../../../../src/resources/formats/json/json.ts';
import { vscode } from '../../../../src/resources/formats/json/vscode.ts';
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
      assert.equal(runSync(json.parse(text)).canTake(path), canTake));
  }

  it('is not mistaken for a flat key', () =>
    assert.equal(set('{"a.b":"x"}', ['a', 'b'], 'y'), '{"a.b":"x","a":{"b":"y"}}'));
});

describe('a name that stands twice in JSON', () => {
  const text = '{"a":"one","b":{"c":"x"},"\\u0061":"two","b":{"d":"y"},"e":"z","__proto__":"p"}';
  const file = runSync(json.parse(text));

  it('has the last of its values, as in JSON.parse', () =>
    assert.deepEqual(
      file.messages.map(({ path, value }) => [path.join('.'), value]),
      [
        ['a', 'two'],
        ['b.d', 'y'],
        ['e', 'z'],
        ['__proto__', 'p'],
      ],
    ));

  it('is not written, nor anything below it', () => {
    for (const path of [['a'], ['b', 'd'], ['b', 'new']]) {
      assert.equal(file.canTake(path), false);
      assert.match(refusesToSet(text, path), /^shape/);
    }
    assert.equal(rewritten(json, text, file.messages), text);
  });

  it('does not keep others from being written', () => {
    assert.equal(set(text, ['e'], 'x'), text.replace('"z"', '"x"'));
    assert.equal(set(text, ['f'], 'x'), text.replace(/}$/, ',"f":"x"}'));
  });

  it('stands once in a new file', () => {
    const values = [...file.messages, { path: ['b', 'c'], value: 'new' }];
    assert.deepEqual(JSON.parse(rewritten(json, '{}', values, text)), {
      ...JSON.parse(text),
      b: { c: 'new', d: 'y' },
    });
  });

  it('is not written in other kinds of JSON files', () => {
    const entry = '"a": {"message": "x", "message": "y"}';
    assert.equal(runSync(chrome.parse(`{${entry}}`)).canTake(['a', 'message']), false);
    assert.equal(runSync(vscode.parse(`{${entry}}`)).canTake(['a']), false);
    assert.equal(runSync(arb.parse('{"a": "x", "a": "x"}')).canTake(['a']), false);
    assert.deepEqual(
      runSync(arb.parse('{"a": "x", "@a": {"description": "d"}, "a": "x"}')).messages.map(
        (m) => m.value,
      ),
      ['x'],
    );
  });

  it('may be the locale around everything', () => {
    const german = runSync(jsonFor('de').parse('{"de":{"a":"x"},"de":{"b":"y"}}'));
    assert.deepEqual(
      german.messages.map(({ path }) => path),
      [['b']],
    );
    for (const path of [['a'], ['b']]) assert.equal(german.canTake(path), false);
    assert.throws(() => runSync(german.write([{ path: ['b'], value: 'z' }], german)));
    assert.deepEqual(runSync(german.write([{ path: ['b'], value: 'y' }], german)), []);
  });
});
