import assert from 'node:assert/strict';
import type { FormatId } from '../../../../src/resources/formats/format.ts';
import { programOf } from '../../../../src/resources/toolConfig/programOf.ts';
import { toolConfigOf } from '../../../../src/resources/toolConfig/toolConfig.ts';

describe('the program that reads resource files', () => {
  const cases: readonly [
    what: string,
    texts: Readonly<Record<string, string>>,
    folder: string,
    format: FormatId,
    program: string | undefined,
  ][] = [
    ['Gemfile', { Gemfile: "gem 'rails-i18n', '~> 7.0'" }, 'config/locales', 'yaml', 'railsI18n'],
    ['a gemspec', { 'x.gemspec': "s.add_dependency 'rails-i18n'" }, 'config', 'yaml', 'railsI18n'],
    [
      'the lock file',
      { 'Gemfile.lock': '    i18n (1.14.1)\n    rails-i18n (7.0.9)\n' },
      'a',
      'yaml',
      'railsI18n',
    ],
    ['a lock file without it', { 'Gemfile.lock': '    i18n (1.14.1)\n' }, 'a', 'yaml', 'ruby'],
    ['a Gemfile without it', { Gemfile: "gem 'rails'" }, 'a', 'yaml', undefined],
    ['another gem of that name', { Gemfile: "gem 'solidus-rails-i18n-x'" }, 'a', 'yaml', undefined],
    [
      'package.json',
      { 'package.json': '{"dependencies": {"counterpart": "^0.18"}}' },
      'src/i18n',
      'json',
      'counterpart',
    ],
    [
      'pubspec.yaml',
      { 'app/pubspec.yaml': 'dependencies:\n  slang: ^3.0\n' },
      'app/assets/i18n',
      'json',
      'slang',
    ],
    [
      'l10n.yaml',
      { 'app/l10n.yaml': 'arb-dir: lib/l10n\nuse-escaping: true\n' },
      'app/lib/l10n',
      'arb',
      'quotingFlutter',
    ],
    ['l10n.yaml without it', { 'l10n.yaml': 'arb-dir: lib/l10n\n' }, 'lib/l10n', 'arb', undefined],
    [
      'one in another folder',
      { 'b/pubspec.yaml': 'dependencies:\n  slang: ^3.0\n' },
      'app/assets/i18n',
      'json',
      undefined,
    ],
    [
      'the one of its format, where there are several',
      { 'package.json': '{"dependencies": {"counterpart": "1"}}', Gemfile: "gem 'rails-i18n'" },
      'config/locales',
      'yaml',
      'railsI18n',
    ],
    [
      'the nearest one',
      {
        'package.json': '{"dependencies": {"counterpart": "1"}}',
        'a/pubspec.yaml': 'x:\n  slang: 1\n',
      },
      'a/i18n',
      'json',
      'slang',
    ],
    [
      'nothing where a format has no such plurals',
      { Gemfile: "gem 'rails-i18n'" },
      'a',
      'arb',
      undefined,
    ],
  ];
  for (const [what, texts, folder, format, program] of cases) {
    it(`is told by ${what}`, () => {
      const around = toolConfigOf(new Map(Object.entries(texts)));
      assert.equal(programOf(around, folder, format), program);
    });
  }
});
