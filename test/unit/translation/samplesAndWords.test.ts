import assert from 'node:assert/strict';
import type { Translator } from '../../../src/translation/translator.ts';
import { endsOf, runToEnd, unitsOf } from './withService.ts';

/** Translates every word of a text that it is given: only what it does not see comes back as it was. */
const thorough: Translator = {
  translate: ({ texts }) =>
    Promise.resolve(
      texts.map((text) =>
        text.replaceAll(/(?<![⟦\p{L}])\p{L}{2,}(?!\p{L}*⟧)/gu, (word) => `${word}é`),
      ),
    ),
  codesOf: (pair) => pair,
  bodySize: () => 200,
};

async function written(source: string): Promise<string> {
  const job = { sourceLocale: 'en', locale: 'de', units: unitsOf(source) };
  return endsOf(await runToEnd([job], thorough))['0'] ?? '';
}

describe('a sample of data in prose', () => {
  for (const sample of [
    '{ "NET_Name": "lib.dylib" }',
    '{"scripts": {"build": "vite build", "files": ["a", "b"]}}',
    '["*.test.js", "docs/**"]',
    '[{ "name": "first" }]',
    '{ "user": "{name}", "count": %d }',
    String.raw`{\"name\": \"value\"}`,
    '{ "name": "value", … }',
    '{ name: "lib.dylib", size: 5 }',
    "{ 'name': 'lib one', 'size': [1, 2] }",
    '{\n  "name": "a } b",\n  "other": true\n}',
  ]) {
    it(`comes back as it was: ${sample}`, async () => {
      assert.equal(
        await written(`Such as for example: ${sample} or other`),
        `Suché asé foré exampleé: ${sample} oré otheré`,
      );
    });
  }

  it('is none where brackets hold words', async () => {
    assert.equal(await written('Press ["Save"] to go on'), 'Pressé ["Saveé"] toé goé oné');
    assert.equal(await written('He said {"hello"} to it'), 'Heé saidé {"hello"} toé ité');
    assert.equal(await written('A list [one, two] of it'), 'A listé [oneé, twoé] ofé ité');
  });
});

describe('words in angle brackets', () => {
  for (const [source, expected] of [
    ['<empty string>', '<emptyé stringé>'],
    ['<space>', '<spaceé>'],
    ['<not supported>', '<noté supportedé>'],
    ['<None>', '<Noneé>'],
    ['Value of {name}: <no data, yet>', 'Valueé ofé {name}: <noé dataé, yeté>'],
    ['Either <a valid address> or this', 'Eitheré <a validé addressé> oré thisé'],
    [
      '{n, plural, =0 {<none>} one {# file} other {# files}}',
      '{n, plural, =0 {<noneé>} one {# fileé} other {# filesé}}',
    ],
  ] as const) {
    it(`are translated: ${source}`, async () => {
      assert.equal(await written(source), expected);
    });
  }

  for (const [source, expected] of [
    ['one<br/>two', 'oneé<br/>twoé'],
    ['<0>one</0> two', '<0>oneé</0> twoé'],
    ['<name>one</name>', '<name>oneé</name>'],
    ['a <b> one', 'a <b> oneé'],
    ['<b>', '<b>'],
    ['<icon/>', '<icon/>'],
    ['<input disabled> one', '<input disabled> oneé'],
    ['<my-icon> one', '<my-icon> oneé'],
    ['<button primaryColor>one</button>', '<button primaryColor>oneé</button>'],
    ['<strong>', '<strong>'],
    ['<link to page>one</link>', '<link to page>oneé</link>'],
  ] as const) {
    it(`are tags: ${source}`, async () => {
      assert.equal(await written(source), expected);
    });
  }

  it('may be one word in another language', async () => {
    const translator: Translator = {
      ...thorough,
      translate: () => Promise.resolve(['Wert: <leer>']),
    };
    const job = { sourceLocale: 'en', locale: 'de', units: unitsOf('Value: <empty string>') };
    assert.equal(endsOf(await runToEnd([job], translator))['0'], 'Wert: <leer>');
  });
});
