import { IntlMessageFormat } from 'intl-messageformat';
import { isJudged, valuesOf } from './judged.ts';

const tag = (name: string) => (chunks: readonly unknown[]) =>
  `<${name}>${chunks.join('')}</${name}>`;

/** What intl-messageformat shows for one and for several. */
const showsWith =
  (ignoreTag: boolean) =>
  (message: string, locale: string): readonly string[] =>
    [1, 5].map((n) =>
      String(
        new IntlMessageFormat(message, locale, undefined, { ignoreTag }).format({
          ...valuesOf('name', 'place'),
          n,
          kind: 'mine',
          b: tag('b'),
          ...(ignoreTag ? {} : { link: tag('link') }),
        }),
      ),
    );

const programs: readonly (readonly [name: string, npm: string, ignoresTags: boolean])[] = [
  ['FormatJS', 'react-intl', false],
  ['next-intl', 'next-intl', false],
  ['svelte-i18n', 'svelte-i18n', true],
];

for (const [name, npm, ignoresTags] of programs) {
  describe(name, () =>
    isJudged({
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
