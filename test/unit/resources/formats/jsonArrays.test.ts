import { runSync } from '../../../../src/resources/cooperative.ts';
import assert from 'node:assert/strict';
import { json } from '../../../../src/resources/formats/json/json.ts';
import { grown } from './support/grown.ts';

const becomes = (source: string, target: string, expected: string) =>
  assert.equal(grown(json, source, target), expected);

describe('a JSON array that grows', () => {
  const cases: readonly (readonly [
    what: string,
    source: string,
    target: string,
    expected: string,
  ])[] = [
    ['has empty texts where the source has them', '{"l":["a","","b"]}', '{}', '{"l":["A","","B"]}'],
    ['has nulls where the source has them', '["a",null,"b"]', '[]', '["A",null,"B"]'],
    ['starts with what needs no translation', '{"l":["1","b"]}', '{}', '{"l":["1","B"]}'],
    ['ends with what needs no translation', '{"l":["a",1.50,{}]}', '{}', '{"l":["A",1.50,{}]}'],
    [
      'continues with what needs no translation',
      '{"l":["a","http:\\/\\/x.y","b"]}',
      '{"l":["1"]}',
      '{"l":["1","http:\\/\\/x.y","B"]}',
    ],
    ['ends before a text that failed', '["a","fails","b"]', '[]', '["A"]'],
    [
      'is not made of what needs no translation alone',
      '{"l":["1","fails","b"]}',
      '{"x":"y"}',
      '{"x":"y"}',
    ],
    ['stays as it is where its next text failed', '["a","fails","b"]', '["1"]', '["1"]'],
    ['leaves the others alone', '{"l":["fails","b"],"c":"c"}', '{}', '{"c":"C"}'],
    ['may hold others', '[["1","a"],["fails","b"],["c"]]', '[]', '[["1","A"]]'],
    [
      'gets whole objects',
      '{"faq":[{"id":1,"q":"a"},{"id":2,"q":"b","u":"http:x","t":[1,null],"n":{"a":"b"}}]}',
      '{"faq":[{"id":1,"q":"1"}]}',
      '{"faq":[{"id":1,"q":"1"},{"id":2,"q":"B","u":"http:x","t":[1,null],"n":{"a":"B"}}]}',
    ],
    [
      'gets objects inside of objects',
      '[{"a":{"id":1,"q":"a","r":"fails"},"n":{"i":1,"q":"fails"}}]',
      '[]',
      '[{"a":{"id":1,"q":"A"}}]',
    ],
    [
      'has no object of which nothing was translated',
      '[{"id":1,"q":"fails"},{"q":"b"}]',
      '[]',
      '[]',
    ],
    [
      'changes no object that is there',
      '[{"id":1,"q":"a","r":"b"}]',
      '[{"q":"1"}]',
      '[{"q":"1","r":"B"}]',
    ],
  ];
  for (const [what, source, target, expected] of cases) {
    it(what, () => becomes(source, target, expected));
  }

  it('copies nothing into an object that stands in no array', () =>
    becomes('{"o":{"id":1,"q":"a"}}', '{}', '{"o":{"q":"A"}}'));

  it('leaves out what the source has not before a place', () => {
    const file = runSync(json.parse('{"a":["x"]}'));
    assert.deepEqual(runSync(file.write([{ path: ['a', 2], value: 'y' }], file)), []);
    assert.deepEqual(
      runSync(runSync(json.parse('{}')).write([{ path: ['a', 1], value: 'y' }], file)),
      [],
    );
  });
});
