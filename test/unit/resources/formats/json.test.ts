import { runSync } from '../../../../src/resources/cooperative.ts';
import assert from 'node:assert/strict';
import type { KeyPath } from '../../../../src/resources/formats/format.ts';
import { json } from '../../../../src/resources/formats/json/json.ts';
import { refusal } from './support/refusal.ts';
import { filled, rewritten } from './support/rewritten.ts';

const messagesOf = (text: string) =>
  runSync(json.parse(text)).messages.map(({ path, value }) => [path, value]);
const set = (text: string, path: KeyPath, value: string) =>
  rewritten(json, text, [{ path, value }]);
const refusesToRead = (text: string) => refusal(() => runSync(json.parse(text)));

describe('messages of a JSON file', () => {
  it('are the strings of objects and arrays, in the order of the file', () =>
    assert.deepEqual(messagesOf('{"b":{"x":"1"},"a":["2",{"y":"3"}],"2":"4","1":"5"}'), [
      [['b', 'x'], '1'],
      [['a', 0], '2'],
      [['a', 1, 'y'], '3'],
      [['2'], '4'],
      [['1'], '5'],
    ]));

  it('are not numbers, booleans, nulls and empty containers', () =>
    assert.deepEqual(messagesOf('{"a":-1.5e+3,"b":true,"c":false,"d":null,"e":{},"f":[]}'), []));

  it('are not the schema of the file', () =>
    assert.deepEqual(messagesOf('{"$schema":"https://example.test/s.json","a":{"$schema":"x"}}'), [
      [['a', '$schema'], 'x'],
    ]));

  it('are not the locale of the file, as Angular has it', () => {
    const angular = '{"locale":"en-US","translations":{"a":"x","locale":"y"}}';
    assert.deepEqual(messagesOf(angular), [
      [['translations', 'a'], 'x'],
      [['translations', 'locale'], 'y'],
    ]);
    for (const other of [
      '{"locale":"Language","translations":{}}',
      '{"locale":"en","translations":""}',
      '{"locale":"en","translations":{},"more":{}}',
      '{"locale":"en"}',
    ]) {
      assert.deepEqual(messagesOf(other)[0]?.[0], ['locale'], other);
    }
  });

  it('keep keys that people and programs trip over', () => {
    const keys = [
      '',
      '0',
      'a.b',
      'a/b',
      '"',
      '\\',
      '😀',
      '__proto__',
      'constructor',
      'toString',
      ' ',
    ];
    const text = `{${keys.map((key) => `${JSON.stringify(key)}:"x"`).join()}}`;
    assert.deepEqual(
      runSync(json.parse(text)).messages.map(({ path }) => path[0]),
      keys,
    );
    for (const key of keys)
      assert.equal(runSync(json.parse(set(text, [key], 'new'))).get([key])?.value, 'new');
    assert.equal(({} as { polluted?: unknown }).polluted, undefined);
  });

  it('tell a dotted key from a nested one', () => {
    const file = runSync(json.parse('{"a.b":"flat","a":{"b":"nested"}}'));
    assert.equal(file.get(['a.b'])?.value, 'flat');
    assert.equal(file.get(['a', 'b'])?.value, 'nested');
  });

  it('tell a place in an array from a digit as key', () => {
    assert.equal(runSync(json.parse('{"a":["x"]}')).get(['a', '0']), undefined);
    assert.equal(runSync(json.parse('{"a":{"0":"x"}}')).get(['a', 0]), undefined);
  });

  it('have their escapes resolved', () =>
    assert.deepEqual(messagesOf(String.raw`{"\u0061":"\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00"}`), [
      [['a'], '"\\/\b\f\n\r\té😀'],
    ]));

  it('know where their values stand', () => {
    const text = '\uFEFF{ "a" : "x\\ny" }';
    const [message] = runSync(json.parse(text)).messages;
    assert.ok(message);
    assert.equal(text.slice(message.offset, message.offset + message.length), '"x\\ny"');
  });

  it('may be empty strings', () => assert.deepEqual(messagesOf('{"a":""}'), [[['a'], '']]));
});

describe('replacing a value in JSON', () => {
  it('touches nothing but the value', () => {
    const text =
      '\uFEFF// head\r\n{\r\n\t"n" : 1.50,\r\n\t"a"  :  "x" , // why\r\n\t"b":[ "y" ,],\r\n}';
    assert.equal(set(text, ['a'], 'ü "q"\n'), text.replace('"x"', '"ü \\"q\\"\\n"'));
    assert.equal(set(text, ['b', 0], 'z'), text.replace('"y"', '"z"'));
  });

  it('changes nothing when the value is the same', () =>
    assert.equal(set('{"a":"\\u0041\\/"}', ['a'], 'A/'), '{"a":"\\u0041\\/"}'));

  it('spells a sign with an escape only where the file always does', () => {
    const always = String.raw`{"a":"x\/y","b":"z"}`;
    assert.equal(set(always, ['b'], 'p/q'), String.raw`{"a":"x\/y","b":"p\/q"}`);
    const sometimes = String.raw`{"a":"x\/y","b":"z","c":"u/v"}`;
    assert.equal(set(sometimes, ['b'], 'p/q'), String.raw`{"a":"x\/y","b":"p/q","c":"u/v"}`);
  });

  it('escapes letters where the file does', () =>
    assert.equal(
      set('{"a":"caf\\u00e9"}', ['a'], 'Zürich 😀'),
      '{"a":"Z\\u00fcrich \\ud83d\\ude00"}',
    ));

  it('escapes half a surrogate pair, which no file may hold', () =>
    assert.equal(set('{"a":"é"}', ['a'], '\ud83d'), '{"a":"\\ud83d"}'));

  it('fills an empty string', () => assert.equal(set('{"a":""}', ['a'], 'x'), '{"a":"x"}'));

  it('fills a null, and only its bytes', () => {
    assert.equal(set('{ "a" : null , "b":1}', ['a'], 'x'), '{ "a" : "x" , "b":1}');
    assert.equal(set('["x",null]', [1], 'y'), '["x","y"]');
  });

  it('takes the last of two values for one path', () => {
    const values = ['one', 'two'].map((value) => ({ path: ['a'], value }));
    assert.equal(rewritten(json, '{"a":"x"}', values), '{"a":"two"}');
  });
});

