import { runSync } from '../../../../src/resources/cooperative.ts';
import assert from 'node:assert/strict';
import type { KeyPath } from '../../../../src/resources/formats/format.ts';
import { yamlFor } from '../../../../src/resources/formats/yaml/yaml.ts';
import { refusal } from './support/refusal.ts';
import { filled, rewritten } from './support/rewritten.ts';

const yaml = yamlFor('en');
const messagesOf = (text: string) =>
  runSync(yaml.parse(text)).messages.map(({ path, value }) => [path, value]);
const set = (text: string, path: KeyPath, value: string) =>
  rewritten(yaml, text, [{ path, value }]);
const becomes = (source: string, target: string, expected: string) =>
  assert.equal(filled(yaml, source, target), expected);
const refusesToRead = (text: string) => refusal(() => runSync(yaml.parse(text)));

describe('messages of a YAML file', () => {
  it('are the strings of mappings and sequences', () =>
    assert.deepEqual(
      messagesOf(
        "# head\n---\na: one # why\nb:\n  \"c\": \"two\"\n\n  'd': 'it''s'\nlist:\n- x\n- k: why\n  l: z\n",
      ),
      [
        [['a'], 'one'],
        [['b', 'c'], 'two'],
        [['b', 'd'], "it's"],
        [['list', 0], 'x'],
        [['list', 1, 'k'], 'why'],
        [['list', 1, 'l'], 'z'],
      ],
    ));

  it('are not what some YAML reads as another type', () =>
    assert.deepEqual(
      messagesOf(
        'a: 1.5\nb: true\nc: ~\nd:\ne: 2024-01-01\nf: :symbol\ng: 0x1F\nh: 12:30\ni: []\nj: {}\nk: .inf',
      ),
      [],
    ));

  it('are such words in quotes', () => assert.deepEqual(messagesOf('a: "yes"'), [[['a'], 'yes']]));

  it('may stand in blocks', () =>
    assert.deepEqual(
      messagesOf('a: |\n  one\n\n    two\nb: >-\n  three\n  four\n\n  five\nc: x\n'),
      [
        [['a'], 'one\n\n  two\n'],
        [['b'], 'three four\nfive'],
        [['c'], 'x'],
      ],
    ));

  it('have their escapes resolved', () =>
    assert.deepEqual(messagesOf(String.raw`a: "\x41\u00e9\U0001F600\n\t\"\\\/\_"`), [
      [['a'], 'Aé😀\n\t"\\/\u00a0'],
    ]));

  it('may be none at all', () => {
    assert.deepEqual(messagesOf(''), []);
    assert.deepEqual(messagesOf('# nothing\n---\n'), []);
  });
});

describe('replacing a value in YAML', () => {
  it('touches nothing but the value', () =>
    assert.equal(
      set('# x\r\na:   "old"   # why\r\n\r\nb: c\r\n', ['a'], 'new "x"\n'),
      '# x\r\na:   "new \\"x\\"\\n"   # why\r\n\r\nb: c\r\n',
    ));

  it('keeps text without quotes so, when it may be', () => {
    assert.equal(set('a: old', ['a'], "it's: fine, no?"), 'a: "it\'s: fine, no?"');
    assert.equal(set('a: old', ['a'], 'ein Wort'), 'a: ein Wort');
    for (const value of [
      'yes',
      '12',
      '',
      ' x',
      'x ',
      '- x',
      '# x',
      'x # y',
      '*x',
      '{x}',
      'a: b',
      'a:',
      '~',
      '2024-01-01',
      '@x',
      '%{x}',
      '…',
    ]) {
      assert.deepEqual(messagesOf(set('a: old', ['a'], value)), [[['a'], value]]);
    }
  });

  it('keeps single quotes', () => {
    assert.equal(set("a: 'old'", ['a'], "it's \\n"), "a: 'it''s \\n'");
    assert.equal(set("a: 'old'", ['a'], 'two\nlines'), 'a: "two\\nlines"');
  });

  it('keeps blocks', () => {
    const text = 'a:\n  b: >\n      one\n      two\n  c: x\n';
    assert.equal(
      set(text, ['a', 'b'], 'eins\n\nzwei\n'),
      'a:\n  b: >\n      eins\n\n\n      zwei\n  c: x\n',
    );
    assert.equal(set(text, ['a', 'b'], ' eins'), 'a:\n  b: |4-\n       eins\n  c: x\n');
  });

  it('makes no block of text that would take in what stands behind it', () => {
    const block = 'a: |\n  x\n';
    const behind = [' # c', ' ', '\n  # c', '\n\n    # c', '\n   ', '\n\t'];
    for (const rest of behind)
      assert.equal(set(`${block}b: x${rest}\n`, ['b'], 'y\nz\n'), `${block}b: "y\\nz\\n"${rest}\n`);
    for (const rest of ['', '\n # c', '\n\n# c', '\n  '])
      assert.equal(
        set(`${block}b: x${rest}\n`, ['b'], 'y\nz\n'),
        `${block}b: |\n  y\n  z${rest}\n`,
      );
  });
});

