import {
  pluralCategories,
  pluralForms,
  type PluralCategory,
  type PluralType,
  isRare,
} from './pluralForms.ts';

/**
 * Who reads the plural forms of a file, and so decides which there are:
 *
 * - `cldr`: what asks `Intl` or ICU, i18next foremost.
 * - `railsI18n`: Rails with the rules of the gem rails-i18n; `rails`: Rails, as far as is known.
 * - `slang`: the Dart package, with the rules that it brings along.
 * - `oneOther`: tells one from all others by itself, in every language: counterpart, Ruby's I18n without rules.
 * - `unknown`: CLDR is supposed, and one told from others in every language.
 */
export type PluralProgram = 'cldr' | 'railsI18n' | 'rails' | 'slang' | 'oneOther' | 'unknown';

/** The plural forms that a program has for a language. */
export interface ProgramForms {
  /** Those of a file that shows nothing else, in CLDR's order. */
  readonly usual: readonly PluralCategory[];
  /** Those of them that the program asks for whatever the files of a project show. */
  readonly firm: readonly PluralCategory[];
  /** Files may have more forms than the usual ones: the rules are known too little. */
  readonly isOpen: boolean;
}

/** The forms that a program asks for in a locale. */
export function programForms(
  program: PluralProgram,
  locale: string,
  type: PluralType,
): ProgramForms {
  if (program === 'cldr' || type === 'ordinal') {
    const usual = pluralForms(locale, type).categories;
    return { usual, firm: usual.filter((form) => !isRare(form, locale, type)), isOpen: false };
  }
  const usual = usualForms(program, locale);
  if (program === 'railsI18n') return { usual, firm: usual, isOpen: false };
  return { usual, firm: ['other'], isOpen: true };
}

function usualForms(
  program: Exclude<PluralProgram, 'cldr'>,
  locale: string,
): readonly PluralCategory[] {
  const [language = ''] = locale.toLowerCase().split(/[-_]/u, 1);
  switch (program) {
    case 'railsI18n':
    case 'rails':
      return railsI18n.get(language) ?? oneOther;
    case 'slang':
      return slang.get(language) ?? oneOther;
    case 'oneOther':
      return oneOther;
    case 'unknown':
      return pluralCategories.filter((form) => oneOther.includes(form) || isUsual(form, locale));
  }
}

function isUsual(form: PluralCategory, locale: string): boolean {
  const { categories } = pluralForms(locale, 'cardinal');
  return categories.includes(form) && !isRare(form, locale, 'cardinal');
}

const oneOther: readonly PluralCategory[] = ['one', 'other'];
const oneFewOther: readonly PluralCategory[] = ['one', 'few', 'other'];
const oneFewManyOther: readonly PluralCategory[] = ['one', 'few', 'many', 'other'];

/** The languages that the gem rails-i18n has rules for, where these are others than one and other. */
const railsI18n = byLanguage([
  ['az fa id ja km kn ko lo ms pap th vi wo zh', ['other']],
  ['bs cs hr lt ro sk sr', oneFewOther],
  ['be pl ru uk', oneFewManyOther],
  ['gd hsb sl', ['one', 'two', 'few', 'other']],
  ['ar', pluralCategories],
]);

/** The same of slang, which shows the form for others where it finds no other one. */
const slang = byLanguage([
  ['ja vi', ['other']],
  ['cs', oneFewOther],
  ['pl ru uk', oneFewManyOther],
  ['ar', pluralCategories],
]);

function byLanguage(
  rows: readonly (readonly [languages: string, forms: readonly PluralCategory[]])[],
): ReadonlyMap<string, readonly PluralCategory[]> {
  return new Map(
    rows.flatMap(([languages, forms]) => languages.split(' ').map((one) => [one, forms] as const)),
  );
}
