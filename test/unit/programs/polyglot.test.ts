import Polyglot from 'node-polyglot';
import { isJudged, valuesOf } from './judged.ts';

/** What Polyglot shows for one and for several. */
function shows(message: string, locale: string): readonly string[] {
  const program = new Polyglot({ locale, phrases: { message } });
  const values = valuesOf('name', 'place');
  return [1, 5].map((count) => program.t('message', { ...values, smart_count: count }));
}

describe('Polyglot', () =>
  isJudged({
    id: 'polyglot',
    manifest: { 'package.json': '{"dependencies": {"node-polyglot": "2"}}' },
    shows,
    messages: [
      'Open the gate of %{name}',
      'the %{name} at %{place}',
      "Don't open the '%{name}'",
      '%{smart_count} row |||| %{smart_count} rows at noon',
      'the row of %{name} |||| open the %{smart_count} rows',
      '50 percent of the %{smart_count} rows',
      '%{name}%{place} open',
      'this {{NAME}} or <b>the %{name}</b>',
    ],
    people: [
      ['Hello %{name}', 'Hallo %{nmae}', true],
      ['Rows of %{name}', 'Zeilen von {name}', true],
      ['Rows at %{place}', 'Zeilen in %{ place }', true],
      [
        '%{smart_count} row of %{name} |||| %{smart_count} rows',
        '%{smart_count} Zeile |||| %{smart_count} Zeilen',
        true,
      ],
      ['Hello %{name}', "L'%{name} d'or @ 5 %", false],
      [
        '%{smart_count} row |||| %{smart_count} rows',
        '%{smart_count} Zeile||||%{smart_count} Zeilen',
        false,
      ],
      ['Rows at %{place}', '%{place}er Zeilen', false],
    ],
  }));
