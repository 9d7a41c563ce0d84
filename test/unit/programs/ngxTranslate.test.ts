import { isJudged, valuesOf } from './judged.ts';

const values: Readonly<Record<string, string>> = valuesOf('name', 'place', 'count', 'user.first');

/** What ngx-translate's default parser shows (its translate.parser.ts); what it has no value for, it leaves. */
const shows = (message: string): readonly string[] => [
  message.replaceAll(/\{\{\s?([^{}\s]*)\s?\}\}/g, (all, name: string) => values[name] ?? all),
];

describe('ngx-translate', () =>
  isJudged({
    id: 'ngxTranslate',
    manifest: { 'package.json': '{"dependencies": {"@ngx-translate/core": "17"}}' },
    pathOf: (locale) => `src/assets/i18n/${locale}.json`,
    shows,
    messages: [
      'Open the gate of {{name}}',
      'the {{ name }} at {{place}}',
      "Don't open the '{{name}}'",
      "Power 'On' at noon",
      '<b>the {{ user.first }}</b> or this',
      '50 percent of the {{count}} rows',
      '{{name}}{{place}} open',
      'Not {NAME} but {{name}}',
      'Open | {{name}} at noon',
    ],
    people: [
      ['Hello {{name}}', 'Hallo {name}', true],
      ['Rows of {{name}}', 'Zeilen von {{nmae}}', true],
      ['Rows of {{name}}', 'Zeilen von {{ Name }}', true],
      ['Rows of {{user.first}}', 'Zeilen von {{user. first}}', true],
      ['Hello {{name}}', "L'{{ name }} d'or | @", false],
      ['Rows at {{ place }}', '{{place}}er Zeilen, 5 %', false],
      ["Power 'On'", "Strom 'An'", false],
    ],
  }));
