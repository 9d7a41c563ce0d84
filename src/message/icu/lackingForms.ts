import {
  isPluralCategory,
  pluralCategories,
  pluralForms,
  type PluralCategory,
} from '../plurals/pluralForms.ts';
import { isRare } from '../plurals/formNumbers.ts';
import type { IcuForm, IcuPlural } from './icuForms.ts';

/** A form that a plural lacks: its text goes to a place of the message, between what opens and what closes it. */
export interface LackingForm {
  readonly key: PluralCategory;
  /** In UTF-16 units. */
  readonly at: number;
  readonly open: string;
  readonly close: string;
}

/** The forms that a language needs and a plural of a message lacks, spaced as those that are there. */
export function lackingForms(
  text: string,
  { forms, type }: Pick<IcuPlural, 'forms' | 'type'>,
  locale: string,
): readonly LackingForm[] {
  const known = new Set(forms.map(({ key }) => key));
  const lacking = pluralForms(locale, type).categories.filter(
    (category) => !known.has(category) && !isRare(category, locale, type),
  );
  return lacking.flatMap((key) => placeOf(key, text, forms) ?? []);
}

/** In front of the next category that is there, else behind the last form. */
function placeOf(
  key: PluralCategory,
  text: string,
  forms: readonly IcuForm[],
): LackingForm | undefined {
  const next = forms.find((form) => isPluralCategory(form.key) && isBefore(key, form.key));
  const last = forms.at(-1);
  const beside = next ?? last;
  const spacing = beside && spacingOf(text, beside);
  if (last === undefined || spacing === undefined) return undefined;
  const { start, before, after } = spacing;
  const open = `${key}${after}{`;
  if (next !== undefined) return { key, at: start, open, close: `}${before}` };
  return { key, at: last.end + 1, open: before + open, close: '}' };
}

const isBefore = (one: PluralCategory, other: PluralCategory) =>
  pluralCategories.indexOf(one) < pluralCategories.indexOf(other);

/** Where the name of a form starts, and the white space before and after it. */
function spacingOf(text: string, { key, start: inside }: IcuForm) {
  const head = text.slice(0, inside - 1);
  const named = head.trimEnd();
  if (!named.endsWith(key)) return undefined;
  const start = named.length - key.length;
  const before = text.slice(text.slice(0, start).trimEnd().length, start);
  return { start, before: before === '' ? ' ' : before, after: head.slice(named.length) };
}
