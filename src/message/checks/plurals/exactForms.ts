import {
  allNodes,
  isSelector,
  pluralType,
  type IcuNode,
  type IcuSelector,
} from '../../icu/icuMessage.ts';
import { parseIcu } from '../../icu/parseIcu.ts';
import { isPluralCategory, pluralForms, type PluralCategory } from '../../plurals/pluralForms.ts';
import type { Excuse } from '../check.ts';

/** The category whose text names the number of an exact key, whatever else the category is for. */
const named: Readonly<Record<string, PluralCategory>> = { '=0': 'zero', '=1': 'one', '=2': 'two' };

/**
 * `=1` needs no branch of its own where a category of the language is for that number alone. Where `one` is for 21 as well,
 * its text shows the number.
 */
export const hasOwnCategory: Excuse = ({ expected, got }, { target, targetLocale }) => {
  const has = new Set(got.split(', '));
  const lacking = expected.split(', ').filter((key) => !has.has(key));
  const categories = categoriesIn(target, targetLocale);
  const own = new Set(
    categories.flatMap(({ numbers }) => (numbers.length === 1 ? [`=${numbers[0]}`] : [])),
  );
  if (lacking.every((key) => own.has(key))) return 'none';
  const isNamed = (key: string) => categories.some(({ category }) => category === named[key]);
  return lacking.every((key) => own.has(key) || isNamed(key)) ? 'info' : undefined;
};

/** `=0 {hour}` beside `other {# hours}`: a noun without its number, where the translation shows the number. */
export const saysNoMore: Excuse = ({ expected, got }, { source }) => {
  const has = new Set(got.split(', '));
  const lacking = expected.split(', ').filter((key) => !has.has(key));
  const plurals = allNodes(parseIcu(source).nodes).filter(isSelector);
  const isNoMore = ({ options }: IcuSelector, key: string) => {
    const text = textOf(options.get(key));
    const others = [...options]
      .filter(([other]) => other !== key)
      .map(([, nodes]) => textOf(nodes));
    return text === '' || others.some((other) => other.includes(text));
  };
  return lacking.every((key) =>
    plurals.every((plural) => !plural.options.has(key) || isNoMore(plural, key)),
  )
    ? 'info'
    : undefined;
};

/** Its words, without arguments. */
const textOf = (nodes: readonly IcuNode[] = []) =>
  nodes
    .map((node) => (typeof node === 'string' ? node : ''))
    .join('')
    .trim();

/** The categories of the text's plurals, with numbers that they are for. */
function categoriesIn(text: string, locale: string) {
  const plurals = allNodes(parseIcu(text).nodes)
    .filter(isSelector)
    .filter(({ type }) => type !== 'select');
  return plurals.flatMap((plural) =>
    [...plural.options.keys()].filter(isPluralCategory).map((category) => ({
      category,
      numbers: pluralForms(locale, pluralType(plural)).samples(category),
    })),
  );
}
