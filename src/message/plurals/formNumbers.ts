import { pluralForms, type PluralCategory, type PluralType } from './pluralForms.ts';

/** Which numbers a form is for in a language: small whole ones, only a million and more, only fractions, or none. */
export type FormNumbers = 'usual' | 'millions' | 'fractions' | 'none';

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