describe('a JSON file that cannot be read safely', () => {
  const cases: readonly (readonly [why: string, text: string, refusal: string])[] = [
    ['is empty', '', 'syntax 1:1'],
    ['holds only a byte order mark and white space', '\uFEFF \r\n', 'syntax 2:1'],
    ['holds only a comment', '// nothing', 'syntax 1:11'],
    ['holds a lone string', '"x"', 'shape 1:1'],
    ['has two roots', '{}\n{}', 'syntax 2:1'],
    ['has NaN', '{"a": NaN}', 'syntax 1:7'],
    ['has a number with a leading zero', '{"a": 01}', 'syntax 1:8'],
    ['has a number without a digit', '{"a": -}', 'syntax 1:7'],
    ['has a word with a tail', '{"a": nullx}', 'syntax 1:7'],
    ['has single quotes', "{'a': 1}", 'syntax 1:2'],
    ['has a bare key', '{a: 1}', 'syntax 1:2'],
    ['lacks a colon', '{"a" 1}', 'syntax 1:6'],
    ['lacks a comma', '{\r\n"a": 1\r\n"b": 2}', 'syntax 3:1'],
    ['has a comma too many', '[1,,2]', 'syntax 1:4'],
    ['has only a comma', '{,}', 'syntax 1:2'],
    ['ends in an object', '{"a": "x"', 'syntax 1:10'],
    ['ends in a string', '{"a": "x', 'syntax 1:9'],
    ['ends in a comment', '{} /* x', 'syntax 1:4'],
    ['breaks a line in a string', '{"a": "x\ny"}', 'syntax 1:9'],
    ['has a tab in a string', '{"a": "\t"}', 'syntax 1:8'],
    ['has an unknown escape', '{"a": "\\x41"}', 'syntax 1:8'],
    ['has half a unicode escape', '{"a": "\\u12"}', 'syntax 1:8'],
    ['has two byte order marks', '\uFEFF\uFEFF{}', 'syntax 1:1'],
    ['has a no-break space between tokens', '{\u00a0}', 'syntax 1:2'],
    ['mixes brackets', '{"a": [1}]', 'syntax 1:9'],
    ['is merged with a conflict', '{\n<<<<<<< HEAD\n"a": 1\n}', 'syntax 2:1'],
  ];
  for (const [why, text, expected] of cases) {
    it(`is refused: it ${why}`, () => assert.equal(refusesToRead(text), expected));
  }

  it('may have equal keys in different objects', () =>
    assert.equal(refusesToRead('{"a":{"a":"x"},"b":{"a":"y"}}'), 'accepted'));

  it('may be 200 levels deep and no deeper', () => {
    const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
    assert.equal(refusesToRead(deep(200)), 'accepted');
    assert.equal(refusesToRead(deep(201)), 'limit 1:201');
    assert.equal(refusesToRead('['.repeat(20_000)), 'limit 1:201');
  });

  it('may be 20 MB long and no longer', () => {
    const long = (length: number) => `{"a":"${'x'.repeat(length - 8)}"}`;
    assert.equal(refusesToRead(long(20 * 1024 * 1024)), 'accepted');
    assert.equal(refusesToRead(long(20 * 1024 * 1024 + 1)), 'limit 1:1');
  });
});

describe('a new JSON file', () => {
  const emptyLike = (source: string) => json.emptyLike(runSync(json.parse(source)), 'de');

  it('has the byte order mark, line ends and last line of its source', () => {
    assert.equal(emptyLike('\uFEFF{\r\n\t"a": "x"\r\n}\r\n'), '\uFEFF{}\r\n');
    assert.equal(emptyLike('{\n"a": "x"\n}'), '{}');
    assert.equal(emptyLike('{"a":"x"}\n\n'), '{}\n');
  });

  it('names its locale where the source does, as Angular has it', () => {
    const source = '{\n  "locale": "en-US",\n  "translations": {\n    "a": "x"\n  }\n}\n';
    assert.equal(emptyLike(source), '{\n  "locale": "de"\n}\n');
    assert.equal(
      filled(json, source, emptyLike(source)),
      source.replace('en-US', 'de').replace('x', 'X'),
    );
  });

  it('is an array where the source is one', () => assert.equal(emptyLike('["x"]'), '[]'));
});
