import assert from 'node:assert/strict';
import { programOf, programsNamedIn } from '../../../src/programs/programs.ts';
import type { FormatId } from '../../../src/resources/formats/format.ts';
import { discover } from '../../../src/resources/layouts/discover.ts';

const manifestOf = (...names: readonly string[]) =>
  JSON.stringify({ dependencies: Object.fromEntries(names.map((name) => [name, '1'])) });

describe('the program that the texts of a file show', () => {
  const files: readonly (readonly [id: string, ...texts: readonly string[]])[] = [
    ['unknown'],
    ['unknown', 'Save', 'Hello {name}', 'Note: read this', 'At 5:30'],
    ['unknown', 'Hello {{name}}', 'See $t(help)'],
    ['icu', 'Save', '{n, plural, one {# file} other {# files}}'],
    ['icu', "Don''t", 'Hello {name}', '{g, select, male {He} other {They}}'],
    ['icu', 'You save $5', '{g, select, male {He} other {{name} and {{x}}}}'],
    ['unknown', 'Hello {{name}}', '{g, select, male {He} other {They}}'],
    ['unknown', 'Hello %s', '{n, plural, one {# file} other {# files}}'],
    ['unknown', 'Hello %{name}', 'car | cars', '{n, plural, one {# file} other {# files}}'],
    ['unknown', 'See @:help.title', '{n, plural, one {# file} other {# files}}'],
    ['unknown', "Go <a href='{url}'>there</a>", '{n, plural, one {# file} other {# files}}'],
    ['vue', 'Hello {name}', 'See @:help.title'],
    ['vue', 'Hello {name}', "help{'@'}example.com"],
    ['vue', 'Hello {name}', 'no cars | one car | {count} cars'],
    ['laravel', 'The :attribute field is required.', 'Save'],
    ['laravel', 'Hello :Name', 'Hello {name}', ':min–:max'],
    ['polyglot', '%{smart_count} car |||| %{smart_count} cars'],
    ['rails', 'Hello %{name}', '%{count} cars'],
    ['counterpart', 'Hello %(name)s', '%(count)s cars'],
    ['unknown', '{PLATFORM(), select, macos {Return} other {Enter}}', 'Hello {name}'],
    ['unknown', '{NUMBER($n), select, 1 {one} other {more}}', '{n, plural, other {# files}}'],
    ['unknown', 'Thanks :smile:', 'Hello {name}', 'You have {n} files'],
    ['unknown', 'No domain (:domain.org)', 'Hello %(name)s', 'See %(room)s'],
    ['unknown', 'You are [[User:$1|$1]] here'],
    ['unknown', '@:', 'me@example.com', '%s: %d'],
  ];
  for (const [id, ...texts] of files) {
    it(`is ${id} where it has ${JSON.stringify(texts)}`, () =>
      assert.equal(programOf({ format: 'json', named: [], texts }).id, id));
  }

  const formats: readonly (readonly [FormatId, id: string, ...texts: readonly string[]])[] = [
    ['properties', 'java', 'Save'],
    ['chrome', 'chrome', 'Save'],
    ['arb', 'flutter', '{n, plural, other {#}}', "Delete '{name}'?", "It''"],
    ['arb', 'escapingFlutter', "Can''t"],
    ['arb', 'escapingFlutter', "Type '{' now"],
  ];
  for (const [format, id, ...texts] of formats) {
    it(`is ${id} in ${format} with ${JSON.stringify(texts)}`, () =>
      assert.equal(programOf({ format, named: [], texts }).id, id));
  }
});

