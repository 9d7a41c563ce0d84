import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import * as fc from 'fast-check';
import { parseTermFile } from '../../../src/terms/parseTermFile.ts';
import { lengthOf, termListLimit } from '../../../src/terms/termRules.ts';
import { termProblemCodes } from '../../../src/terms/termProblem.ts';

/** Each problem as its code and the text that it points at. */
function problems(text: string): readonly string[] {
  return parseTermFile(text).problems.map(
    ({ code, offset, length }) => `${code} ${text.slice(offset, offset + length)}`,
  );
}

/** The problems of one list. */
function inList(...entries: readonly unknown[]): readonly string[] {
  return problems(JSON.stringify({ lists: { en: entries } }));
}

describe('parseTermFile', () => {
  it('reads terms as strings and as objects, with comments and trailing commas', () => {
    const text = `\uFEFF{
      "$schema": "x", // where
      "collection": "42",
      "name": "Names",
      "lists": {
        "en": ["Acme Cloud", { "term": "Glossa", "keep": false, "forbidden": ["Glosa"], "note": "!" },],
        "pt_br": [],
      },
    }`;
    assert.deepEqual(parseTermFile(text), {
      problems: [],
      file: {
        collection: '42',
        name: 'Names',
        lists: [
          {
            language: 'en',
            entries: [
              { term: 'Acme Cloud', keep: true, forbidden: [], note: undefined },
              { term: 'Glossa', keep: false, forbidden: ['Glosa'], note: '!' },
            ],
          },
          { language: 'pt-BR', entries: [] },
        ],
      },
    });
  });

  it('reads as far as it can while somebody types', () => {
    const { file, problems } = parseTermFile('{ "lists": { "en": ["Acme", "Glo');
    assert.deepEqual(
      file.lists.map(({ entries }) => entries.map(({ term }) => term)),
      [['Acme', 'Glo']],
    );
    assert.ok(problems.every(({ code }) => code === 'syntax'));
    assert.deepEqual(parseTermFile('{ "lists": { "en": }').file.lists, []);
  });

  it('takes an id or a name of blanks for none', () => {
    const { file } = parseTermFile('{ "collection": " ", "name": "", "lists": {} }');
    assert.deepEqual([file.collection, file.name], [undefined, undefined]);
  });

  it('names what is no part of a term file', () => {
    assert.deepEqual(problems('{ "lists": {}, "list": 1 }'), ['unknown-property "list"']);
    assert.deepEqual(inList({ term: 'A', spelled: 'a' }), ['unknown-property "spelled"']);
  });

  it('names what has another type', () => {
    assert.deepEqual(problems('[]'), ['wrong-type []']);
    assert.deepEqual(problems('{ "lists": { "en": "A" }, "name": 1 }'), [
      'wrong-type "A"',
      'wrong-type 1',
    ]);
    assert.deepEqual(inList(1, { keep: true }, { term: 'A', keep: 1, forbidden: 'B' }), [
      'wrong-type 1',
      'wrong-type {"keep":true}',
      'wrong-type 1',
      'wrong-type "B"',
    ]);
  });

  it('wants each language once, and a language', () => {
    assert.deepEqual(problems('{ "lists": { "en": [], "EN": [], "qqq": [], "pt_BR": [] } }'), [
      'duplicate-language "EN"',
      'unknown-language "qqq"',
    ]);
  });

  it('finds terms that stand twice, also in another case', () => {
    assert.deepEqual(inList('Glossa', 'GLOSSA', 'Glossa'), [
      'case-twin "GLOSSA"',
      'duplicate-term "Glossa"',
    ]);
    assert.deepEqual(problems('{ "lists": { "en": ["A"], "de": ["A"] } }'), []);
  });

  it('finds blanks, control characters and characters that nobody sees', () => {
    assert.deepEqual(inList('', ' ', ' A', 'B ', 'C\tD', 'E\n', 'F\u00ADG'), [
      'empty-term ""',
      'empty-term " "',
      'blank-ends " A"',
      'blank-ends "B "',
      'control-character "C\\tD"',
      'blank-ends "E\\n"',
      'invisible-character "F\u00ADG"',
    ]);
    assert.deepEqual(inList({ term: 'A', forbidden: [' b'] }), ['blank-ends " b"']);
    assert.deepEqual(inList('می\u200cخواهم'), []);
  });

  it('lets no term be forbidden', () => {
    assert.deepEqual(inList('Acme', { term: 'Glossa', forbidden: ['Acme', 'glossa'] }), [
      'forbidden-term "Acme"',
    ]);
  });

  it('points at the terms beyond 300 characters, and counts what must go', () => {
    const [long, last] = ['x'.repeat(296), '😀'.repeat(4)];
    assert.deepEqual(inList(long, 'abc'), []);
    assert.deepEqual(inList(long, 'abcd', last), [`list-too-long "abcd","${last}"`]);
    const [problem] = parseTermFile(
      JSON.stringify({ lists: { en: [long, 'abcd', last] } }),
    ).problems;
    assert.equal(problem?.over, 6);
  });

  it('limits the name of the collection in bytes', () => {
    const named = (name: string) => problems(JSON.stringify({ name, lists: {} }));
    assert.deepEqual(named('ü'.repeat(512)), []);
    assert.deepEqual(named('ü'.repeat(513)), [`name-too-long "${'ü'.repeat(513)}"`]);
  });

  it('says of a comment without an end where it is in the text', () => {
    for (const text of ['/*', '{}/*', '{"name": "x"} /* y']) {
      const start = text.indexOf('/');
      const [problem] = parseTermFile(text).problems;
      assert.deepEqual([problem?.offset, problem?.length], [start, text.length - start]);
    }
  });

  it('gets to an end with any text', () => {
    assert.deepEqual(problems('['.repeat(100_000)).length, 1);
    fc.assert(
      fc.property(fc.string({ unit: 'binary-ascii' }), fc.jsonValue(), (text, value) => {
        for (const one of [text, JSON.stringify(value), JSON.stringify({ lists: value })]) {
          for (const { offset, length } of parseTermFile(one).problems) {
            assert.ok(offset >= 0 && offset + length <= one.length);
          }
        }
      }),
    );
  });

  it('finds nothing in lists that the service takes, and overflow exactly where it refuses', () => {
    const term = fc.stringMatching(/^[a-zA-Z]{1,40}$/);
    const terms = fc.uniqueArray(term, { maxLength: 20, selector: (text) => text.toLowerCase() });
    fc.assert(
      fc.property(terms, (list) => {
        const codes = inList(...list).map((problem) => problem.split(' ')[0]);
        const expected = lengthOf(list).characters > termListLimit ? ['list-too-long'] : [];
        assert.deepEqual(codes, expected);
      }),
    );
  });
});

