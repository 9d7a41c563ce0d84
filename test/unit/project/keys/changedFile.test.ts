import { runSync } from '../../../../src/resources/cooperative.ts';
import assert from 'node:assert/strict';
import { applyEdits } from '../../../../src/resources/edit.ts';
import { type FormatId, keyId, type KeyPath } from '../../../../src/resources/formats/format.ts';
import { formatFor } from '../../../../src/resources/formats/formats.ts';
import { KeyChangeError, type KeyChange } from '../../../../src/project/keys/keyChange.ts';
import { applyKeyChange } from '../../../../src/project/keys/planKeyChange.ts';
import { GoneKeys, withoutKeys } from '../../../../src/project/keys/withoutKeys.ts';
import type { Pick as RandomPick } from '../../resources/formats/support/randomJson.ts';
import { inRandomFiles } from './inRandomFiles.ts';

interface Deletion {
  readonly kind: 'delete';
  readonly keys: readonly KeyPath[];
}

/** The text after a change; nothing where the change is refused. */
function changed(id: FormatId, text: string, change: KeyChange | Deletion): string | undefined {
  const format = formatFor(id, 'en');
  try {
    const one = { path: 'file', format, file: runSync(format.parse(text)) };
    const isDeletion = change.kind === 'delete';
    return applyEdits(
      text,
      isDeletion
        ? withoutKeys(one, new GoneKeys(change.keys))
        : applyKeyChange(one, change, undefined),
    );
  } catch (error) {
    if (error instanceof KeyChangeError && error.reason === 'impossible') return undefined;
    throw error;
  }
}

const rename = (from: KeyPath, to: KeyPath) => ({ kind: 'rename', from, to }) as const;
const duplicate = (from: KeyPath, to: KeyPath) => ({ kind: 'duplicate', from, to }) as const;
const remove = (...keys: readonly KeyPath[]) => ({ kind: 'delete', keys }) as const;

interface Sample {
  readonly id: FormatId;
  readonly text: string;
  readonly key: KeyPath;
  readonly beside: string;
  readonly renamed: string;
  readonly duplicated: string;
  readonly deleted: string;
}

const samples: Readonly<Record<string, Sample>> = {
  'JSON in lines': {
    id: 'json',
    text: '{\n  // about\n  "nav": {\n    "home": "Home", // here\n    "away": "Away"\n  }\n}\n',
    key: ['nav', 'home'],
    beside: 'start',
    renamed:
      '{\n  // about\n  "nav": {\n    "start": "Home", // here\n    "away": "Away"\n  }\n}\n',
    duplicated:
      '{\n  // about\n  "nav": {\n    "home": "Home", // here\n    "start": "Home",\n    "away": "Away"\n  }\n}\n',
    deleted: '{\n  // about\n  "nav": {\n    "away": "Away"\n  }\n}\n',
  },
  'JSON on one line': {
    id: 'json',
    text: '{"a":"A","b":"B"}',
    key: ['b'],
    beside: 'c',
    renamed: '{"a":"A","c":"B"}',
    duplicated: '{"a":"A","b":"B", "c":"B"}',
    deleted: '{"a":"A"}',
  },
  'a group of JSON': {
    id: 'json',
    text: '{\n\t"a": { "b": "B", "n": 1 },\n\t"z": "Z"\n}',
    key: ['a'],
    beside: 'ä"',
    renamed: '{\n\t"ä\\"": { "b": "B", "n": 1 },\n\t"z": "Z"\n}',
    duplicated: '{\n\t"a": { "b": "B", "n": 1 },\n\t"ä\\"": { "b": "B", "n": 1 },\n\t"z": "Z"\n}',
    deleted: '{\n\t"z": "Z"\n}',
  },
  'ARB with what describes the message': {
    id: 'arb',
    text: '{\n  "hi": "Hi",\n  "@hi": { "description": "x" },\n  "z": "Z"\n}\n',
    key: ['hi'],
    beside: 'hello',
    renamed: '{\n  "hello": "Hi",\n  "@hello": { "description": "x" },\n  "z": "Z"\n}\n',
    duplicated:
      '{\n  "hi": "Hi",\n  "@hi": { "description": "x" },\n  "hello": "Hi",\n  "@hello": { "description": "x" },\n  "z": "Z"\n}\n',
    deleted: '{\n  "z": "Z"\n}\n',
  },
  'messages of a browser extension': {
    id: 'chrome',
    text: '{\n  "hi": { "message": "Hi" },\n  "z": { "message": "Z" }\n}\n',
    key: ['hi'],
    beside: 'hello',
    renamed: '{\n  "hello": { "message": "Hi" },\n  "z": { "message": "Z" }\n}\n',
    duplicated:
      '{\n  "hi": { "message": "Hi" },\n  "hello": { "message": "Hi" },\n  "z": { "message": "Z" }\n}\n',
    deleted: '{\n  "z": { "message": "Z" }\n}\n',
  },
  'messages of a browser extension in YAML': {
    id: 'chromeYaml',
    text: 'hi:\n  message: Hi\n  description: x\nz:\n  message: Z\n',
    key: ['hi'],
    beside: 'hello',
    renamed: 'hello:\n  message: Hi\n  description: x\nz:\n  message: Z\n',
    duplicated:
      'hi:\n  message: Hi\n  description: x\nhello:\n  message: Hi\n  description: x\nz:\n  message: Z\n',
    deleted: 'z:\n  message: Z\n',
  },
  YAML: {
    id: 'yaml',
    text: 'en:\n  # about\n  nav:\n    home: Home # here\n    text: |\n      Two\n      lines\n',
    key: ['nav', 'text'],
    beside: 'yes',
    renamed:
      'en:\n  # about\n  nav:\n    home: Home # here\n    "yes": |\n      Two\n      lines\n',
    duplicated:
      'en:\n  # about\n  nav:\n    home: Home # here\n    text: |\n      Two\n      lines\n    "yes": |\n      Two\n      lines\n',
    deleted: 'en:\n  # about\n  nav:\n    home: Home # here\n',
  },
  'YAML without a line break at its end': {
    id: 'yaml',
    text: "en:\r\n  'a': A\r\n  'b': B",
    key: ['b'],
    beside: 'c',
    renamed: "en:\r\n  'a': A\r\n  'c': B",
    duplicated: "en:\r\n  'a': A\r\n  'b': B\r\n  'c': B",
    deleted: "en:\r\n  'a': A",
  },
  properties: {
    id: 'properties',
    text: '# head\n\n# about\na.b = A \\\n  goes on\nz: Z',
    key: ['a.b'],
    beside: 'a c',
    renamed: '# head\n\n# about\na\\ c = A \\\n  goes on\nz: Z',
    duplicated: '# head\n\n# about\na.b = A \\\n  goes on\na\\ c = A \\\n  goes on\nz: Z',
    deleted: '# head\n\n# about\nz: Z',
  },
};

