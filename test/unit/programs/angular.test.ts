import { isJudged, valuesOf, type MessageFile } from './judged.ts';

const values: Readonly<Record<string, string>> = valuesOf(
  'INTERPOLATION',
  'INTERPOLATION_1',
  'PH',
  'START_TAG_B',
  'CLOSE_TAG_B',
);

/** What $localize shows (Angular's translations.ts): a name that the source does not have is an error. */
const shows = (message: string): readonly string[] => [
  message.replaceAll(/\{\$([^}]*)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(name);
    return value;
  }),
];

const file: MessageFile = {
  write: (translations, locale) => JSON.stringify({ locale, translations }),
  read: (text) =>
    (JSON.parse(text) as { readonly translations: Readonly<Record<string, string>> }).translations,
};

describe('Angular', () =>
  isJudged({
    id: 'angular',
    manifest: { 'package.json': '{"dependencies": {"@angular/localize": "21"}}' },
    pathOf: (locale) => `src/locale/messages.${locale}.json`,
    file,
    shows,
    messages: [
      'Open the gate of {$INTERPOLATION}',
      'the {$INTERPOLATION} at {$INTERPOLATION_1}',
      "Don't open the '{$PH}'",
      '{$START_TAG_B}the {$PH}{$CLOSE_TAG_B} or this',
      '50 percent of the {$PH} rows',
      '{$PH}{$INTERPOLATION} open',
      'Not $PH but {$PH}',
      'Open it at noon',
    ],
    people: [
      ['Hello {$PH}', 'Hallo {$ph}', true],
      ['Rows of {$INTERPOLATION}', 'Zeilen von {INTERPOLATION}', true],
      ['Rows of {$INTERPOLATION}', 'Zeilen von { $INTERPOLATION }', true],
      ['{$START_TAG_B}Rows{$CLOSE_TAG_B}', '{$START_TAG_B}Zeilen', true],
      ['Hello {$PH}', "L'{$PH} d'or | @", false],
      ['Rows at {$INTERPOLATION}', '{$INTERPOLATION}er Zeilen, 5 %', false],
      ['{$START_TAG_B}Rows{$CLOSE_TAG_B}', 'Die {$START_TAG_B}Zeilen{$CLOSE_TAG_B}', false],
    ],
  }));
