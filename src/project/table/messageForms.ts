import { icuPlurals, type IcuPlural, lackingForms } from '../../message/icu/icuForms.ts';
import {
  isPluralCategory,
  pluralCategories,
  pluralForms,
  type PluralType,
} from '../../message/plurals/pluralForms.ts';
import { nameOfForm, pluralFamilies } from '../../message/plurals/plurals.ts';
import type { TableRow } from './tableSection.ts';

/** A form of a plural message in the source or in a locale. */
export interface MessageForm {
  /** A category of CLDR or a case for one number such as `=0`; behind its argument, where there are several plurals. */
  readonly name: string;
  /** Numbers that it is for, from the smallest on; none where the language has none. */
  readonly numbers: readonly number[];
  /** Nothing where the file does not have it. */
  readonly text: string | undefined;
  /** The message that holds it, with its whole text, and where in that the form is, in UTF-16 units. */
  readonly row: TableRow;
  readonly whole: string | undefined;
  readonly start: number;
  readonly end: number;
  /** What is to be written in front of its text and behind it, where its message has none of it yet. */
  readonly open: string;
  readonly close: string;
}

/** The forms of a plural message, by keys of their own or in one ICU text; none of any other message. */
export function messageForms(row: TableRow, locale: string | undefined): readonly MessageForm[] {
  const keyed = formsByKey(row, locale);
  return keyed.length > 0 ? keyed : formsInText(row, locale);
}

function formsInText(row: TableRow, locale: string | undefined): readonly MessageForm[] {
  const whole = textOf(row, locale);
  if (whole === undefined) return [];
  const plurals = icuPlurals(whole);
  const isOne = plurals.every(({ argument }) => argument === plurals[0]?.argument);
  return plurals.flatMap((plural) =>
    placesIn(whole, plural, locale).map(({ key, ...place }) => ({
      name: isOne ? key : `${plural.argument}: ${key}`,
      numbers: numbersOf(key, localeOf(row, locale), plural.type),
      row,
      whole,
      ...place,
    })),
  );
}

/** The forms of a plural in their order; in a translation also those that its language needs and the text lacks. */
function placesIn(whole: string, plural: IcuPlural, locale: string | undefined) {
  const there = plural.forms.map(({ key, start, end }) => {
    return { key, text: whole.slice(start, end), start, end, open: '', close: '' };
  });
  if (locale === undefined) return there;
  const lacking = lackingForms(whole, plural, locale).map(({ key, at, open, close }) => {
    return { key, text: undefined, start: at, end: at, open, close };
  });
  return [...there, ...lacking].toSorted((a, b) => a.start - b.start);
}

/** i18next's `items_one`, and `one` in a group of its own. */
function formsByKey(row: TableRow, locale: string | undefined): readonly MessageForm[] {
  const rows = siblingsOf(row);
  const own = [...rows].flatMap(([name, { id, source, path }]) =>
    path === source.path ? [{ name, text: source.value, id }] : [],
  );
  const name = String(row.path.at(-1));
  const family = pluralFamilies(own, row.section.set.source.locale).find((one) =>
    pluralCategories.some((category) => nameOfForm(one, category) === name),
  );
  if (family === undefined) return [];
  return pluralCategories.flatMap((category): readonly MessageForm[] => {
    const form = rows.get(nameOfForm(family, category));
    if (form === undefined || !isIn(form, locale)) return [];
    const whole = textOf(form, locale);
    const numbers = numbersOf(category, localeOf(row, locale), family.type);
    const end = whole?.length ?? 0;
    const place = { start: 0, end, open: '', close: '' };
    return [{ name: category, numbers, text: whole, row: form, whole, ...place }];
  });
}

/** The messages of its group that may be forms, by their names. */
function siblingsOf({ path, section }: TableRow): ReadonlyMap<string, TableRow> {
  const group = path.slice(0, -1);
  const isBeside = (other: TableRow['path']) =>
    other.length === path.length && group.every((step, place) => step === other[place]);
  const rows = new Map<string, TableRow>();
  if (!isFormName(path.at(-1))) return rows;
  for (const row of section.rows) {
    const name = row.path.at(-1);
    if (isFormName(name) && isBeside(row.path)) rows.set(name, row);
  }
  return rows;
}

const isFormName = (name: string | number | undefined): name is string =>
  typeof name === 'string' && isPluralCategory(name.slice(name.lastIndexOf('_') + 1));

/** A form that only translations have is none of the source. */
function isIn(row: TableRow, locale: string | undefined): boolean {
  if (locale === undefined) return row.path === row.source.path;
  const state = row.section.cell(row, locale)?.state;
  return state !== undefined && state !== 'none';
}

const textOf = (row: TableRow, locale: string | undefined): string | undefined =>
  locale === undefined ? row.source.value : row.section.cell(row, locale)?.text;

const localeOf = ({ section }: TableRow, locale: string | undefined): string =>
  locale ?? section.set.source.locale;

/** Whole numbers where the form has any, else fractions. */
function numbersOf(key: string, locale: string, type: PluralType): readonly number[] {
  if (!isPluralCategory(key)) return key.startsWith('=') ? [Number(key.slice(1))] : [];
  const all = pluralForms(locale, type).samples(key);
  const whole = all.filter(Number.isInteger);
  return (whole.length > 0 ? whole : all).toSorted((a, b) => a - b);
}
