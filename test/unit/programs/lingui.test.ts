import { compileMessage } from '@lingui/message-utils/compileMessage';
import { isJudged, valuesOf } from './judged.ts';

type Compiled = ReturnType<typeof compileMessage>;

/** What Lingui makes of its compiled messages: a text, an argument, or a choice of texts. */
function said(
  compiled: Compiled,
  values: Readonly<Record<string, string | number>>,
  locale: string,
): string {
  if (typeof compiled === 'string') return compiled;
  return compiled
    .map((token): string => {
      if (typeof token === 'string') return token;
      const [name, type, choices] = token;
      const value = values[name];
      if (value === undefined) return '';
      if (type === undefined || typeof choices !== 'object') return String(value);
      const form =
        type === 'select' ? String(value) : new Intl.PluralRules(locale).select(value as number);
      const options = choices as unknown as Readonly<Record<string, Compiled>>;
      const chosen = options[`=${value}`] ?? options[value] ?? options[form] ?? options['other'];
      const inner = said(chosen ?? [], values, locale);
      return type === 'select' ? inner : inner.replaceAll('#', String(value));
    })
    .join('');
}

/** What Lingui shows for one and for several. */
const shows = (message: string, locale: string): readonly string[] =>
  [1, 5].map((n) =>
    said(compileMessage(message), { ...valuesOf('0', 'name', 'place'), n, kind: 'mine' }, locale),
  );

describe('Lingui', () =>
  isJudged({
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
