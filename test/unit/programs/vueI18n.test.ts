import assert from 'node:assert/strict';
import {
  compile,
  createCoreContext,
  registerMessageCompiler,
  translate,
  type CoreContext,
} from '@intlify/core-base';
import { baseCompile } from '@intlify/message-compiler';
import { isJudged, valueOf, valuesOf } from './judged.ts';
import { check, fill, folderOf, type Answer } from './programUnderTest.ts';

const common = { mail: "Write to help{'@'}pear.example", link: '@:name here', name: 'Name' };

const project = (english: object, german: object) => ({
  'package.json': '{"dependencies": {"vue-i18n": "11"}}',
  'src/locales/en.json': JSON.stringify({ ...english, ...common }),
  'src/locales/de.json': JSON.stringify(german),
});

/** What vue-i18n's compiler says against a message. */
function errorsIn(message: string): readonly string[] {
  const errors: string[] = [];
  baseCompile(message, { onError: (error) => void errors.push(error.message) });
  return errors;
}

describe('messages of vue-i18n', () => {
  const answers: readonly (readonly [source: string, answer: string, written: string])[] = [
    ['Meet us at noon', 'Treff @ Mittag', "Treff {'@'} Mittag"],
    ['One | two', 'Eins @ | zwei', "Eins {'@'} | zwei"],
    ['Find {name} online', '{name}@Netz', "{name}{'@'}Netz"],
  ];
  for (const [source, answer, written] of answers) {
    it(`compile when a service answers ${answer}`, async () => {
      const folder = folderOf(project({ a: source }, {}));
      // A service is sent the choices one by one.
      const german: Answer = (text) => {
        if (text === 'One') return 'Eins @';
        if (text === 'two') return 'zwei';
        return /noon|online/.test(text)
          ? answer.replace('{name}', /⟦\d+⟧/.exec(text)?.[0] ?? '')
          : text;
      };
      await fill(folder, 'de', german);
      const texts = JSON.parse(folder.files.texts.get('src/locales/de.json') ?? '') as {
        readonly a: string;
      };
      assert.equal(texts.a, written);
      assert.deepEqual(errorsIn(texts.a), []);
    });
  }

  const people: readonly (readonly [english: string, german: string, isError: boolean])[] = [
    ['Meet us at noon', 'Treff @ Mittag', true],
    ['Write to us', 'Schreib an hilfe@birne.example', true],
    ['Rows or seeds', 'Reihen {Samen', true],
    ['Ask the shop', "Frag laden{'@'}birne.example", false],
    ['Rows or seeds', "Reihen {'|'} Samen", false],
    ['Write to us', 'Schreib an uns', false],
  ];
  for (const [english, german, isError] of people) {
    it(`are ${isError ? 'found' : 'right'} where a person writes ${german}`, async () => {
      const found = await check(project({ a: english }, { a: german, ...common }));
      const errors = found.filter((one) => one.startsWith('error') && one.endsWith(' a'));
      assert.equal(errors.length > 0, isError, found.join());
      assert.equal(errorsIn(german).length > 0, isError);
    });
  }

  it('become a plural where a person writes a pipe', async () => {
    const found = await check(project({ a: 'Rows or seeds' }, { a: 'Reihen | Samen', ...common }));
    assert.ok(found.includes('error special-character a'), found.join());
  });
});

registerMessageCompiler(compile);

/** What vue-i18n shows for one and for several; its warnings are of no use here. */
function shows(message: string, locale: string): readonly string[] {
  if (errorsIn(message).length > 0) throw new Error(errorsIn(message).join());
  const context = createCoreContext({
    locale,
    messages: { [locale]: { message, help: valueOf('help'), note: valueOf('note') } },
    warnHtmlMessage: false,
    fallbackWarn: false,
    missingWarn: false,
  }) as unknown as CoreContext;
  return [1, 5].map((count) => {
    const named = { ...valuesOf('name', 'place'), count, n: count };
    return String(translate(context, 'message', named, { plural: count }));
  });
}

describe('vue-i18n', () =>
  isJudged({
    id: 'vue',
    manifest: { 'package.json': '{"dependencies": {"vue-i18n": "11"}}' },
    pathOf: (locale) => `src/locales/${locale}.json`,
    shows,
    messages: [
      'Open the gate of {name}',
      'the { name } at {place}',
      "Don't open the '{name}'",
      'See @:help of {name}',
      "@:{'help'} or this @:note",
      "Write to {name}{'@'}PEAR.XYZ at noon",
      'the row of {name} | Open the {count} rows',
      "Rows {'|'} {'{'}NAME{'}'} at noon",
      '<b>the {name}</b> or this',
      '50 percent of the {count} rows',
      '{name}{place} open',
    ],
    people: [
      ['Hello {name}', 'Hallo {nmae}', true],
      ['Rows of {name}', 'Zeilen von {{name}}', true],
      ['Rows of {name}', 'Zeilen @ {name}', true],
      ['See @:help of {name}', 'Siehe @:hilfe von {name}', true],
      ['Hello {name}', "L'{ name } d'or", false],
      ["Rows {'@'} seeds", "{'@'} Zeilen {'@'} Samen", false],
      ['Rows at {place}', "{place}er Zeilen {'@'} {'|'} 5 %", false],
      ['row of {name} | rows of {name}', 'Zeile von {name} | Zeilen von {name}', false],
    ],
  }));

describe('right answers', () => {
  it('are written where they have a pipe that is a sign of the text', async () => {
    const folder = folderOf(project({ a: 'Yes or no' }, {}));
    await fill(folder, 'de', (text) => (text === 'Yes or no' ? 'Ja | Nein' : text));
    const texts = JSON.parse(folder.files.texts.get('src/locales/de.json') ?? '') as {
      readonly a: string;
    };
    assert.equal(texts.a, "Ja {'|'} Nein");
  });
});
