import {
  isPluralElement,
  isSelectElement,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser';
import { MessageSyntaxError } from '../messageSyntaxError.ts';
import {
  type PluralType,
  isPluralCategory,
  pluralCategories,
  pluralForms,
  type PluralCategory,
  isRare,
} from '../plurals/pluralForms.ts';
import { readElements } from './parseIcu.ts';

/** A plural in the text of an ICU message, with its forms in the order of the text. */
export interface IcuPlural {
  /** What its forms are chosen by. */
  readonly argument: string;
  readonly type: PluralType;
  readonly forms: readonly IcuForm[];
}

export interface IcuForm {
  /** A category of CLDR, or a case for one number such as `=0`. */
  readonly key: string;
  /** Where the text between its braces is, in UTF-16 units; `end` is that of the closing brace. */
  readonly start: number;
  readonly end: number;
}

/** The plurals of an ICU message as it is written, those in a select included; none where it is none. */
export function icuPlurals(text: string): readonly IcuPlural[] {
  if (!/,\s*(?:plural|selectordinal)\s*,/u.test(text)) return [];
  try {
    return pluralsIn(readElements(text, true));
  } catch (error) {
    if (error instanceof MessageSyntaxError) return [];
    throw error;
  }
}

function pluralsIn(elements: readonly MessageFormatElement[]): readonly IcuPlural[] {
  return elements.flatMap((element): readonly IcuPlural[] => {
    if (isSelectElement(element))
      return Object.values(element.options).flatMap(({ value }) => pluralsIn(value));
    if (!isPluralElement(element)) return [];
    const { value: argument, pluralType: type = 'cardinal', options } = element;
    const forms = Object.entries(options).flatMap(([key, { location }]): readonly IcuForm[] => {
      if (location === undefined) return [];
      return [{ key, start: location.start.offset + 1, end: location.end.offset - 1 }];
    });
    return [{ argument, type, forms }];
  });
}

/** A form that a plural lacks: its text goes to a place of the message, between what opens and what closes it. */
interface LackingForm {
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
