import assert from 'node:assert/strict';
import { baseCompile } from '@intlify/message-compiler';
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
