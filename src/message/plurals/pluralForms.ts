/** The plural categories of CLDR, in the order in which messages and files list them. */
export const pluralCategories = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

export type PluralCategory = (typeof pluralCategories)[number];
export type PluralType = 'cardinal' | 'ordinal';

/** What one language does with numbers. */
export interface PluralForms {
  /** False when Intl has no rules for the locale; a singular and a plural are then assumed. */
  readonly known: boolean;
  readonly categories: readonly PluralCategory[];
  categoryOf(value: number): PluralCategory;
  /** Numbers that fall into the category, the best example first; empty when it has none. */
  samples(category: PluralCategory): readonly number[];
}

/** Every category of every language shows up within these. Two comes first: it reads as a plural. */
const sampleNumbers = [...Array.from({ length: 199 }, (_, i) => i + 2), 1, 0, 1000, 1_000_000];
const sampleFractions = [1.5, 0.5];

const cache = new Map<string, PluralForms>();

/** The plural rules of a locale, as `Intl.PluralRules` knows them. Never throws on an odd locale. */
export function pluralForms(locale: string, type: PluralType): PluralForms {
  const key = `${type} ${locale}`;
  const forms = cache.get(key) ?? readForms(locale, type);
  cache.set(key, forms);
  return forms;
}

/** One of the six words of CLDR, whether or not a given language uses it. */
export function isPluralCategory(name: string): name is PluralCategory {
  return (pluralCategories as readonly string[]).includes(name);
}

function readForms(locale: string, type: PluralType): PluralForms {
  const tag = supportedTag(locale);
  // Without rules of its own a locale would get those of the machine. German stands for "one and other, no ordinals".
  const rules = new Intl.PluralRules(tag ?? 'de', { type });
  const used = rules.resolvedOptions().pluralCategories;
  const numbers = type === 'cardinal' ? [...sampleNumbers, ...sampleFractions] : sampleNumbers;
  const samples = new Map<PluralCategory, number[]>();
  for (const value of numbers) {
    const category = rules.select(value);
    samples.set(category, [...(samples.get(category) ?? []), value]);
  }
  return {
    known: tag !== undefined,
    categories: pluralCategories.filter((category) => used.includes(category)),
    categoryOf: (value) => rules.select(value),
    samples: (category) => samples.get(category) ?? [],
  };
}

function supportedTag(locale: string): string | undefined {
  try {
    return Intl.PluralRules.supportedLocalesOf([locale.replaceAll('_', '-')])[0];
  } catch {
    return undefined;
  }
}

/** The forms that a source text offers, for `sourceForm`. */
export interface SourceForms {
  readonly locale: string;
  has(form: PluralCategory): boolean;
  /** Whether the form's text shows the number itself. */
  mentionsNumber(form: PluralCategory): boolean;
}

/**
 * The form of the source that a target category is translated from: its namesake where there is one, `other` elsewhere.
 *
 * Two cases need care. "One file" names a single number, but `one` also stands for 21 in Russian and for 0 in French, so
 * there the text comes from `other`. And where `other` is kept for fractions (Polish, Russian), `many` is the better source
 * of a plain plural.
 */
export function sourceForm(
  category: PluralCategory,
  type: PluralType,
  targetLocale: string,
  source: SourceForms,
): PluralCategory {
  const from = pluralForms(source.locale, type);
  const to = pluralForms(targetLocale, type);
  if (category === 'other') {
    const fractionsOnly = wholes(from, 'other').length === 0 && wholes(to, 'other').length > 0;
    return fractionsOnly && source.has('many') ? 'many' : 'other';
  }
  if (!source.has(category)) return 'other';
  const namesOneNumber = wholes(from, category).length <= 1 && !source.mentionsNumber(category);
  const standsForMore = wholes(to, category).length > 1;
  return namesOneNumber && standsForMore && source.mentionsNumber('other') ? 'other' : category;
}

function wholes(forms: PluralForms, category: PluralCategory): readonly number[] {
  return forms.samples(category).filter((value) => Number.isInteger(value));
}

/**
 * A number of the category. When the text comes from the source's `one` that is 1 where possible; when `one` is made from
 * another form, it is a number that reads as several where the language has one (21 in Russian).
 */
export function exampleNumber(
  category: PluralCategory,
  type: PluralType,
  locale: string,
  from: string,
): number | undefined {
  const samples = pluralForms(locale, type).samples(category);
  return from === 'one' && samples.includes(1) ? 1 : samples[0];
}

/** Which numbers a form is for in a language: small whole ones, only a million and more, only fractions, or none. */
type FormNumbers = 'usual' | 'millions' | 'fractions' | 'none';

export function formNumbers(form: PluralCategory, locale: string, type: PluralType): FormNumbers {
  const samples = pluralForms(locale, type).samples(form);
  if (samples.length === 0) return 'none';
  const whole = samples.filter(Number.isInteger);
  if (whole.length === 0) return 'fractions';
  return whole.every((value) => value >= 1_000_000) ? 'millions' : 'usual';
}

/** Whether hardly any message shows a number of the form. The form for all others is never rare. */
export function isRare(form: PluralCategory, locale: string, type: PluralType): boolean {
  return form !== 'other' && formNumbers(form, locale, type) !== 'usual';
}

/** Whether a form is for one number alone, or for none and one: it can do without showing that number. */
export function isForOneNumber(form: PluralCategory, locale: string, type: PluralType): boolean {
  const numbers = pluralForms(locale, type).samples(form).filter(Number.isInteger);
  return numbers.length <= 1 || numbers.every((number) => number <= 1);
}

/** Whether a form is there for none alone. */
export function isForNone(form: PluralCategory, locale: string, type: PluralType): boolean {
  return (
    form === 'zero' &&
    pluralForms(locale, type)
      .samples(form)
      .every((number) => number === 0)
  );
}
