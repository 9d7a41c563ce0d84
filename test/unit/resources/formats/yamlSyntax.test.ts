import { runSync } from '../../../../src/resources/cooperative.ts';
import assert from 'node:assert/strict';
import { keyId, showKeyPath } from '../../../../src/resources/formats/format.ts';
import { yamlFor } from '../../../../src/resources/formats/yaml/yaml.ts';
import { filled } from './support/rewritten.ts';
import { yamlStrings } from './support/yamlStrings.ts';

const yaml = yamlFor('en');

/** The messages of a text, which another parser reads as we do. */
function messagesOf(text: string): Record<string, string> {
  const { messages } = runSync(yaml.parse(text));
  const strings = yamlStrings(text);
  for (const { path, value } of messages) assert.equal(strings.get(keyId(path)), value);
  return Object.fromEntries(messages.map(({ path, value }) => [showKeyPath(path), value]));
}

describe('YAML of all kinds', () => {
  const cases: readonly (readonly [
    what: string,
    text: string,
    messages: Readonly<Record<string, string>>,
  ])[] = [
    [
      'plain text on several lines',
      'a: one\n  two\n\n  three # c\nb: x\n   - y\n',
      { a: 'one two\nthree', b: 'x - y' },
    ],
    [
      'text in double quotes on several lines',
      'a: "one  \n  two \\\n  three\\n\n\n  \\ four "\n',
      { a: 'one two three\n\n four ' },
    ],
    [
      'text in single quotes on several lines',
      "a: 'it''s\n  one\n\n  '\nb: x\n",
      { a: "it's one\n", b: 'x' },
    ],
    ['quotes that go on at the left', 'a:\n  b: "one\n    two"\n', { 'a.b': 'one two' }],
    [
      'keys behind question marks',
      '? a\n: x\n? "b\n  c"\n: - y\n  - z\n? d\n',
      { a: 'x', '["b c"][0]': 'y', '["b c"][1]': 'z' },
    ],
    ['keys that are no text', '[a]: x\n{b: c}: y\n: z\nd: {: x, y: w}\n', { 'd.y': 'w' }],
    ['keys that only programs know', '!mine "a": x\n? !mine >-\n  b\n: y\nd: w\n', { d: 'w' }],
    ['a file with a tag of its own', '--- !mine\na: x\nb: !mine\n  c: y\n', { a: 'x' }],
    ['a list with a tag of its own', '!mine [x]\n', { '[0]': 'x' }],
    [
      'hashes of Ruby',
      '--- !ruby/hash:ActiveSupport::HashWithIndifferentAccess\na: !map:Hash\n  b: x\nc: !ruby/object:A\n  d: y\n',
      { 'a.b': 'x' },
    ],
    ['long keys', `? ${'k'.repeat(200)}\n: x\n`, { ['k'.repeat(200)]: 'x' }],
    [
      'tags',
      "a: ! 'x'\nb: !!str 12\nc: !<tag:yaml.org,2002:str> y\nd: !mine z\ne: !!int '1'\nf: !!str\n",
      { a: 'x', b: '12', c: 'y', f: '' },
    ],
    ['tags of mappings', 'a: !!map\n  b: x\nc: !mine\n  d: y\ne: !!set {f}\n', { 'a.b': 'x' }],
    [
      'tags with handles of their own',
      '%TAG !y! tag:yaml.org,2002:\n--- !y!map\na: !y!str 1\n',
      { a: '1' },
    ],
    [
      'lists on one line',
      'a: [Sunday, "Mon, day", 12, ~, [b, c: d], {e: f}]\n',
      { 'a[0]': 'Sunday', 'a[1]': 'Mon, day', 'a[4][0]': 'b', 'a[4][1].c': 'd', 'a[5].e': 'f' },
    ],
    [
      'lists and mappings in brackets over several lines',
      'a: {\n  b: x y, # c\n  "c":z,\n  ? d : w, e: [one\n  two],\n}\nf: [\n  ]\n',
      { 'a.b': 'x y', 'a.c': 'z', 'a.d': 'w', 'a.e[0]': 'one two' },
    ],
    ['a file in braces', '{"a": "x", b: {c: y}}\n', { a: 'x', 'b.c': 'y' }],
    [
      'lists in lists',
      '- - a\n  - b: c\n    d: e\n-\n  - f\n',
      { '[0][0]': 'a', '[0][1].b': 'c', '[0][1].d': 'e', '[1][0]': 'f' },
    ],
    [
      'blocks without text and with blank lines',
      'a: |\nb: >-\n\nc: |+\n  x\n\n\nd: |-\n  y\n\n',
      { a: '', b: '', c: 'x\n\n\n', d: 'y' },
    ],
    [
      'blocks with headers of all kinds',
      'a: |2 # c\n   x\nb: >1-\n  y\n z\nc: |-2\n   w\n',
      { a: ' x\n', b: ' y\nz', c: ' w' },
    ],
    [
      'folded blocks',
      'a: >\n  one\n  two\n\n\n  three\n    more\n\n    less\n  four\n',
      { a: 'one two\n\nthree\n  more\n\n  less\nfour\n' },
    ],
    [
      'tabs between signs',
      'a:\tx\t# c\nb:\n  -\ty\nc: [\tz,\n \tw]\n\t\nd: e\n',
      {
        a: 'x',
        'b[0]': 'y',
        'c[0]': 'z',
        'c[1]': 'w',
        d: 'e',
      },
    ],
    [
      'comments everywhere',
      '# a\na: # b\n  # c\n  b: x # d\n# e\n\n  # f\n  c: y\n#',
      {
        'a.b': 'x',
        'a.c': 'y',
      },
    ],
    [
      'signs in text',
      'a: x#y:z -?\nb: http://x\nc: -x\nd: ?x\n',
      {
        a: 'x#y:z -?',
        b: 'http://x',
        c: '-x',
        d: '?x',
      },
    ],
    ['a byte order mark and CR LF', '\uFEFFa: x\r\n  y\r\nb: |\r\n  z\r\n', { a: 'x y', b: 'z\n' }],
    ['directives and an end', '%YAML 1.2\n# c\n---\na: x\n...\n', { a: 'x' }],
    ['only the first of several documents', '--- # c\na: x\n---\na: y\nb: z\n', { a: 'x' }],
    [
      'a sequence as far left as its key',
      'a:\n- x\n- b: y\n\n- z\nc: w\n',
      {
        'a[0]': 'x',
        'a[1].b': 'y',
        'a[2]': 'z',
        c: 'w',
      },
    ],
  ];
  for (const [what, text, messages] of cases) {
    it(`is read: ${what}`, () => assert.deepEqual(messagesOf(text), messages));
  }

  it('is read as by programs that ask for no blank before a comment', () => {
    const { messages } = runSync(yaml.parse(`a: "x"#"\nb: 'y'# c\nc: [z]#]\nd: x"#y\n`));
    assert.deepEqual(
      messages.map(({ value }) => value),
      ['x', 'y', 'z', 'x"#y'],
    );
    assert.equal(filled(yaml, 'a: [b, c]\n', "a: ['b'#, d\n ]\n"), "a: ['b',#, d\n  'C'\n ]\n");
  });
});
