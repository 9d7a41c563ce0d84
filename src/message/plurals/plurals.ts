import { exampleOf, neededExamples, type ExampleNumber } from './exampleNumber.ts';
import {
  exampleNumber,
  isPluralCategory,
  pluralCategories,
  pluralForms,
  sourceForm,
  type PluralCategory,
  type PluralType,
  isRare,
} from './pluralForms.ts';

/** A message among its siblings: the last segment of its key and its text. */
export interface NamedText {
  readonly name: string;
  readonly text: string;
}

/**
 * The messages that are the plural forms of one: `items_one` and `items_other` of i18next, or `one` and `other` under a
 * parent of their own, as in Rails.
 */
export interface PluralFamily {
  /**
   * What is before the suffix; an i18next context (`friend_male`) is part of it. Empty where the names are categories.
   */
  readonly base: string;
  readonly type: PluralType;
  readonly sourceLocale: string;
  readonly forms: ReadonlyMap<PluralCategory, NamedText>;
}

/** A message that the target file needs, and the source message that it is translated from. */
export interface ExpectedName {
  readonly name: string;
  readonly sourceName: string;
  readonly category: PluralCategory;
  /** Set where another form is made from the same text for other numbers. */
  readonly example: ExampleNumber | undefined;
}

/**
 * The plural families among sibling messages, by the rules of i18next (v4 JSON). Siblings that are named by a category
 * alone are taken for one family.
 *
 * A family has an `_other` form and at least one more, and only forms that the source language has (`_zero` is allowed in
 * every language, as i18next does). So `option_one`, `option_two`, `option_other` in English stay three messages; but where
 * all forms of the language are there and show `count`, forms of other languages beside them are part of the family. In a
 * language with one form only, `_other` alone is a family if its text shows `count`. The `_plural` and `_0` suffixes of
 * older formats are not families.
 */
export function pluralFamilies(
  siblings: readonly NamedText[],
  sourceLocale: string,
): readonly PluralFamily[] {
  const found = new Map<string, PluralFamily & { forms: Map<PluralCategory, NamedText> }>();
  for (const sibling of siblings) {
    const parts = splitName(sibling.name);
    if (parts === undefined) continue;
    const id = `${parts.type} ${parts.base}`;
    const family = found.get(id) ?? {
      base: parts.base,
      type: parts.type,
      sourceLocale,
      forms: new Map<PluralCategory, NamedText>(),
    };
    family.forms.set(parts.category, sibling);
    found.set(id, family);
  }
  return [...found.values()].filter(isFamily);
}

/**
 * The messages that a target file has for a family, if it needs these forms; `sourceName` repeats where the source has
 * fewer of them. A form for zero is there in every language where the source has one.
 */
export function expectedNames(
  family: PluralFamily,
  targetLocale: string,
  needed: readonly PluralCategory[],
): readonly ExpectedName[] {
  const { type, forms } = family;
  const wanted = new Set(needed);
  if (type === 'cardinal' && forms.has('zero')) wanted.add('zero');
  const names = pluralCategories
    .filter((category) => wanted.has(category))
    .map((category) => expectedName(family, category, targetLocale));
  const examples = neededExamples(names);
  return names.map(({ name, sourceName, category }, place) => ({
    name,
    sourceName,
    category,
    example: examples[place],
  }));
}

function expectedName(
  family: PluralFamily,
  category: PluralCategory,
  targetLocale: string,
): ExpectedName & { readonly text: string } {
  const { type, forms } = family;
  const from = sourceForm(category, type, targetLocale, {
    locale: family.sourceLocale,
    has: (form) => forms.has(form),
    mentionsNumber: (form) => showsCount(forms.get(form)?.text ?? ''),
  });
  const text = forms.get(from)?.text ?? '';
  const count = countPlaceholder.exec(text)?.[0];
  const number =
    type === 'cardinal' ? exampleNumber(category, type, targetLocale, from) : undefined;
  return {
    name: nameOfForm(family, category),
    sourceName: nameOfForm(family, from),
    category,
    text,
    example: count === undefined ? undefined : exampleOf(count, number),
  };
}

/** `{{count}}`, also with spaces, a format, or the other brackets that i18next, Rails and counterpart use. */
const countPlaceholder = /\{\{-?\s*count\s*(?:,[^{}]*)?\}\}|[$%]?\{\s*count\s*\}|%\(count\)[sd]/;

function isFamily(family: PluralFamily): boolean {
  const { forms, type, sourceLocale } = family;
  const other = forms.get('other');
  if (other === undefined) return false;
  const own = pluralForms(sourceLocale, type).categories;
  const allowed = (form: PluralCategory): boolean =>
    own.includes(form) || (form === 'zero' && type === 'cardinal');
  if (![...forms.keys()].every(allowed)) return isFamilyWithForeignForms(family);
  return forms.size > 1 || (own.length === 1 && showsCount(other.text));
}

/**
 * Files of i18next may have the forms of all languages in the source, where i18next reads its own. Few and many tell them
 * from things that are counted: option one, option two.
 */
function isFamilyWithForeignForms({ base, forms, type, sourceLocale }: PluralFamily): boolean {
  const own = pluralForms(sourceLocale, type).categories;
  const isWhole = own.every((form) => forms.has(form) || isRare(form, sourceLocale, type));
  const isForm = forms.has('few') || forms.has('many');
  return base !== '' && isForm && isWhole && showsCount(forms.get('other')?.text ?? '');
}

function showsCount(text: string): boolean {
  return countPlaceholder.test(text);
}

/** The name of the message that holds a form of a family. */
export function nameOfForm(family: PluralFamily, category: PluralCategory): string {
  if (family.base === '') return category;
  return family.base + (family.type === 'ordinal' ? '_ordinal_' : '_') + category;
}

function splitName(
  name: string,
): { base: string; type: PluralType; category: PluralCategory } | undefined {
  if (isPluralCategory(name)) return { base: '', type: 'cardinal', category: name };
  const cut = name.lastIndexOf('_');
  const category = name.slice(cut + 1);
  if (cut < 1 || !isPluralCategory(category)) return undefined;
  const rest = name.slice(0, cut);
  const ordinal = rest.endsWith('_ordinal') && rest.length > '_ordinal'.length;
  return ordinal
    ? { base: rest.slice(0, -'_ordinal'.length), type: 'ordinal', category }
    : { base: rest, type: 'cardinal', category };
}
