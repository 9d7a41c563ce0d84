import { exampleOf, neededExamples } from './exampleNumber.ts';
import { pluralForms } from './pluralForms.ts';
import type { ExpectedName, NamedText, PluralFamily } from './plurals.ts';

/*
 * Plural forms as i18next had them up to the third version of its files: `item` and `item_plural` in a language with two
 * forms, `item_0`, `item_1`, … in all others.
 */

/** A number of each form, in the order of their numbers, for languages that do not have just a singular and a plural. */
const numbers: ReadonlyMap<string, readonly number[]> = new Map(
  Object.entries({
    'ay bo cgg fa ht id ja jbo ka km ko ky lo ms sah su th tt ug vi wo zh': [1],
    'be bs cnr cs csb dz hr pl ru sk sr uk': [1, 2, 5],
    ar: [0, 1, 2, 3, 11, 100],
    cy: [1, 2, 3, 8],
    ga: [1, 2, 3, 7, 11],
    gd: [1, 2, 3, 20],
    he: [1, 2, 20, 21],
    jv: [0, 1],
    kw: [1, 2, 3, 4],
    lt: [1, 2, 10],
    lv: [1, 2, 0],
    mnk: [0, 1, 2],
    mt: [1, 2, 11, 20],
    ro: [1, 2, 20],
    sl: [5, 1, 2, 3],
  }).flatMap(([languages, forms]) => languages.split(' ').map((one) => [one, forms] as const)),
);

const suffix = '_plural';

/** The families among sibling messages: each has a singular and a plural, and one of them shows the count. */
export function numberedFamilies(
  siblings: readonly NamedText[],
  sourceLocale: string,
): readonly PluralFamily[] {
  const byName = new Map(siblings.map((one) => [one.name, one]));
  return siblings.flatMap((other): readonly PluralFamily[] => {
    if (!other.name.endsWith(suffix)) return [];
    const base = other.name.slice(0, -suffix.length);
    const one = byName.get(base);
    if (one === undefined || !count.test(one.text + other.text)) return [];
    const forms = new Map([['one', one] as const, ['other', other] as const]);
    return [{ base, type: 'cardinal', sourceLocale, forms }];
  });
}

/** The messages that a target file has for a family, by number unless its language has a singular and a plural. */
export function numberedNames(
  { base, forms }: PluralFamily,
  locale: string,
): readonly ExpectedName[] {
  const [one, other] = [forms.get('one'), forms.get('other')];
  if (one === undefined || other === undefined) return [];
  const [language = ''] = locale.toLowerCase().split(/[-_]/u, 1);
  const wanted = numbers.get(language);
  if (wanted === undefined) {
    return [
      { name: one.name, sourceName: one.name, category: 'one', example: undefined },
      { name: other.name, sourceName: other.name, category: 'other', example: undefined },
    ];
  }
  // "One file" is for one number, and these forms may stand for others too: 21 in Russian.
  const isSingular = (number: number) => number === 1 && wanted.length > 1 && count.test(one.text);
  const names = wanted.map((number) => {
    const from = isSingular(number) ? one : other;
    const placeholder = count.exec(from.text)?.[0];
    const example = placeholder === undefined ? undefined : exampleOf(placeholder, number);
    return { from, text: from.text, example };
  });
  const examples = neededExamples(names);
  const rules = pluralForms(locale, 'cardinal');
  return names.map(({ from }, place) => ({
    name: `${base}_${place}`,
    sourceName: from.name,
    category: rules.categoryOf(wanted[place] ?? 0),
    example: examples[place],
  }));
}

const count = /\{\{-?\s*count\s*(?:,[^{}]*)?\}\}/;