describe('the program that a manifest names', () => {
  const cases: readonly (readonly [
    what: string,
    files: Readonly<Record<string, string>>,
    resource: string,
    ...named: readonly string[],
  ])[] = [
    ['Gemfile', { Gemfile: "gem 'rails-i18n', '~> 7.0'" }, 'config/locales/en.yml', 'railsI18n'],
    [
      'a gemspec',
      { 'x.gemspec': "s.add_dependency 'rails-i18n'" },
      'config/locales/en.yml',
      'railsI18n',
    ],
    [
      'the lock file',
      { 'Gemfile.lock': '    i18n (1.14.1)\n    rails-i18n (7.0.9)\n' },
      'locales/en.yml',
      'railsI18n',
    ],
    ['a lock file without it', { 'Gemfile.lock': '    i18n (1.14.1)\n' }, 'locales/en.yml', 'ruby'],
    ['a Gemfile without it', { Gemfile: "gem 'rails'" }, 'locales/en.yml', 'rails'],
    ['another gem of that name', { Gemfile: "gem 'solidus-rails-i18n-x'" }, 'locales/en.yml'],
    [
      'where i18next is set up',
      {
        'src/i18n.ts': 'i18next.init({ returnEmptyString: false });',
        'package.json': manifestOf('i18next'),
      },
      'src/__locales/en.json',
      'sparseI18next',
    ],
    [
      'where i18next is set up under another name',
      {
        'ui/src/localization.ts': 'i18n.use(x).init({ returnEmptyString: false });',
        'ui/package.json': manifestOf('react-i18next'),
      },
      'ui/src/__locales/en.json',
      'sparseI18next',
    ],
    [
      'a file of another program',
      { 'src/i18n.ts': 'createI18n({ locale: "de" });', 'package.json': manifestOf('i18next') },
      'src/locales/en.json',
      'i18next',
    ],
    [
      'the settings of i18next',
      {
        'next-i18next.config.js': 'module.exports = { returnEmptyString: false };',
        'package.json': manifestOf('next-i18next'),
      },
      'public/locales/en/common.json',
      'sparseI18next',
    ],
    [
      'package.json',
      { 'package.json': manifestOf('counterpart') },
      'src/i18n/en.json',
      'counterpart',
    ],
    [
      'no script of that name',
      { 'package.json': '{"scripts": {"x": "i18next"}}' },
      'locales/en.json',
    ],
    [
      'pubspec.yaml',
      { 'app/pubspec.yaml': 'dependencies:\n  slang: ^3.0\n' },
      'app/assets/i18n/en.json',
      'slang',
    ],
    [
      'composer.json',
      { 'composer.json': '{"require": {"laravel/framework": "^11"}}' },
      'lang/en.json',
      'laravel',
    ],
    [
      'l10n.yaml',
      { 'app/l10n.yaml': 'arb-dir: lib/l10n\nuse-escaping: true\n' },
      'app/lib/l10n/app_en.arb',
      'escapingFlutter',
    ],
    [
      'l10n.yaml without it',
      { 'l10n.yaml': 'arb-dir: lib/l10n\n' },
      'lib/l10n/app_en.arb',
      'flutter',
    ],
    [
      'none in another folder',
      { 'b/pubspec.yaml': 'dependencies:\n  slang: ^3.0\n' },
      'app/i18n/en.json',
    ],
    [
      'the nearest one',
      { 'package.json': manifestOf('counterpart'), 'a/pubspec.yaml': 'x:\n  slang: 1\n' },
      'a/i18n/en.json',
      'slang',
    ],
    [
      'several in one folder',
      { 'package.json': manifestOf('i18next', 'react-intl') },
      'locales/en.json',
      'i18next',
      'icu',
    ],
  ];
  for (const [what, files, resource, ...named] of cases) {
    it(`is told by ${what}`, () => {
      const paths = [...Object.keys(files), resource, resource.replace(/en(?=\.)/u, 'de')];
      const sets = discover(paths, { programsNamedIn }, new Map(Object.entries(files)));
      assert.deepEqual(
        sets.map(({ programs }) => programs),
        [named],
      );
    });
  }
});

describe('the program that reads a file', () => {
  const cases: readonly (readonly [
    why: string,
    FormatId,
    named: readonly string[],
    texts: readonly string[],
    id: string,
  ])[] = [
    ['named, and nothing speaks against it', 'json', ['i18next'], ['Save'], 'i18next'],
    ['named, but its texts are of ICU', 'json', ['i18next'], ['{n, plural, other {#}}'], 'icu'],
    [
      'named, but its texts contradict each other',
      'json',
      ['i18next'],
      ['{{a}}', '{n, plural, other {#}}'],
      'unknown',
    ],
    [
      'the one of several that the texts allow',
      'json',
      ['i18next', 'icu'],
      ['Hi {{name}}'],
      'i18next',
    ],
    ['the one of several that the texts show', 'json', ['vue', 'laravel'], ['Hi :name'], 'laravel'],
    ['the usual one of its format', 'yaml', ['i18next', 'railsI18n'], ['Save'], 'railsI18n'],
    [
      'not known where several could read it',
      'json',
      ['i18next', 'transloco'],
      ['Save'],
      'unknown',
    ],
  ];
  for (const [why, format, named, texts, id] of cases) {
    it(`is ${id}: ${why}`, () => assert.equal(programOf({ format, named, texts }).id, id));
  }
});
