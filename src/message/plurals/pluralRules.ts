import {
  isRare,
  pluralCategories,
  pluralForms,
  type PluralCategory,
  type PluralType,
} from './pluralForms.ts';

/** The plural forms that a program has for a language. */
export interface ProgramForms {
  /** Those of a file that shows nothing else, in CLDR's order. */
  readonly usual: readonly PluralCategory[];
  /** Those of them that the program asks for whatever the files of a project show. */
  readonly firm: readonly PluralCategory[];
  /** Files may have more forms than the usual ones: the rules are known too little. */
  readonly isOpen: boolean;
  /** Nothing says that the program has rules of its own: it may tell one from all others. */
  readonly mayBeTwofold?: true;
}

/** The forms that a program asks for in a locale, as far as it is known. */
export type PluralRules = (locale: string, type: PluralType) => ProgramForms;

/** What asks `Intl` or ICU. */
export const cldrRules: PluralRules = (locale, type) => {
  const usual = pluralForms(locale, type).categories;
  return { usual, firm: usual.filter((form) => !isRare(form, locale, type)), isOpen: false };
};

/** Of a program that nobody knows: CLDR is supposed, and one told from others in every language. */
export const unknownRules: PluralRules = rulesOf((locale) => {
  const { categories } = pluralForms(locale, 'cardinal');
  const isUsual = (form: PluralCategory) =>
    categories.includes(form) && !isRare(form, locale, 'cardinal');
  const usual = pluralCategories.filter((form) => oneOther.includes(form) || isUsual(form));
  return { usual, firm: ['other'], isOpen: true };
});

/** The rules of a program that has its own for cardinal numbers. */
export function rulesOf(cardinal: (locale: string) => ProgramForms): PluralRules {
  return (locale, type) => (type === 'ordinal' ? cldrRules(locale, type) : cardinal(locale));
}

/** One told from all others. */
export const oneOther: readonly PluralCategory[] = ['one', 'other'];
