import assert from 'node:assert/strict';
import {
  pluralCategories,
  type PluralCategory,
} from '../../../../src/message/plurals/pluralForms.ts';
import { neededForms, type FormUse } from '../../../../src/message/plurals/neededForms.ts';
import { cldrRules, unknownRules } from '../../../../src/message/plurals/pluralRules.ts';
import { rails, railsI18n, ruby } from '../../../../src/programs/ruby.ts';
import { slang } from '../../../../src/programs/slang.ts';

const rules = {
  cldr: cldrRules,
  unknown: unknownRules,
  railsI18n: railsI18n.plurals ?? unknownRules,
  rails: rails.plurals ?? unknownRules,
  ruby: ruby.plurals ?? unknownRules,
  slang: slang.plurals ?? unknownRules,
};
type RulesName = keyof typeof rules;

/** `20 one other` is a file of 20 families with these forms, `20 one:3 other` one where three of them have the first. */
function use(text: string): FormUse {
  const [families, ...forms] = text.split(' ');
  const counts = forms.map((form): [PluralCategory, number] => {
    const [name = '', count = families] = form.split(':');
    const category = pluralCategories.find((one) => one === name);
    assert.ok(category);
    return [category, Number(count)];
  });
  return { families: Number(families), forms: new Map(counts) };
}

function needed(
  program: RulesName,
  locale: string,
  own = '0',
  others: Readonly<Record<string, string>> = {},
): string {
  const forms = neededForms({
    rules: rules[program],
    locale,
    type: 'cardinal',
    own: use(own),
    others: Object.entries(others).map(([locale, text]) => ({ locale, ...use(text) })),
  });
  return forms.join(' ');
}

describe('the plural forms of a new file', () => {
  const cases: readonly [program: RulesName, locales: string, forms: string][] = [
    ['cldr', 'es fr it pt-BR ca', 'one many other'],
    ['cldr', 'cs pl ru lt', 'one few many other'],
    ['cldr', 'he', 'one two other'],
    ['cldr', 'ja zh-TW id', 'other'],
    ['railsI18n', 'en de es es-MX fr-CA it pt-BR ca he lv hi tr xx', 'one other'],
    ['railsI18n', 'zh zh-Hans ja-JP ko-KR pap', 'one other'],
    ['railsI18n', 'ru-RU', 'one few many other'],
    ['railsI18n', 'cs sk lt hr ro', 'one few other'],
    ['railsI18n', 'pl ru uk be', 'one few many other'],
    ['railsI18n', 'ja ko zh-CN zh_HK id az fa kn wo pap-AW', 'other'],
    ['railsI18n', 'ar', 'zero one two few many other'],
    ['slang', 'es fr sk', 'one other'],
    ['slang', 'cs', 'one few other'],
    ['slang', 'ja', 'other'],
    ['ruby', 'en ja pl ar', 'one other'],
    ['unknown', 'es fr ja', 'one other'],
    ['unknown', 'cs lt', 'one few other'],
    ['unknown', 'pl', 'one few many other'],
  ];
  for (const [program, locales, forms] of cases) {
    for (const locale of locales.split(' ')) {
      it(`are ${forms} for ${program} in ${locale}`, () =>
        assert.equal(needed(program, locale), forms));
    }
  }
});

describe('the plural forms of a file that has some', () => {
  const cases: readonly [
    what: string,
    program: RulesName,
    locale: string,
    own: string,
    forms: string,
  ][] = [
    ['leave out one for millions that none has', 'cldr', 'es', '59 one other', 'one other'],
    ['have one for millions that most have', 'cldr', 'es', '9 one many:8 other', 'one many other'],
    ['leave it out where few have it', 'cldr', 'es', '9 one many:2 other', 'one other'],
    ['leave out one for fractions', 'cldr', 'cs', '5 one few other', 'one few other'],
    ['need what small numbers ask for', 'cldr', 'pl', '9 one other', 'one few many other'],
    ['need the rules of the gem', 'railsI18n', 'pl', '65 one other', 'one few many other'],
    ['have no more than the gem asks for', 'railsI18n', 'fa', '20 one other', 'other'],
    ['follow the files where the gem is not known', 'rails', 'fa', '20 one other', 'one other'],
    ['follow them to fewer', 'rails', 'pl', '65 one other', 'one other'],
    [
      'need one where each gem asks for it',
      'rails',
      'pl',
      '9 few many other',
      'one few many other',
    ],
    ['need one where I18n asks for it', 'rails', 'de', '9 other', 'one other'],
    ['follow the files where one gem leaves it out', 'rails', 'ja', '9 other', 'other'],
    [
      'are complete where the program tells forms apart',
      'rails',
      'pl',
      '9 one few other',
      'one few many other',
    ],
    [
      'may be more than those of the program',
      'ruby',
      'ru',
      '9 one few many other',
      'one few many other',
    ],
    ['leave out a singular that the language has not', 'ruby', 'ja', '9 other', 'other'],
    ['leave out what is never there', 'slang', 'ru', '2 one other', 'one other'],
    ['have what a program of its own has', 'unknown', 'es', '3 one many other', 'one many other'],
  ];
  for (const [what, program, locale, own, forms] of cases) {
    it(`${what}: ${program}, ${locale}, ${own}`, () =>
      assert.equal(needed(program, locale, own), forms));
  }
});

describe('the plural forms of a new file beside those of other locales', () => {
  const cases: readonly [
    program: RulesName,
    locale: string,
    others: Readonly<Record<string, string>>,
    forms: string,
  ][] = [
    ['cldr', 'fr', { es: '59 one other' }, 'one other'],
    ['cldr', 'fr', { es: '59 one many other', it: '3 one other' }, 'one many other'],
    ['cldr', 'fr', { de: '59 one other', cs: '59 one few other' }, 'one many other'],
    ['cldr', 'pl', { ru: '9 one other' }, 'one few many other'],
    ['ruby', 'ja', { zh: '9 other' }, 'other'],
    ['ruby', 'ja', { de: '9 other' }, 'one other'],
    ['slang', 'ru', { uk: '9 one other', de: '9 one other' }, 'one other'],
  ];
  for (const [program, locale, others, forms] of cases) {
    it(`are ${forms} for ${program} in ${locale} beside ${Object.keys(others).join(', ')}`, () =>
      assert.equal(needed(program, locale, '0', others), forms));
  }
});
