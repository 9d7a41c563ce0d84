import assert from 'node:assert/strict';
import {
  type FormatId,
  type MessageValue,
  keyId,
  type KeyPath,
} from '../../../../src/resources/formats/format.ts';
import { formatFor } from '../../../../src/resources/formats/formats.ts';
import { newFileText } from '../../../../src/resources/formats/newFileText.ts';
import { runSync } from '../../../../src/resources/cooperative.ts';

interface Case {
  readonly format: FormatId;
  readonly source: string;
  readonly locale?: string;
  /** Messages that have no translation. */
  readonly failed?: readonly KeyPath[];
  /** Forms that only the target's language has. */
  readonly more?: readonly MessageValue[];
}

const hasWords = (text: string) => /\p{L}/u.test(text) && !text.includes('://');

/** The new file in which each text with words stands in capitals. */
function made({ format: id, source: text, locale = 'de', failed = [], more = [] }: Case): string {
  const source = runSync(formatFor(id, 'en', 'source').parse(text));
  const format = formatFor(id, locale);
  const without = new Set(failed.map(keyId));
  const values = source.messages
    .filter(({ path, value }) => hasWords(value) && !without.has(keyId(path)))
    .map(({ path, value }) => ({ path, value: value.toUpperCase() }));
  const stays = ({ value }: { readonly value: string }) => !hasWords(value);
  const all = { values: [...values, ...more], stays, translatable: hasWords };
  return runSync(newFileText({ format, source, locale, ...all }));
}

