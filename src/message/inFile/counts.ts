import { isNumberPlaceholder } from '../placeholders/numberPlaceholder.ts';
import type { FindingFilter } from './findingFilter.ts';

/** "Ein Artikel" for `{{count}} item`, and the other way round: the form says which number it is. */
export const withoutCounts: FindingFilter = ({ isOneNumber = false }, found) => {
  if (!isOneNumber) return found;
  return found.filter(({ code, expected, got }) => {
    if (code === 'placeholder-missing') return !isNumberPlaceholder(expected);
    return code !== 'placeholder-extra' || !isNumberPlaceholder(got);
  });
};

const one = /(?<!\p{Nd})1(?!\p{Nd})/u;

/** "%d Zelle" for "1 cell": the number is written by the program. */
export const withoutWrittenOne: FindingFilter = ({ source, target }, found) => {
  if (!one.test(source) || one.test(target)) return found;
  return found.filter(({ code, got }) => code !== 'placeholder-extra' || !isNumberPlaceholder(got));
};

/** `$5` is an argument only beside `$1`: as a price it may become "500 Yen". */
export const withoutPrices: FindingFilter = ({ source }, found) => {
  if (/\$1(?!\d)/u.test(source)) return found;
  return found.filter(
    ({ code, expected }) => code !== 'placeholder-missing' || !/^\$\d$/u.test(expected),
  );
};
