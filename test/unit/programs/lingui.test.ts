import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { isJudged, situations, valuesOf } from './judged.ts';

type Compiled = ReturnType<typeof compileMessageOrThrow>;
type Choices = Readonly<Record<string, Compiled>> & { readonly offset?: number };

/** What Lingui makes of its compiled messages: a text, an argument, or a choice of texts. */
function said(
  compiled: Compiled,
  values: Readonly<Record<string, string | number>>,
  locale: string,
  counted?: number,
): string {
  if (typeof compiled === 'string') return compiled;
  return compiled
    .map((token): string => {
      if (typeof token === 'string')
        return token === '#' && counted !== undefined ? String(counted) : token;
      const [name, type, choices] = token;
      const value = values[name];
      if (value === undefined) return '';
      if (type === undefined || typeof choices !== 'object') return String(value);
      const { offset = 0, ...options } = choices as unknown as Choices;
      if (type === 'select') return said(options[value] ?? options['other'] ?? [], values, locale);
      const number = Number(value) - offset;
      const rules = new Intl.PluralRules(locale, {
        type: type === 'plural' ? 'cardinal' : 'ordinal',
      });
      const chosen = options[value] ?? options[rules.select(number)] ?? options['other'] ?? [];
      return said(chosen, values, locale, number);
    })
    .join('');
}

/** What Lingui shows. */
function shows(message: string, locale: string): readonly string[] {
  const compiled = compileMessageOrThrow(message);
  const values = valuesOf('0', 'name', 'place', 'day');
  return situations.map((situation) => said(compiled, { ...values, ...situation }, locale));
}

describe('Lingui', () =>
  isJudged({
    id: 'lingui',
    manifest: { 'package.json': '{"dependencies": {"@lingui/core": "6"}}' },
    shows,
    messages: [
      'Open the gate of {name}',
      'the {0} at {place}',
      "It''s the '{NAME}' of {name}",
      "Don't open the {0}",
      '{n, plural, one {# row} other {the # rows of {name}}}',
      'You open {n, plural, one {the # row} other {# rows}} at {place}',
      '{kind, select, mine {the {name}} other {the row}}',
      '<0>the {name}</0> or this<1/>',
      '50 percent of {n}',
      '{name}{place} open',
    ],
    people: [
      ['Rows of {name}', 'Zeilen von {nmae}', true],
      ['Rows of {name} at {place}', "Zeilen l'{name} d'{place}", true],
      ['Hello {name}', "Hallo l'{name}", false],
      ['Rows of {0}', 'Zeilen von { 1 }', true],
      ['Rows of {name}', 'Zeilen von name', true],
      ['Hello {name}', "L''{ name } d'or", false],
      ['Rows at {place}', '{place}er Zeilen | @%', false],
      [
        '{n, plural, one {# row} other {# rows}}',
        '{n, plural, =1 {Zeile} one {#} other {# Zeilen}}',
        false,
      ],
    ],
  }));
