import { createInstance } from 'i18next';
import { isJudged, valueOf, valuesOf } from './judged.ts';

/** What i18next shows; an argument that it has no value for is shown as its name. */
function shows(message: string, locale: string): readonly string[] {
  const program = createInstance();
  void program.init({
    lng: locale,
    initAsync: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    resources: { [locale]: { translation: { message, help: valueOf('help'), greet: '{{name}}' } } },
  });
  const values = { ...valuesOf('name', 'place', 'count'), user: valuesOf('first') };
  return [program.t('message', values)];
}

describe('i18next', () =>
  isJudged({
    id: 'i18next',
    manifest: { 'package.json': '{"dependencies": {"i18next": "26"}}' },
    shows,
    messages: [
      'Open the gate of {{name}}',
      'the {{ name }} at {{place}}',
      '{{- name}} or this {{place}}',
      "Open the '{{name}}' at noon",
      'See $t(help) of {{name}}',
      '$t(greet, {"name": "FOX (RED)"}) came at noon',
      '<1>the {{name}}</1> or <2/>',
      'Hello {{user.first}}, open it',
      '50 percent of the {{count}}',
      'Not {ONE} but {{name}}',
      '{{name}}{{place}} open',
    ],
    people: [
      ['Hello {{name}}', 'Hallo { name }', true],
      ['Rows of {{name}}', 'Zeilen von {{nmae}}', true],
      ['Rows of {{name}}', 'Zeilen von {{Name}}', true],
      ['See $t(help) now', 'Siehe $(help) jetzt', true],
      ['Rows of {{name}}', 'Zeilen von {{name}', true],
      ['Hello {{name}}', "L'{{ name }} d'or", false],
      ['Rows at {{place}} of {{name}}', '{{name}}s Zeilen @{{place}}', false],
      ['See $t(help) now', '$t(help) | jetzt', false],
    ],
  }));
