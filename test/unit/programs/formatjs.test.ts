import { IntlMessageFormat } from 'intl-messageformat';
import { isJudged, situations, valuesOf } from './judged.ts';

const tag = (name: string) => (chunks: readonly unknown[]) =>
  `<${name}>${chunks.join('')}</${name}>`;

/** What intl-messageformat shows. */
const showsWith =
  (ignoreTag: boolean) =>
  (message: string, locale: string): readonly string[] => {
    const program = new IntlMessageFormat(message, locale, undefined, { ignoreTag });
    return situations.map((situation) =>
      String(
        program.format({
          ...valuesOf('name', 'place'),
          ...situation,
          day: new Date(0),
          b: tag('b'),
          ...(ignoreTag ? {} : { link: tag('link') }),
        }),
      ),
    );
  };

const programs: readonly (readonly [
  id: string,
  name: string,
  npm: string,
  ignoresTags: boolean,
])[] = [
  ['icu', 'FormatJS', 'react-intl', false],
  ['nextIntl', 'next-intl', 'next-intl', false],
  ['svelteI18n', 'svelte-i18n', 'svelte-i18n', true],
];

for (const [id, name, npm, ignoresTags] of programs) {
  describe(name, () =>
    isJudged({
      id,
      manifest: { 'package.json': `{"dependencies": {"${npm}": "1"}}` },
      shows: showsWith(ignoresTags),
      messages: [
        'Open the gate of {name}',
        'the { name } at {place}',
        "It''s the '{NAME}' of {name}",
        "Don't open the {name}",
        '{n, plural, one {# row} other {the # rows of {name}}}',
        'You open {n, plural, one {the # row} other {# rows}} at {place}',
        "{kind, select, mine {It''s the {name}} other {the row}}",
        '<b>the {name}</b> or this',
        "Write '{'ROW'}' at noon",
        "Write ''{name}'' or open",
        '50 percent of {n, number}',
        ...(ignoresTags ? [] : ["<b>Open</b> the row '<' {name}"]),
        '{name}{place} open',
      ],
      people: [
        ['Hello {name}', "Hallo l'{name}", true],
        ["Write '{name}' at {name}", 'Schreib {nam} an {name}', true],
        ['Rows of {name}', 'Zeilen von {name', true],
        ['{n, plural, one {# row} other {{name}}}', '{n, plural, eins {#} andere {{name}}}', true],
        ['Rows of {name}', "'{name}'s Zeilen", true],
        ['Hello {name}', "L''{ name } d'or", false],
        ['<b>Hello</b> {name}', "<b>Hallo l'</b>{name}", true],
        ['Rows at {place}', "{place}'s Zeilen | @%", false],
        [
          '{n, plural, one {# row} other {# rows}}',
          '{n, plural, =1 {Zeile} one {#} other {# Zeilen}}',
          false,
        ],
      ],
    }),
  );
}