describe('a missing message in YAML', () => {
  const abc = 'a: a\nb: b\nc: c\n';

  it('goes behind the nearest line before it', () =>
    becomes(abc, "a: '1'\n# three\nc: '3'\n", "a: '1'\nb: 'B'\n# three\nc: '3'\n"));

  it('goes before the comments of the first line after it', () =>
    becomes(
      'x:\n  a: a\n  b: b\n',
      'x:\n  # two\n  b: zwei\n',
      'x:\n  a: A\n  # two\n  b: zwei\n',
    ));

  it('goes below the head of the file', () =>
    becomes('a: a\nb: b\n', '# head\nb: zwei\n', '# head\na: A\nb: zwei\n'));

  it('goes behind everything that belongs to the line before it', () =>
    becomes(
      'a:\n  x: x\n  y: |\n    y\nb: b\n',
      'a:\n  x: eins\n  y: |\n    zwei\n\n# end',
      'a:\n  x: eins\n  y: |\n    zwei\nb: B\n\n# end',
    ));

  it('goes behind a last line without a line break', () =>
    becomes(abc, 'a: eins', 'a: eins\nb: B\nc: C'));

  it('brings its mappings and sequences in the indentation of the target', () =>
    becomes(
      'm:\n  nav:\n    a: a\n  l:\n    - x\n    - k: why\n      l: z\n',
      'o:\n    p: eins\n    q:\n    - zwei\n',
      'o:\n    p: eins\n    q:\n    - zwei\nm:\n    nav:\n        a: A\n    l:\n    - X\n    - k: WHY\n      l: Z\n',
    ));

  it('goes into mappings behind dashes', () =>
    becomes('l:\n  - a: a\n    b: b\n', 'l:\n  - b: zwei\n', 'l:\n  - b: zwei\n    a: A\n'));

  it('continues a sequence', () => becomes('- a\n- b\n', '- eins\n', '- eins\n- B\n'));

  it('has its key in quotes where it is no plain word', () =>
    becomes('"404": a\n"no": b\n"a: b": c\n', '', '"404": A\n"no": B\n"a: b": C\n'));

  it('has its key as the source writes it', () => {
    becomes('404: a\noff: b\n', 'a: x\n', 'a: x\n404: A\noff: B\n');
    becomes('"x": a\nm:\n  \'y\': b\n', 'a: z\n', 'a: z\n"x": A\nm:\n  \'y\': B\n');
    becomes('- {}\n- off: b\n', '- {}\n', '- {}\n- off: B\n');
    becomes('a: {404: a, "b": b}\n', 'a: {c: z}\n', 'a: {c: z, 404: A, "b": B}\n');
    becomes('a:\n  off: a\n  b, c: b\n', 'a: {c: z}\n', 'a: {c: z, off: A, "b, c": B}\n');
    becomes('  --- a: b\n  ... c: d\n', '', '"--- a": B\n"... c": D\n');
  });

  it('has no question mark that its key has between braces', () =>
    becomes('- {? a : b, ? c : d}\n', '', '- {a: B, c: D}\n'));

  it('is no block of text that would take in the comments below or lack a line break', () => {
    const source = 'a: x\nb: |\n  y\n';
    becomes(source, 'a: x\n  # c\nc: z\n', 'a: x\nb: "Y\\n"\n  # c\nc: z\n');
    becomes(source, 'a: x\n # c\nc: z\n', 'a: x\nb: |\n  Y\n # c\nc: z\n');
    becomes(source, 'a: x', 'a: x\nb: "Y\\n"');
  });

  it('has its key quoted where the source is no YAML', () =>
    assert.equal(set('a: x\n', ['off'], 'b'), 'a: x\n"off": b\n'));

  it('goes before a last block that it would give a line break', () => {
    becomes(abc, 'x: y\na: |\n  Hallo', 'x: y\nb: B\nc: C\na: |\n  Hallo');
    becomes('a: a\nb: b', 'a: >\r\n  Hallo\r\n  Welt', 'b: B\r\na: >\r\n  Hallo\r\n  Welt');
    becomes('a: a\nb: b', 'a: |-\n  Hallo', 'a: |-\n  Hallo\nb: B');
    becomes('b: b\na: a', 'a: |\n  Hallo', 'b: B\na: |\n  Hallo');
    becomes(abc, 'l:\n  - |\n    y\nb: "z"', 'l:\n  - |\n    y\na: "A"\nb: "z"\nc: "C"');
  });

  it('is refused where something else stands in the way', () => {
    assert.equal(
      refusal(() => set('a: x', ['a', 'b'], 'y')),
      'shape 1:4',
    );
    assert.equal(
      refusal(() => set('a: 1', ['a'], 'y')),
      'shape 1:4',
    );
  });
});

