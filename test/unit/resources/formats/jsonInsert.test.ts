import assert from 'node:assert/strict';
import { json } from '../../../../src/resources/formats/json/json.ts';
import { filled } from './support/rewritten.ts';

const becomes = (source: string, target: string, expected: string) =>
  assert.equal(filled(json, source, target), expected);

const abc = '{\n  "a": "a",\n  "b": "b",\n  "c": "c"\n}\n';

describe('a missing message in JSON', () => {
  it('has the colon of the messages beside it', () => {
    const source = '{ "translations": {\n    "a": "a",\n    "b": "b"\n},"forms": "c"\n}';
    becomes(
      source,
      '{ "translations": {\n    "a" : "1"\n},"forms" :"d"\n}',
      '{ "translations": {\n    "a" : "1",\n    "b" : "B"\n},"forms" :"d"\n}',
    );
    becomes(
      '{"a":{"b":"b","c":"c"}}',
      '{"x": "y", "a":{"b":"1"}}',
      '{"x": "y", "a":{"b":"1", "c":"C"}}',
    );
    becomes('{"a" : "a", "b" : "b"}', '{}', '{"a" : "A", "b" : "B"}');
  });

  it('has the colon of the file where the messages beside it have as many of one kind as of another', () =>
    becomes(
      '{"a": {"a": "a", "b": "b", "c": "c"}, "d": "d"}',
      '{"a": {"a" : "1", "b": "2"}, "d": "4"}',
      '{"a": {"a" : "1", "b": "2", "c": "C"}, "d": "4"}',
    ));

  describe('goes where the source has it', () => {
    it('behind the nearest sibling before it', () =>
      becomes(
        abc,
        '{\n  "a": "1",\n  "c": "3"\n}\n',
        '{\n  "a": "1",\n  "b": "B",\n  "c": "3"\n}\n',
      ));

    it('behind an earlier sibling when the nearest is missing too', () =>
      becomes(abc, '{\n  "a": "1"\n}\n', '{\n  "a": "1",\n  "b": "B",\n  "c": "C"\n}\n'));

    it('before the first sibling after it when none stands before', () =>
      becomes(abc, '{\n  "c": "3"\n}\n', '{\n  "a": "A",\n  "b": "B",\n  "c": "3"\n}\n'));

    it('before that sibling also when the target has other messages first', () =>
      becomes(
        '{"a": "a", "c": "c"}',
        '{"x": "1", "c": "3", "y": "2"}',
        '{"x": "1", "a": "A", "c": "3", "y": "2"}',
      ));

    it('at the end when source and target share nothing', () =>
      becomes('{"a": "a"}', '{"x": "1", "y": "2"}', '{"x": "1", "y": "2", "a": "A"}'));

    it('counting siblings that are not messages', () =>
      becomes('{"n": 1, "a": "a"}', '{"n": 1, "z": "z"}', '{"n": 1, "a": "A", "z": "z"}'));

    it('in a target with an order of its own', () =>
      becomes(
        '{"a":"a","b":"b","c":"c","d":"d"}',
        '{"c":"3","a":"1"}',
        '{"c":"3","d":"D","a":"1","b":"B"}',
      ));

    it('with digits as names, which JavaScript objects would move', () =>
      becomes('{"b":"b","2":"two","1":"one"}', '{"b":"b"}', '{"b":"b","2":"TWO","1":"ONE"}'));
  });

  describe('is written as the file is written', () => {
    it('with tabs and CR LF', () =>
      becomes(abc, '{\r\n\t"a": "1"\r\n}', '{\r\n\t"a": "1",\r\n\t"b": "B",\r\n\t"c": "C"\r\n}'));

    it('with lone CRs', () =>
      becomes('{"a":"a","b":"b"}', '{\r "a": "1"\r}', '{\r "a": "1",\r "b": "B"\r}'));

    it('with spaces around the colon', () =>
      becomes('{"a":"a","b":"b"}', '{\n "a" : "1"\n}', '{\n "a" : "1",\n "b" : "B"\n}'));

    it('with the comma in front', () =>
      becomes(abc, '{ "a": "1"\n, "c": "3"\n}', '{ "a": "1"\n, "b": "B"\n, "c": "3"\n}'));

    it('with the comma in front, at the start and at the end', () =>
      becomes(
        '{"a":"a","b":"b","c":"c","d":"d"}',
        '{ "b": "2"\n, "c": "3"\n}',
        '{ "a": "A"\n, "b": "2"\n, "c": "3"\n, "d": "D"\n}',
      ));

    it('with a comma behind the last one', () =>
      becomes(abc, '{\n  "a": "1",\n}\n', '{\n  "a": "1",\n  "b": "B",\n  "c": "C",\n}\n'));

    it('on one line', () => becomes(abc, '{ "a": "1" }', '{ "a": "1", "b": "B", "c": "C" }'));

    it('without any space', () => becomes(abc, '{"c":"3"}', '{"a":"A","b":"B","c":"3"}'));

    it('without doubling blank lines', () =>
      becomes(
        abc,
        '{\n  "a": "1",\n\n  "c": "3"\n}',
        '{\n  "a": "1",\n  "b": "B",\n\n  "c": "3"\n}',
      ));

    it('with escapes where the file escapes letters', () =>
      becomes(
        '{"a":"ä","b":"€😀"}',
        '{"a":"\\u00E4"}',
        '{"a":"\\u00E4","b":"\\u20AC\\uD83D\\uDE00"}',
      ));

    it('raw where the file has letters and escapes only spaces', () =>
      becomes('{"a":"","b":"é\u00a0"}', '{"a":"\\u00a0ö"}', '{"a":"\\u00a0ö","b":"É\\u00a0"}'));

    it('with escaped slashes where the file escapes them', () =>
      becomes('{"a":"","b":"</b>"}', '{"a":"<br \\/>"}', '{"a":"<br \\/>","b":"<\\/B>"}'));

    it('with the escapes that Go writes', () =>
      becomes(
        '{"a":"","b":"<b>"}',
        '{"a":"\\u003cp\\u003e"}',
        '{"a":"\\u003cp\\u003e","b":"\\u003cB\\u003e"}',
      ));

    it('in a byte order mark file without a second mark', () =>
      becomes('{"a":"a"}', '\uFEFF{}', '\uFEFF{"a":"A"}'));
  });

  describe('leaves comments with their neighbours', () => {
    it('behind a comment on the line of the member before it', () =>
      becomes(
        abc,
        '{\n  "a": "1", // about a\n  // about c\n  "c": "3"\n}',
        '{\n  "a": "1", // about a\n  "b": "B",\n  // about c\n  "c": "3"\n}',
      ));

    it('with a comma before the comment of the last member', () =>
      becomes(
        abc,
        '{\n  "a": "1" // about a\n  // "old": "x"\n}',
        '{\n  "a": "1", // about a\n  "b": "B",\n  "c": "C"\n  // "old": "x"\n}',
      ));

    it('before a block comment that stands in front of the next member', () =>
      becomes(
        abc,
        '{ "a": "1", /* c */ "c": "3" /* end */ }',
        '{ "a": "1", "b": "B", /* c */ "c": "3" /* end */ }',
      ));

    it('behind a block comment that ends an object', () =>
      becomes('{"a":"","b":"b"}', '{ "a": "1" /* a */ }', '{ "a": "1" /* a */, "b": "B" }'));

    it('above the comments of the first member', () =>
      becomes(
        '{"a":"a","b":"b"}',
        '{ // all\n  // about b\n  "b": "2"\n}',
        '{ // all\n  "a": "A",\n  // about b\n  "b": "2"\n}',
      ));

    it('before the comment of the first member on one line', () =>
      becomes('{"a":"a","b":"b"}', '{ /* b */ "b": "2" }', '{ "a": "A", /* b */ "b": "2" }'));

    it('on a line of its own behind a line comment', () =>
      becomes('{"a":"","b":"b"}', '{ "a": "1" // x\n}', '{ "a": "1", // x\n  "b": "B"\n}'));

    it('on one line of their own, all together, behind a comma and a line comment', () =>
      becomes(
        '{"a":"a","b":"b","c":"c","d":"d"}',
        '{ "a": "1", "b": "2", // x\n}',
        '{ "a": "1", "b": "2", // x\n  "c": "C", "d": "D",\n}',
      ));

    it('indented as the members that share the line', () =>
      becomes(
        '{"a":"a","b":"b","c":"c"}',
        '{\n  "a": "1", "b": "2" // x\n}',
        '{\n  "a": "1", "b": "2", // x\n  "c": "C"\n}',
      ));

    it('behind the comments of an object without members', () =>
      becomes('{\n  "a": "a"\n}', '{\n  // nothing yet\n}', '{\n  // nothing yet\n  "a": "A"\n}'));

    it('behind the only comment on one line', () =>
      becomes('{ "a": "a" }', '{ /* x */ }', '{ /* x */ "a": "A" }'));
  });

  describe('brings its objects and arrays', () => {
    const nested = '{\n  "nav": {\n    "top": {\n      "home": "home"\n    }\n  }\n}\n';

    it('in the indentation of the target', () =>
      becomes(
        nested,
        '{\n\t"x": "1"\n}\n',
        '{\n\t"x": "1",\n\t"nav": {\n\t\t"top": {\n\t\t\t"home": "HOME"\n\t\t}\n\t}\n}\n',
      ));

    it('on one line in a file of one line', () =>
      becomes(nested, '{"x": "1"}', '{"x": "1", "nav": {"top": {"home": "HOME"}}}'));

    it('on one line where the source has it so', () =>
      becomes(
        '{\n  "nav": { "home": "home" },\n  "b": ["x", "y"]\n}',
        '{\n    "z": "1"\n}',
        '{\n    "z": "1",\n    "nav": { "home": "HOME" },\n    "b": ["X", "Y"]\n}',
      ));

    it('with commas at the end where the target has them', () =>
      becomes(
        nested,
        '{\n "x": "1",\n}',
        '{\n "x": "1",\n "nav": {\n  "top": {\n   "home": "HOME",\n  },\n },\n}',
      ));

    it('into an object without members', () =>
      becomes(
        nested,
        '{\n  "nav": {}\n}',
        '{\n  "nav": {\n    "top": {\n      "home": "HOME"\n    }\n  }\n}',
      ));

    it('into an object without members on a line with others', () =>
      becomes(
        '{"m":{"n":{"a":"a"},"x":"1"}}',
        '{\n  "m": { "n": {}, "x": "1" }\n}',
        '{\n  "m": { "n": { "a": "A" }, "x": "1" }\n}',
      ));

    it('into a new file in the style of the source', () =>
      becomes(nested, '{}\n', nested.replace('"home"\n', '"HOME"\n')));

    it('into a new file whose braces stand apart', () =>
      becomes(abc, '{\n}\n', '{\n  "a": "A",\n  "b": "B",\n  "c": "C"\n}\n'));

    it('once for messages that share them', () =>
      becomes('{"o":{"a":"a","b":["x",{"c":"c"}]}}', '{}', '{"o":{"a":"A","b":["X",{"c":"C"}]}}'));

    it('as further elements of an array', () =>
      becomes('["a","b","c"]', '[\n  "1"\n]', '[\n  "1",\n  "B",\n  "C"\n]'));
  });
});
