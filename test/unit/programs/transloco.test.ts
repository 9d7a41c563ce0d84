import { isJudged, valueOf, valuesOf } from './judged.ts';

const values: Readonly<Record<string, string>> = valuesOf('name', 'place', 'count');

/** What Transloco's functional transpiler shows (its transloco.transpiler.ts): nothing of what it has no value for. */
const shows = (message: string): readonly string[] => [
  message
    .replaceAll(/\[\[\s*(\w+)\((.*?)\)\s*\]\]/g, (_, call: string, args: string) => {
      if (call !== 'money') throw new Error(call);
      return valueOf(
        args
          .split(',')
          .map((one) => one.trim())
          .join(),
      );
    })
    .replaceAll(/\{\{([^{}]*?)\}\}/g, (_, name: string) => values[name.trim()] ?? ''),
];

describe('Transloco', () =>
  isJudged({
    id: 'transloco',
    manifest: { 'package.json': '{"dependencies": {"@jsverse/transloco": "8"}}' },
    pathOf: (locale) => `src/assets/i18n/${locale}.json`,
    shows,
    messages: [
      'Open the gate of {{name}}',
      'the {{ name }} at {{place}}',
      "Don't open the '{{name}}'",
      'Open the [[ money(AMOUNT, 2) ]] at noon',
      '[[money(AMOUNT)]] or this {{ name }}',
      '50 percent of the {{count}} rows',
      '{{name}}{{place}} open',
      'Not {NAME} but {{name}}',
    ],
    people: [
      ['Hello {{name}}', 'Hallo {name}', true],
      ['Rows of {{name}}', 'Zeilen von {{nmae}}', true],
      ['Total [[ money(amount, 2) ]] due', 'Summe [[ geld(amount, 2) ]] fällig', true],
      ['Total [[ money(amount, 2) ]] due', 'Summe [[ money(Betrag, 2) ]] fällig', true],
      ['Hello {{name}}', "L'{{ name }} d'or | @", false],
      ['Rows at {{ place }}', '{{place}}er Zeilen, 5 %', false],
      ['Total [[ money(amount, 2) ]] due', '[[ money(amount, 2) ]] sind fällig', false],
    ],
  }));
