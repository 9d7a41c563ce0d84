import { createRequire } from 'node:module';
import type MessageFormatType from '@messageformat/core';
import { isJudged, situations, valuesOf } from './judged.ts';

/** The package is the class itself, other than its types say. */
const MessageFormat = createRequire(import.meta.url)(
  '@messageformat/core',
) as typeof MessageFormatType.default;

/** What @messageformat/core shows; ngx-translate's and Transloco's compilers ask it. */
function shows(message: string, locale: string): readonly string[] {
  const show = new MessageFormat(locale, { returnType: 'string' }).compile(message);
  return situations.map((situation) =>
    show({ ...valuesOf('name', 'place'), ...situation, day: new Date(0) }),
  );
}

for (const [id, name, compiler] of [
  [
    'ngxTranslateIcu',
    'ngx-translate with the messageformat compiler',
    'ngx-translate-messageformat-compiler',
  ],
  ['translocoIcu', 'Transloco with messageformat', '@jsverse/transloco-messageformat'],
] as const) {
  describe(name, () =>
    isJudged({
      id,
      manifest: { 'package.json': `{"dependencies": {"${compiler}": "1"}}` },
      pathOf: (locale) => `src/assets/i18n/${locale}.json`,
      shows,
      // Of two numbers side by side it shows the sum, and numbers below an offset have other forms than for `Intl`.
      misreads: /(?:\{n\}|#)(?:\{n\}|#)|=0[^]*offset:1|offset:1[^]*=0/u,
      messages: [
        'Open the gate of {name}',
        'the { name } at {place}',
        "Don't open the {name}",
        '{n, plural, one {# row} other {the # rows of {name}}}',
        'You open {n, plural, =1 {the row} other {# rows}} at {place}',
        '{kind, select, mine {the {name}} other {the row}}',
        '<b>the {name}</b> or this',
        '50 percent of {n}',
        '{name}{place} open',
        'the #{name} of the gate',
      ],
      people: [
        ['Rows of {name}', 'Zeilen von {nmae}', true],
        ['Rows of {name}', 'Zeilen von {name', true],
        ['{n, plural, one {# row} other {{name}}}', '{n, plural, eins {#} andere {{name}}}', true],
        ['Rows of {name}', 'Zeilen von', true],
        ['Hello {name}', "L''{ name } d'or", false],
        ['Rows at {place}', '{place}er Zeilen | @%', false],
        [
          '{n, plural, one {# row} other {# rows}}',
          '{n, plural, =1 {Zeile} one {#} other {# Zeilen}}',
          false,
        ],
      ],
    }),
  );
}
