import { runSync } from '../../../../src/resources/cooperative.ts';
import assert from 'node:assert/strict';
import { arb } from '../../../../src/resources/formats/json/arb.ts';
import { filled, rewritten } from './support/rewritten.ts';

const source = `{
  "@@locale": "en",
  "@@author": "someone",
  "hello": "Hello {name}",
  "@hello": {
    "description": "Greeting",
    "placeholders": { "name": {} }
  },
  "bye": "Bye"
}
`;

describe('an ARB file', () => {
  it('has its messages on the top level, described by @key', () =>
    assert.deepEqual(
      runSync(arb.parse(source)).messages.map(({ path, value, description }) => [
        path,
        value,
        description,
      ]),
      [
        [['hello'], 'Hello {name}', 'Greeting'],
        [['bye'], 'Bye', undefined],
      ],
    ));

  it('starts with its locale when it is new', () => {
    const empty = arb.emptyLike(runSync(arb.parse(source)), 'pt-BR');
    assert.equal(empty, '{\n  "@@locale": "pt_BR"\n}\n');
    assert.equal(
      filled(arb, source, empty),
      '{\n  "@@locale": "pt_BR",\n  "hello": "HELLO {NAME}",\n  "bye": "BYE"\n}\n',
    );
  });

  it('starts with its locale on one line where the source is on one line', () =>
    assert.equal(arb.emptyLike(runSync(arb.parse('{"a":"b"}')), 'de'), '{"@@locale":"de"}'));

  it('keeps its locale', () => {
    const target = '{"@@locale":"de_CH","hello":"x"}';
    assert.equal(filled(arb, source, target), '{"@@locale":"de_CH","hello":"x","bye":"BYE"}');
  });

  it('keeps @key behind its message', () =>
    assert.equal(
      filled(arb, '{"a":"a","b":"b"}', '{\n "a": "1",\n "@a": {}\n}'),
      '{\n "a": "1",\n "@a": {},\n "b": "B"\n}',
    ));

  it('is read where a key stands twice, as Dart reads it, and that key is not written', () => {
    const file = runSync(
      arb.parse('{"a":"x","@a":{},"a":"y","b":"z","@b":{},"@b":{"description":"d"}}'),
    );
    assert.deepEqual(
      file.messages.map(({ path, value, description }) => [path, value, description]),
      [
        [['a'], 'y', undefined],
        [['b'], 'z', 'd'],
      ],
    );
    assert.deepEqual([file.canTake(['a']), file.canTake(['b'])], [false, true]);
    assert.equal(
      rewritten(arb, file.text, [{ path: ['b'], value: 'c' }]),
      file.text.replace('"z"', '"c"'),
    );
  });

  it('gets no @key with a message', () =>
    assert.equal(
      rewritten(arb, '{}', [{ path: ['hello'], value: 'Hallo' }], '{"hello":"x","@hello":{}}'),
      '{"hello":"Hallo"}',
    ));
});