describe('a change of a key in a file', () => {
  for (const [name, sample] of Object.entries(samples)) {
    const { id, text, key, beside, renamed, duplicated, deleted } = sample;
    const to = [...key.slice(0, -1), beside];
    it(`changes nothing else: ${name}`, () => {
      assert.equal(changed(id, text, rename(key, to)), renamed);
      assert.equal(changed(id, text, duplicate(key, to)), duplicated);
      assert.equal(changed(id, text, remove(key)), deleted);
    });
    it(`leaves the same bytes when it is taken back: ${name}`, () => {
      assert.equal(changed(id, renamed, rename(to, key)), text);
      assert.equal(changed(id, duplicated, remove(to)), text);
    });
  }

  it('takes texts into another group, in the style of the file', () => {
    const text = '{\n  "a": {\n    "b": "B"\n  },\n  "z": "Z"\n}\n';
    assert.equal(
      changed('json', text, rename(['a', 'b'], ['n', 'm', 'b'])),
      '{\n  "z": "Z",\n  "n": {\n    "m": {\n      "b": "B"\n    }\n  }\n}\n',
    );
    assert.equal(
      changed('yaml', 'en:\n  a:\n    b: B\n    c: C\n', rename(['a'], ['new', 'a'])) ?? '',
      'en:\n  new:\n    a:\n      b: B\n      c: C\n',
    );
    assert.equal(changed('json', '{"a":{"b":1},"z":"Z"}', rename(['a'], ['n', 'a'])), undefined);
  });

  it('names the first alone where it has an anchor', () => {
    const copied = (text: string) => changed('yaml', text, duplicate(['a'], ['k']));
    assert.equal(copied('a: &x A\nc: *x\n'), 'a: &x A\nk: A\nc: *x\n');
    const group = 'a: &x\n  b: !!str &y B # c\n  c: &z\n';
    assert.equal(copied(group), `${group}k:\n  b: !!str B # c\n  c:\n`);
    assert.equal(copied('{a: &x [&y A], c: *y}'), '{a: &x [&y A], k: [A], c: *y}');
  });

  it('takes several keys out at once, with groups that have nothing else', () => {
    const text =
      '{\n  "a": {\n    "b": { "x": "X" },\n    // c\n    "c": "C"\n  },\n  "d": "D",\n  "e": "E"\n}\n';
    const out = (...keys: readonly KeyPath[]) => changed('json', text, remove(...keys));
    assert.equal(out(['a', 'b', 'x'], ['a', 'c'], ['e']), '{\n  "d": "D"\n}\n');
    assert.equal(
      out(['a', 'b', 'x'], ['d'], ['e']),
      '{\n  "a": {\n    // c\n    "c": "C"\n  }\n}\n',
    );
    assert.equal(out(['a'], ['a', 'c'], ['gone']), '{\n  "d": "D",\n  "e": "E"\n}\n');
    const lines = 'en:\n  a:\n    b: B\n    c: C\n  d: D\n  e: E';
    const without = (...keys: readonly KeyPath[]) => changed('yaml', lines, remove(...keys));
    assert.equal(without(['a', 'b'], ['e']), 'en:\n  a:\n    c: C\n  d: D');
    assert.equal(without(['a', 'b'], ['a', 'c'], ['e']), 'en:\n  d: D');
    assert.equal(without(['d'], ['a', 'c'], ['e']), 'en:\n  a:\n    b: B');
    assert.equal(changed('properties', 'a=A\nb=B\nc=C\n', remove(['a'], ['c'])), 'b=B\n');
  });

  it('is refused where a format or another key is in the way', () => {
    const refusal = (id: FormatId, text: string, change: KeyChange) => {
      try {
        changed(id, text, change);
      } catch (error) {
        return error instanceof KeyChangeError ? error.reason : error;
      }
      return undefined;
    };
    const two = '{"a":"A","b":"B"}';
    assert.equal(refusal('json', two, rename(['a'], ['b'])), 'taken');
    assert.equal(refusal('json', two, rename(['a'], [''])), 'noName');
    assert.equal(refusal('json', '{"a":{"b":"B"}}', rename(['a'], ['a', 'c'])), 'inside');
    assert.equal(refusal('arb', two, rename(['a'], ['x', 'a'])), 'flat');
    assert.equal(changed('json', '{"a":"A","a":"B"}', rename(['a'], ['c'])), undefined);
    assert.equal(changed('properties', 'a=A\na=B\n', rename(['a'], ['c'])) ?? '', 'c=A\nc=B\n');
    assert.equal(
      changed('yaml', 'x: &x\n  a: A\ny:\n  <<: *x\n', rename(['x', 'a'], ['x', 'b'])),
      undefined,
    );
    const shared = 'x: &x\n  a: A\ny: *x\n';
    assert.equal(changed('yaml', shared, rename(['y', 'a'], ['y', 'b'])), undefined);
  });
});

