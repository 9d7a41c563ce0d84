import { allNodes, isSelector, pluralType } from '../../icu/icuMessage.ts';
import { parseIcu } from '../../icu/parseIcu.ts';
import { isPluralCategory, pluralForms } from '../../plurals/pluralForms.ts';
import type { Excuse } from '../check.ts';

/** `=1` needs no branch of its own where a category of the language is for that number alone. */
export const hasOwnCategory: Excuse = ({ expected, got }, { target, targetLocale }) => {
  const covered = numbersOfTheirOwn(target, targetLocale);
  const has = new Set(got.split(', '));
  const isLacking = expected.split(', ').some((key) => !has.has(key) && !covered.has(key));
  return isLacking ? undefined : 'none';
};

/** The exact keys that the categories of the text's plurals stand for. */
function numbersOfTheirOwn(text: string, locale: string): ReadonlySet<string> {
  const plurals = allNodes(parseIcu(text).nodes)
    .filter(isSelector)
    .filter(({ type }) => type !== 'select');
  return new Set(
    plurals.flatMap((plural) =>
      [...plural.options.keys()].filter(isPluralCategory).flatMap((category) => {
        const numbers = pluralForms(locale, pluralType(plural)).samples(category);
        return numbers.length === 1 ? [`=${numbers[0]}`] : [];
      }),
    ),
  );
}
