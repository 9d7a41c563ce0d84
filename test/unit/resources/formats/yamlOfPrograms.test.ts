import { runSync } from '../../../../src/resources/cooperative.ts';
import assert from 'node:assert/strict';
import { keyId, showKeyPath } from '../../../../src/resources/formats/format.ts';
import { yamlFor } from '../../../../src/resources/formats/yaml/yaml.ts';
import { rewritten } from './support/rewritten.ts';
import { yamlStrings } from './support/yamlStrings.ts';

const yaml = yamlFor('de');

describe('YAML as programs write it is read, and each message written alone', () => {
  const files: readonly (readonly [what: string, text: string, paths: readonly string[]])[] = [
    [
      'plain text that Psych and translatewiki break at a width',
      'de:\n  errors:\n    has_one: Datensatz kann nicht gelöscht werden, da ein abhängiger %{record}-Datensatz\n      existiert.\n    other: x\n',
      ['errors.has_one', 'errors.other'],
    ],
    [
      'quoted text with blank lines for its line breaks',
      'de:\n  flash: \'Esta conta é un actor virtual.\n\n    \'\n  more: "zwei\n\n    Zeilen: \\\n    \\ eins"\n',
      ['flash', 'more'],
    ],
    [
      'long keys behind question marks',
      `de:\n  ? ${'A long sentence '.repeat(9)}end\n  : Ein langer Satz\n  kurz: x\n`,
      [`["${'A long sentence '.repeat(9)}end"]`, 'kurz'],
    ],
    [
      'keys on several lines',
      'Settings:\n  ? "A key that\n    goes on"\n  : x\n  b: y\n',
      ['Settings["A key that goes on"]', 'Settings.b'],
    ],
    [
      'the tag of old Psych for text',
      'de:\n  date:\n    default: ! \'%d-%m-%Y\'\n    short: ! "x"\n',
      ['date.default', 'date.short'],
    ],
    [
      'names of days in brackets',
      'de:\n  date:\n    day_names: [Sonntag, Montag, "Diens, tag"]\n    order:\n      - :year\n    x: y\n',
      ['date.day_names[0]', 'date.day_names[1]', 'date.day_names[2]', 'date.x'],
    ],
    ['blocks without a line', 'a: |\nb: >-\n\nc: x\n', ['a', 'b', 'c']],
    ['braces with nothing in them', 'de:\n  a: {}\n  b: x\n  c: []\n', ['b']],
    ['several documents', '---\nde:\n  a: x\n...\n---\nde:\n  b: y\n', ['a']],
    [
      'keys without a value and comments in all places',
      'de: # Deutsch\n  # oben\n  a:\n  b: x # daneben\n    # tief\n\n  c: "y"\n# Ende',
      ['b', 'c'],
    ],
  ];
  const values = ['Neu', 'Neu: "ja" #1', "it's\nzwei\n", ' '];

  for (const [what, text, paths] of files) {
    it(what, () => {
      const file = runSync(yaml.parse(text));
      const strings = yamlStrings(text);
      const root = /^de:/m.test(text) ? ['de'] : [];
      assert.deepEqual(
        file.messages.map(({ path }) => showKeyPath(path)),
        paths,
      );
      for (const { path, value } of file.messages)
        assert.equal(strings.get(keyId([...root, ...path])), value);
      for (const { path, offset, length } of file.messages) {
        for (const value of values) {
          const result = rewritten(yaml, text, [{ path, value }]);
          assert.ok(result.startsWith(text.slice(0, offset)), 'what stands before is as it was');
          assert.ok(result.endsWith(text.slice(offset + length)), 'so is what stands behind');
          const wanted = new Map(strings).set(keyId([...root, ...path]), value);
          assert.deepEqual(yamlStrings(result), wanted);
        }
      }
    });
  }
});

describe('a new message of YAML is quoted', () => {
  const put = (text: string, key: string, value: string) =>
    rewritten(yaml, text, [{ path: [key], value }]).replace(text, '');

  it('as the messages beside it are', () => {
    assert.equal(put('a: Eins\nb: Zwei\n', 'c', 'Drei'), 'c: Drei\n');
    assert.equal(put("a: 'Eins'\nb: 'Zwei'\n", 'c', "Drei's"), "c: 'Drei''s'\n");
    assert.equal(put('a: "Eins"\nb: "Zwei"\n', 'c', "Drei's"), 'c: "Drei\'s"\n');
  });

  it('as other text of its kind is, where plain words tell nothing', () => {
    assert.equal(put("a: 'x: y'\nb: Zwei\n", 'c', 'z: w'), "c: 'z: w'\n");
    assert.equal(put('a: "<b>x</b>"\nb: Zwei\n', 'c', '<i>y</i>'), 'c: "<i>y</i>"\n');
    assert.equal(put('a: <b>x</b>\nb: Zwei\n', 'c', '<i>y</i>'), 'c: <i>y</i>\n');
  });

  it('and broken at a width where most long texts of the file are', () => {
    const long = 'Wort '.repeat(30).trim();
    const broken = `a: ${'Wort '.repeat(15)}Wort\n  ${'Wort '.repeat(9)}Wort\n`;
    const count = (text: string) => put(text, 'z', long).split('\n').length - 1;
    assert.equal(count(broken), 2);
    assert.equal(count(`${broken}b: ${long}\nc: ${long}\n`), 1);
  });
});

describe('a new key that is longer than readers look for a colon', () => {
  const key = 'x'.repeat(1_020);
  const flow = `a: {? ${key} : x, b: y}\n`;
  const lines = `a:\n  ? ${key}\n  : x\n  b: y\n`;
  const values = [{ path: ['a', key], value: 'x' }];

  it('goes behind a question mark, in lines and between braces', () => {
    for (const source of [flow, lines]) {
      assert.equal(rewritten(yaml, 'a: {b: y}\n', values, source), flow);
      assert.equal(rewritten(yaml, 'a:\n  b: y\n', values, source), lines);
    }
  });
});
