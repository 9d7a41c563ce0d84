import assert from 'node:assert/strict';
import { createInstance } from 'i18next';
import { parse } from 'yaml';
import { check, fill, folderOf, type Texts } from './programUnderTest.ts';

const json = (content: object) => JSON.stringify(content, undefined, 2);
const npm = (name: string): Texts => ({ 'package.json': `{"dependencies": {"${name}": "1"}}` });

/** What stands in a file of a locale after a run. */
async function filled(files: Texts, path: string, locale: string): Promise<string> {
  const folder = folderOf(files);
  const { failed } = await fill(folder, locale);
  assert.deepEqual(failed, []);
  return folder.files.texts.get(path) ?? '';
}

describe('what a program reads beside words', () => {
  const cases: readonly (readonly [
    what: string,
    manifest: Texts,
    english: object,
    german: object,
  ])[] = [
    [
      'intervals of i18next',
      npm('i18next'),
      {
        pear_interval: '(1)[a pear];(2-5)[some pears];(6-inf)[many pears]',
        seed_interval: '(0)[no seed];(1-inf)[{{count}} seeds];',
      },
      {
        pear_interval: '(1)[á péár];(2-5)[sómé péárs];(6-inf)[mány péárs]',
        seed_interval: '(0)[nó sééd];(1-inf)[{{count}} sééds];',
      },
    ],
    [
      'options of nested messages',
      npm('i18next'),
      { a: 'Take $t(tool, {"count": {{n}} }) and $t(bag, { "of": "Kim (Jr)" })' },
      { a: 'Táké $t(tool, {"count": {{n}} }) ánd $t(bag, { "of": "Kim (Jr)" })' },
    ],
    [
      'choices with names of another script',
      npm('react-intl'),
      { a: '{v, select, 東 {East} 西 {West} other {{v}}}' },
      { a: '{v, select, 東 {Eást} 西 {Wést} other {{v}}}' },
    ],
    [
      'keys that look like paths, numbers or members of objects',
      npm('i18next'),
      { 'row[1]': 'Red', row: ['Green', 'Blue'], ' ': 'Gap', 7: 'seven', constructor: 'Maker' },
      { 'row[1]': 'Réd', row: ['Gréén', 'Blúé'], ' ': 'Gáp', 7: 'sévén', constructor: 'Mákér' },
    ],
  ];
  for (const [what, manifest, english, german] of cases) {
    it(`stays as it is: ${what}`, async () => {
      const files = { ...manifest, 'locales/en.json': json(english), 'locales/de.json': '{}' };
      assert.deepEqual(JSON.parse(await filled(files, 'locales/de.json', 'de')), german);
    });
  }

  it('is refused where an interval of i18next is not closed any more', async () => {
    const message = '(1)[a pear];(2-inf)[many pears]';
    const folder = folderOf({
      ...npm('i18next'),
      'locales/en.json': json({ pear_interval: message }),
      'locales/de.json': '{}',
    });
    await fill(folder, 'de', (text) => text.replace(/\]$/u, ''));
    const text = folder.files.texts.get('locales/de.json') ?? '';
    assert.ok(text.trim() === '{}' || text.includes('pears]"'), text);
  });

  it('is told by names with dots in ARB, which stay where they are', async () => {
    const english = {
      '@@locale': 'en',
      'shed.name': 'Shed',
      '@shed.name': { description: 'x' },
      'shed.row-label': 'Rows',
    };
    const german = { '@@locale': 'de', 'shed.name': 'Schuppen' };
    const files = { 'l10n/app_en.arb': json(english), 'l10n/app_de.arb': json(german) };
    assert.deepEqual(JSON.parse(await filled(files, 'l10n/app_de.arb', 'de')), {
      ...german,
      'shed.row-label': 'Róws',
    });
  });
});

describe('plural forms of a locale that the program counts in its own way', () => {
  for (const locale of ['zh-Hans', 'zh-Hant', 'ig', 'my']) {
    it(`are one and other for rails-i18n in ${locale}`, async () => {
      const files = {
        Gemfile: "gem 'rails-i18n'\n",
        'config/locales/en.yml': 'en:\n  seed:\n    one: a seed\n    other: "%{count} seeds"\n',
      };
      const text = await filled(files, `config/locales/${locale}.yml`, locale);
      assert.deepEqual(parse(text), {
        [locale]: { seed: { one: 'á sééd', other: '%{count} sééds' } },
      });
    });
  }

  for (const locale of ['fr', 'es', 'pt']) {
    it(`have one for millions in i18next in ${locale}`, async () => {
      const path = `locales/${locale}.json`;
      const files = {
        ...npm('i18next'),
        'locales/en.json': json({ seed_one: '{{count}} seed', seed_other: '{{count}} seeds' }),
        [path]: '{}',
      };
      const translation = JSON.parse(await filled(files, path, locale)) as Record<string, string>;
      assert.deepEqual(Object.keys(translation).sort(), ['seed_many', 'seed_one', 'seed_other']);
      const program = createInstance();
      await program.init({ lng: locale, resources: { [locale]: { translation } } });
      assert.equal(program.t('seed', { count: 1_000_000 }), '1000000 sééds');
    });
  }
});

describe('texts of people', () => {
  const cases: readonly (readonly [
    what: string,
    manifest: Texts,
    english: string,
    locale: string,
    text: string,
    ...found: readonly string[],
  ])[] = [
    [
      'with keywords of ICU in another language',
      npm('react-intl'),
      '{n, selectordinal, one {#st} other {#th}} row',
      'de',
      '{n, selectordinal, eins {#.} andere {#.}} Reihe',
      'error icu-missing-other a',
    ],
    [
      'with a number that is none of ICU',
      npm('react-intl'),
      '{n, plural, =0 {no seed} one {# seed} other {# seeds}}',
      'de',
      '{n, plural, 0 {kein Same} one {# Same} other {# Samen}}',
      'error icu-unknown-category a',
      'warning icu-missing-exact a',
    ],
    [
      'with single braces',
      npm('i18next'),
      'Go {{ who }}!',
      'es',
      'Ve, { who }',
      'error placeholder-changed a',
    ],
    [
      'with another name',
      npm('i18next'),
      '{{ days }} days',
      'es',
      '{{ dias }} días',
      'error placeholder-changed a',
    ],
    [
      'with other capitals',
      npm('i18next'),
      '{{rowName}} grew',
      'es',
      '{{rowname}} creció',
      'error placeholder-changed a',
    ],
    [
      'with narrow spaces of French',
      {},
      'Drop "{ROW}"?',
      'fr',
      'Jeter «\u{202F}{ROW}\u{202F}»\u{202F}?',
    ],
    ['with joiners of Persian', {}, 'I open it', 'fa', 'باز می\u{200C}کنم'],
    ['with spaces of Khmer that nobody sees', {}, 'Keep it', 'km', 'រក្សា\u{200B}ទុក'],
    [
      'with such a space in German',
      {},
      'Keep it',
      'de',
      'Behalt\u{200B} es',
      'warning invisible-character a',
    ],
  ];
  for (const [what, manifest, english, locale, text, ...expected] of cases) {
    it(`${expected.length > 0 ? 'are found' : 'are right'}: ${what}`, async () => {
      const found = await check({
        ...manifest,
        'locales/en.json': json({ a: english }),
        [`locales/${locale}.json`]: json({ a: text }),
      });
      assert.deepEqual(
        found.filter((one) => !one.startsWith('info')).toSorted(),
        expected.toSorted(),
      );
    });
  }
});
