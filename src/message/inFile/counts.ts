import type { Rule } from './rule.ts';

/** Placeholders that most likely are numbers, by their names. */
const name = String.raw`(?:\w*(?:count|number|num|total)\w*|n|\d+)`;
const number = new RegExp(
  [
    String.raw`%(?:\d+\$)?[-+ 0#']*\d*[dniu]`,
    String.raw`%[{(<]${name}[})>]\w?`,
    String.raw`\{\{?\s*-?\s*${name}\s*(?:,[^}]*)?\}\}?`,
    String.raw`<%=?\s*${name}\s*%>`,
    String.raw`:${name}`,
    String.raw`\$\{?${name}\}?\$?`,
  ]
    .map((one) => `^${one}$`)
    .join('|'),
  'iu',
);

/** "Ein Artikel" for `{{count}} item`, and the other way round: the form says which number it is. */
export const withoutCounts: Rule = ({ isOneNumber = false }, found) => {
  if (!isOneNumber) return found;
  return found.filter(({ code, expected, got }) => {
    if (code === 'placeholder-missing') return !number.test(expected);
    return code !== 'placeholder-extra' || !number.test(got);
  });
};

const one = /(?<!\p{Nd})1(?!\p{Nd})/u;

/** "%d Zelle" for "1 cell": the number is written by the program. */
export const withoutWrittenOne: Rule = ({ source, target }, found) => {
  if (!one.test(source) || one.test(target)) return found;
  return found.filter(({ code, got }) => code !== 'placeholder-extra' || !number.test(got));
};

/** `$5` is an argument only beside `$1`: as a price it may become "500 Yen". */
export const withoutPrices: Rule = ({ source }, found) => {
  if (/\$1(?!\d)/u.test(source)) return found;
  return found.filter(
    ({ code, expected }) => code !== 'placeholder-missing' || !/^\$\d$/u.test(expected),
  );
};