describe('a YAML file that cannot be read safely', () => {
  const cases: readonly (readonly [why: string, text: string, refusal: string])[] = [
    ['holds a lone text', '--- # x\nHello', 'shape 2:1'],
    ['has a colon without a blank', 'a:b', 'shape 1:1'],
    ['has an unknown escape', 'a: "\\q"', 'syntax 1:4'],
    ['has text behind quotes', 'a: "b" c', 'syntax 1:8'],
    ['has a mapping within a line', 'a: b: c', 'syntax 1:5'],
    ['has a key behind text on several lines', 'a: b\n  c: d', 'syntax 2:4'],
    ['has quotes that do not end', 'a: "b\n---\nc"', 'syntax 2:1'],
    ['has brackets that do not end', 'a: [b,\n...\n', 'syntax 2:1'],
    ['has brackets without a comma', 'a: ["b" "c"]', 'syntax 1:9'],
    ['has an alias of nothing', 'a: *b', 'syntax 1:4'],
    ['has an alias with a tag', 'a: &b c\nd: !!str *b', 'syntax 2:10'],
    ['has two anchors', 'a: &b &c d', 'syntax 1:7'],
    ['has an unknown header of a block', 'a: |x\n  b', 'syntax 1:4'],
    ['has a directive without a document', '%YAML 1.2\na: b', 'syntax 2:1'],
    ['ends before its document', '# a\n...\nb: c\n', 'syntax 2:1'],
    ['is indented with tabs', 'a:\n\tb: c', 'syntax 2:2'],
    ['has a tab behind a blank', 'a:\n \tb: c', 'syntax 2:4'],
    ['has a line that is no entry', 'a: b\nc', 'syntax 2:1'],
    ['has an entry further left', '  a: b\nc: d', 'syntax 2:1'],
    ['has an entry further right', 'a: 1\nb:\n  c: d\n    e: f', 'syntax 4:6'],
    ['has a sequence among entries', 'a: b\n- c', 'syntax 2:1'],
  ];
  for (const [why, text, expected] of cases) {
    it(`is refused: it ${why}`, () => assert.equal(refusesToRead(text), expected));
  }

  it('may be 200 levels deep and no deeper', () => {
    const deep = (levels: number) =>
      Array.from({ length: levels }, (_, level) => `${' '.repeat(level)}k:`).join('\n');
    assert.equal(refusesToRead(deep(200)), 'accepted');
    assert.match(refusesToRead(deep(201)), /^limit 20/);
  });
});

it('fills the gaps of a YAML file of 20,000 messages in short steps', () => {
  const lines = Array.from({ length: 20_000 }, (_, index) => `key${index}: Text ${index}\n`);
  const target = lines.filter((_, index) => index % 2 === 0).join('');
  const source = runSync(yaml.parse(lines.join('')));
  const values = source.messages.filter((_, index) => index % 2 === 1);
  let steps = 0;
  for (const _ of runSync(yaml.parse(target)).write(values, source)) steps += 1;
  assert.ok(steps > 50);
});