describe('the documentation of term files', () => {
  const page = readFile(new URL('../../../docs/term-files.md', import.meta.url), 'utf8');

  it('has an entry for each problem', async () => {
    for (const code of termProblemCodes) assert.ok((await page).includes(`\n### ${code}\n`), code);
  });

  it('shows an example without problems', async () => {
    const example = /```jsonc\n([\s\S]*?)```/.exec(await page)?.[1] ?? '';
    assert.deepEqual(problems(example), []);
  });
});

describe('the schema of term files', () => {
  it('knows the properties that the reader knows', async () => {
    const file = new URL('../../../media/terms.schema.json', import.meta.url);
    const schema = JSON.parse(await readFile(file, 'utf8')) as Schema;
    for (const name of Object.keys(schema.properties)) {
      assert.deepEqual(unknown(JSON.stringify({ [name]: 0 })), [], name);
    }
    for (const name of Object.keys(schema.definitions.entry.properties)) {
      assert.deepEqual(unknown(JSON.stringify({ lists: { en: [{ [name]: 0 }] } })), [], name);
    }
  });
});

interface Schema {
  readonly properties: object;
  readonly definitions: { readonly entry: { readonly properties: object } };
}

function unknown(text: string): readonly string[] {
  return problems(text).filter((problem) => problem.startsWith('unknown-property'));
}
