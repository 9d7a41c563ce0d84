import assert from 'node:assert/strict';
import { createInstance } from 'i18next';
import { check, fill, folderOf } from './programUnderTest.ts';

const json = (content: object) => JSON.stringify(content, undefined, 2);
const npm = (name: string) => ({ 'package.json': `{"dependencies": {"${name}": "1"}}` });

/** What i18next shows of a file. */
async function shown(text: string, locale: string, key: string, count?: number): Promise<string> {
  const instance = createInstance();
  await instance.init({ lng: locale, resources: { [locale]: { translation: JSON.parse(text) } } });
  return instance.t(key, count === undefined ? {} : { count });
}

describe('a message that a target has under another spelling of its key', () => {
  const cases: readonly (readonly [
    what: string,
    english: object,
    locale: string,
    target: object,
    sent: readonly string[],
    shown: readonly [key: string, count: number | undefined, text: string],
  ])[] = [
    [
      'the base key of a plural',
      { up_one: '{{count}} seed', up_other: '{{count}} seeds' },
      'ja',
      { up: '種が{{count}}個' },
      [],
      ['up', 3, '種が3個'],
    ],
    [
      'the base key of a plural with more forms than the source has',
      { up_one: '{{count}} seed', up_other: '{{count}} seeds' },
      'pl',
      { up: '{{count}} nasion' },
      [],
      ['up', 3, '3 nasion'],
    ],
    [
      'the base key beside one of the forms',
      { up_one: '{{count}} seed', up_other: '{{count}} seeds' },
      'de',
      { up: '{{count}} Samen', up_one: 'ein Same' },
      [],
      ['up', 3, '3 Samen'],
    ],
    [
      'flat keys for nested ones',
      { gate: { open: 'Open the gate', shut: 'Shut the gate' } },
      'de',
      { 'gate.open': 'Tor auf' },
      ['Shut the gate'],
      ['gate.open', undefined, 'Tor auf'],
    ],
    [
      'nested keys for flat ones',
      { 'gate.open': 'Open the gate', 'gate.shut': 'Shut the gate' },
      'de',
      { gate: { open: 'Tor auf' } },
      ['Shut the gate'],
      ['gate.open', undefined, 'Tor auf'],
    ],
  ];
  for (const [what, english, locale, target, sent, [key, count, text]] of cases) {
    it(`is neither paid for nor hidden: ${what}`, async () => {
      const path = `public/locales/${locale}/common.json`;
      const folder = folderOf({
        ...npm('i18next'),
        'public/locales/en/common.json': json(english),
        [path]: json(target),
      });
      const result = await fill(folder, locale);
      assert.deepEqual(result.sent, sent);
      const after = folder.files.texts.get(path) ?? '';
      assert.equal(await shown(after, locale, key, count), text);
    });
  }

  it('is not missing, in a file of a program that nobody knows either', async () => {
    const found = await check({
      'locales/en.json': json({ gate: { open: 'Open the gate' } }),
      'locales/de.json': json({ 'gate.open': 'Tor auf' }),
    });
    assert.deepEqual(
      found.filter((one) => one.includes('missing')),
      [],
    );
  });

  const due: readonly (readonly [
    what: string,
    program: string,
    english: object,
    german: object,
    sent: readonly string[],
  ])[] = [
    [
      'it is empty there, which i18next shows',
      'i18next',
      { item_one: '{{count}} item', item_other: '{{count}} items', c: { d: 'Close it' } },
      { item: 'Artikel', item_one: '', item_other: '', c: { d: '' }, 'c.d': 'Zu' },
      ['⟦⟧ item', '⟦⟧ items', 'Close it'],
    ],
    [
      'the program knows no base key',
      'react-intl',
      { role_one: 'First role {count}', role_other: 'Another role' },
      { role: 'Rolle' },
      ['First role ⟦⟧', 'Another role'],
    ],
    [
      'nothing is counted',
      'i18next',
      { role_one: 'First role', role_other: 'Another role' },
      { role: 'Rolle' },
      ['First role', 'Another role'],
    ],
    [
      'the source tells the keys apart',
      'i18next',
      { 'a.b': 'Dotted text here', a: { b: 'Nested text here' } },
      { a: { b: 'Verschachtelt' } },
      ['Dotted text here'],
    ],
  ];
  for (const [what, program, english, german, sent] of due) {
    it(`is due where ${what}`, async () => {
      const folder = folderOf({
        ...npm(program),
        'locales/en.json': json(english),
        'locales/de.json': json(german),
      });
      const texts = (await fill(folder, 'de')).sent.map((text) => text.replaceAll(/\d/gu, ''));
      assert.deepEqual(texts, sent);
    });
  }

  it('is the same in capitals for Chrome', async () => {
    const folder = folderOf({
      'manifest.json': json({ default_locale: 'en' }),
      '_locales/en/messages.json': json({ Opt: { message: 'Options' }, ask: { message: 'Ask' } }),
      '_locales/de/messages.json': json({ opt: { message: 'Optionen' } }),
    });
    assert.deepEqual((await fill(folder, 'de')).sent, ['Ask']);
  });

  it('is missing where the program tells the keys apart', async () => {
    const folder = folderOf({
      Gemfile: "gem 'rails-i18n'",
      'config/locales/en.yml': 'en:\n  gate:\n    open: Open the gate\n',
      'config/locales/de.yml': 'de:\n  "gate.open": Tor auf\n',
    });
    assert.deepEqual((await fill(folder, 'de')).sent, ['Open the gate']);
  });
});