/** White space and comments; in JSON, strings may hold what looks like either. */
const between = {
  json: /("(?:\\.|[^"\\])*")|\s+|\/\*.*?\*\//gs,
  lines: /((?!))|\s+|\/\*.*?\*\//gs,
} as const;

describe('a change of a random key in a random file', () => {
  const places = (id: FormatId, text: string) => [
    ...runSync(formatFor(id, 'en').parse(text)).keys.places(),
  ];

  /** Tries every change with one of its keys. */
  function tries(id: FormatId, text: string, pick: RandomPick): void {
    const all = places(id, text);
    const place = all[pick(Math.max(1, all.length))];
    if (place === undefined || place.path.at(-1) === '') return;
    const fresh = [...place.path.slice(0, -1), 'brandNew'];
    const renamed = changed(id, text, rename(place.path, fresh));
    if (renamed !== undefined) {
      const back = changed(id, renamed, rename(fresh, place.path)) ?? '';
      const now = places(id, back).find(({ path }) => keyId(path) === keyId(place.path));
      assert.ok(now, back);
      const without = (whole: string, { offset, length }: { offset: number; length: number }) =>
        `${whole.slice(0, offset)}|${whole.slice(offset + length)}`;
      if (id !== 'properties') assert.equal(without(back, now), without(text, place));
    }
    const duplicated = changed(id, text, duplicate(place.path, fresh));
    if (duplicated === undefined) return;
    const cleared = changed(id, duplicated, remove(fresh));
    // Comments behind the last member belong to whatever is last, and so do line breaks before a comma.
    const bare = (whole = '') => whole.replaceAll(between[id === 'json' ? 'json' : 'lines'], '$1');
    if (cleared !== undefined && id !== 'yaml') assert.equal(bare(cleared), bare(text));
    changed(id, text, remove(place.path));
    const some = all.filter(() => pick(3) === 0).map(({ path }) => path);
    changed(id, text, remove(...some));
  }

  inRandomFiles(tries, [400, 300]);
});