describe('a new file', () => {
  it('of JSON has the spacing, the empty values and the values of its source that are no texts', () =>
    assert.equal(
      made({
        format: 'json',
        source:
          '\uFEFF{\r\n\t"$schema": "./s.json",\r\n\r\n\t"a" : "Save",\r\n\t"max":3, "on": true,\r\n\t"none": null, "more": {},\r\n\t"list": [ 1, 2 ],\r\n\t"empty": "",\r\n\t"url": "https://x.y"\r\n\r\n}\r\n\r\n',
      }),
      '\uFEFF{\r\n\t"$schema": "./s.json",\r\n\r\n\t"a" : "SAVE",\r\n\t"max":3, "on": true,\r\n\t"none": null, "more": {},\r\n\t"list": [ 1, 2 ],\r\n\t"empty": "",\r\n\t"url": "https://x.y"\r\n\r\n}\r\n\r\n',
    ));

  it('of JSON with comments has them', () =>
    assert.equal(
      made({
        format: 'json',
        source:
          '// English texts, MIT\n{\n  // Buttons\n  "ok": "Okay", // short\n\n  /* Dialogs */\n  "ask": "Sure?",\n}\n',
      }),
      '// English texts, MIT\n{\n  // Buttons\n  "ok": "OKAY", // short\n\n  /* Dialogs */\n  "ask": "SURE?",\n}\n',
    ));

  it('of JSON has no message without a translation, and its comment neither', () => {
    const source =
      '{\n  // First\n  "a": "Aa",\n  // Second\n  "b": "Bb", // here\n\n  // Group\n\n  "c": "Cc",\n  "d": "Dd"\n}\n';
    const file = (...failed: string[]) =>
      made({ format: 'json', source, failed: failed.map((key) => [key]) });
    assert.equal(
      file('b'),
      '{\n  // First\n  "a": "AA",\n\n  // Group\n\n  "c": "CC",\n  "d": "DD"\n}\n',
    );
    assert.equal(
      file('a', 'c'),
      '{\n  // First\n  // Second\n  "b": "BB", // here\n\n  // Group\n\n  "d": "DD"\n}\n',
    );
    assert.equal(
      file('c', 'd'),
      '{\n  // First\n  "a": "AA",\n  // Second\n  "b": "BB" // here\n\n  // Group\n}\n',
    );
    assert.equal(
      made({ format: 'json', source: '{ "a": "Aa", "b": "Bb" }', failed: [['b']] }),
      '{ "a": "AA" }',
    );
    assert.equal(
      made({ format: 'json', source: '{ "a": "Aa", "b": "Bb" }', failed: [['a']] }),
      '{ "b": "BB" }',
    );
  });

  it('has no group whose texts all failed, and ends a list before the first that did', () => {
    const source =
      '{"g": {"a": "Aa", "n": 1}, "l": ["Mon", "Tue", "Wed"], "n": ["one", 2], "z": "Zz"}';
    const failed = [
      ['g', 'a'],
      ['l', 1],
      ['n', 0],
    ];
    assert.equal(made({ format: 'json', source, failed }), '{"l": ["MON"], "z": "ZZ"}');
  });

  it('gets the forms of its language beside those of the source', () => {
    const source =
      '{\n  // Count\n  "n_one": "{{count}} file",\n  "n_other": "{{count}} files",\n\n  "z": "Zz"\n}';
    const more = [{ path: ['n_few'], value: '{{count}} pliki' }];
    assert.equal(
      made({ format: 'json', source, more, locale: 'pl' }),
      '{\n  // Count\n  "n_one": "{{COUNT}} FILE",\n  "n_few": "{{count}} pliki",\n  "n_other": "{{COUNT}} FILES",\n\n  "z": "Zz"\n}'.replace(
        '"Zz"',
        '"ZZ"',
      ),
    );
  });

  it('has its own locale around everything', () => {
    assert.equal(
      made({ format: 'json', source: '{\n  "en" : { "a": "Aa", "n": 2 }\n}' }),
      '{\n  "de" : { "a": "AA", "n": 2 }\n}',
    );
    assert.equal(
      made({ format: 'yaml', source: '# English\nen:\n  a: Aa\n', locale: 'no' }),
      '# English\n"no":\n  a: AA\n',
    );
  });

  it('of Angular names its locale', () =>
    assert.equal(
      made({
        format: 'json',
        source: '{\n  "locale": "en",\n  "translations": {\n    "1": "Aa"\n  }\n}\n',
      }),
      '{\n  "locale": "de",\n  "translations": {\n    "1": "AA"\n  }\n}\n',
    ));

  it('has texts in the places of keys that stand for them', () =>
    assert.equal(
      made({ format: 'json', source: '{\n  "Save all": "",\n  "Not now": "",\n\n  "n": 1\n}\n' }),
      '{\n  "Save all": "SAVE ALL",\n  "Not now": "NOT NOW",\n\n  "n": 1\n}\n',
    ));

  it('of Flutter names its locale and leaves the description of messages to the source', () => {
    const source =
      '{\n  "@@locale": "en",\n  "@@last_modified": "2024-01-01",\n  "@@author": "someone",\n\n  "@_home": {},\n  "a": "Aa",\n  "@a": {\n    "description": "x"\n  },\n\n  "b": "Bb",\n  "@b": {}\n}\n';
    assert.equal(
      made({ format: 'arb', source, locale: 'pt-BR' }),
      '{\n  "@@locale": "pt_BR",\n  "@@author": "someone",\n\n  "@_home": {},\n  "a": "AA",\n\n  "b": "BB"\n}\n',
    );
    assert.equal(
      made({ format: 'arb', source: '{\n  "a": "Aa",\n\n  "b": "Bb"\n}' }),
      '{\n  "@@locale": "de",\n  "a": "AA",\n\n  "b": "BB"\n}',
    );
  });

  it('of Chrome has entries as a whole or not at all', () =>
    assert.equal(
      made({
        format: 'chrome',
        source:
          '{\n  "a": {\n    "message": "Aa $X$",\n    "placeholders": { "x": { "content": "$1" } }\n  },\n\n  "b": { "message": "Bb", "description": "d" }\n}',
        failed: [['b', 'message']],
      }),
      '{\n  "a": {\n    "message": "AA $X$",\n    "placeholders": { "x": { "content": "$1" } }\n  }\n}',
    ));

  it('of Chrome in YAML has entries as a whole or not at all', () =>
    assert.equal(
      made({
        format: 'chromeYaml',
        source:
          '# Texts\na:\n  message: Aa $X$\n  placeholders:\n    x: { content: $1 }\n\nb:\n  description: d\n  message: Bb\n',
        failed: [['b', 'message']],
      }),
      '# Texts\na:\n  message: AA $X$\n  placeholders:\n    x: { content: $1 }\n',
    ));

  it('of VS Code has texts where the source has texts with comments', () =>
    assert.equal(
      made({
        format: 'vscode',
        source: '{\n  "a": { "message": "Aa", "comment": ["x"] },\n\n  "b": "Bb"\n}\n',
      }),
      '{\n  "a": "AA",\n\n  "b": "BB"\n}\n',
    ));

  it('of YAML has the comments, the blank lines and the values of its source that are no texts', () => {
    const source =
      "---\n# Texts in English\n# MIT\n\nen:\n  # Buttons\n  ok: Okay  # short\n\n  max: 3\n  none:\n  empty: ''\n  map: {}\n  long: >-\n    One two\n    three\n\n  days: [ Mon, Tue ]   # from Monday\n\n\n  list:\n  - Aa\n  # second\n  - b: Bb\n    n: 1\n...\n";
    assert.equal(
      made({ format: 'yaml', source }),
      "---\n# Texts in English\n# MIT\n\nde:\n  # Buttons\n  ok: OKAY  # short\n\n  max: 3\n  none:\n  empty: ''\n  map: {}\n  long: >-\n    ONE TWO\n    THREE\n\n  days: [ MON, TUE ]   # from Monday\n\n\n  list:\n  - AA\n  # second\n  - b: BB\n    n: 1\n...\n",
    );
  });

  it('of YAML has no message without a translation, and its comment neither', () => {
    const source =
      'en:\n  # First\n  a: Aa\n  # Second\n  b: |\n    Bb\n\n  # Group\n\n  c: Cc\n  g:\n    d: Dd';
    const file = (...failed: KeyPath[]) => made({ format: 'yaml', source, failed });
    assert.equal(file(['b'], ['g', 'd']), 'de:\n  # First\n  a: AA\n\n  # Group\n\n  c: CC');
    assert.equal(
      file(['a'], ['c']),
      'de:\n  # First\n  # Second\n  b: |\n    BB\n\n  # Group\n\n  g:\n    d: DD',
    );
  });

  it('of YAML with anchors has all of its source, too', () =>
    assert.equal(
      made({ format: 'yaml', source: '# x\nen:\n  a: &a Aa\n  b: *a\n  c: Cc\n', failed: [['a']] }),
      '# x\nde:\n  b: AA\n  c: CC\n',
    ));

  it('of YAML keeps the first of a mapping behind a dash, or has the translations alone', () =>
    assert.equal(
      made({ format: 'yaml', source: '# x\n- a: Aa\n  b: Bb\n', failed: [[0, 'a']] }),
      '- b: BB\n',
    ));

  it('of .properties has the comments and the blank lines of its source', () =>
    assert.equal(
      made({
        format: 'properties',
        source:
          '# Licence: MIT\r\n# English\r\n\r\n! Buttons\r\nok = Okay\r\n\r\nempty=\r\n  url : https://x.y\r\nlast=End',
      }),
      '# Licence: MIT\r\n# English\r\n\r\n! Buttons\r\nok = OKAY\r\n\r\nempty=\r\n  url : https://x.y\r\nlast=END',
    ));

  it('of .properties has no message without a translation, and its comment neither', () => {
    const source = '# MIT\na=Aa\n# Second\nb=Bb\n\n# Group\n\nc=Cc\nd=Dd';
    const file = (...failed: string[]) =>
      made({ format: 'properties', source, failed: failed.map((key) => [key]) });
    assert.equal(file('a'), '# MIT\n# Second\nb=BB\n\n# Group\n\nc=CC\nd=DD');
    assert.equal(file('b', 'd'), '# MIT\na=AA\n\n# Group\n\nc=CC');
  });

  it('has a key once that stands twice in its source', () =>
    assert.equal(
      made({ format: 'properties', source: '# x\na=Aa\na=Bb\nc=Cc\n' }),
      'a=BB\nc=CC\n',
    ));
});
