import { parse, stringify } from 'yaml';
import { rubyShows } from '../message/readers/rails.ts';
import { isJudged, valuesOf, type MessageFile } from './judged.ts';

const values: Readonly<Record<string, string>> = valuesOf('name', 'place', 'count', 'share');

/** What I18n shows; it raises an error where it has no value. */
const shows = (message: string): readonly string[] => [
  rubyShows(message, (name) => {
    const value = values[name];
    if (value === undefined) throw new Error(`missing interpolation argument ${name}`);
    return value;
  }),
];

const file: MessageFile = {
  write: (messages, locale) => stringify({ [locale]: messages }, { lineWidth: 0 }),
  read: (text, locale) =>
    (parse(text) as Readonly<Record<string, Readonly<Record<string, string>> | null>>)[locale] ??
    {},
};

for (const [id, name, manifest] of [
  ['railsI18n', 'Rails with rails-i18n', { Gemfile: "gem 'rails-i18n'\n" }],
  ['ruby', 'Ruby I18n', { 'Gemfile.lock': '    i18n (1.14.7)\n' }],
  ['rails', 'Rails', { Gemfile: "gem 'rails'\n" }],
] as const) {
  describe(name, () =>
    isJudged({
      id,
      manifest,
      pathOf: (locale) => `config/locales/${locale}.yml`,
      file,
      shows,
      messages: [
        'Open the gate of %{name}',
        'the %{name} at %{place}',
        "Don't open the '%{name}'",
        '%<share>.2f percent of the %{count} rows',
        '100%% of the %{name} at noon',
        '<b>the %{name}</b> or this',
        '%{name}%{place} open',
        'Not {{NAME}} but %{name}',
      ],
      people: [
        ['Hello %{name}', 'Hallo %{nmae}', true],
        ['Rows of %{name}', 'Zeilen von {name}', true],
        ['Rows of %{name}', 'Zeilen von %{ name }', true],
        ['%<share>.2f of %{name}', '%<anteil>.2f von %{name}', true],
        ['Hello %{name}', "L'%{name} d'or @ |", false],
        ['Rows at %{place}', '%{place}er Zeilen, 5 %', false],
        ['%<share>.2f of %{name}', 'von %{name} %<share>.2f', false],
      ],
    }),
  );
}
