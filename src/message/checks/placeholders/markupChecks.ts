import { isDatePattern } from '../../programText/datePattern.ts';
import { comparedCheck, excuseOfTexts, type Check, type Excuse } from '../check.ts';
import { isInExample } from '../examples.ts';
import { hasLocalAddress, isAnybody, isExample, isOtherHost, isReserved } from './addresses.ts';
import { brokenEntities } from './brokenEntities.ts';
import {
  isAmpersandOfMarkup,
  isEntityOfItsOwn,
  isEntitySpelling,
  twiceEscaped,
} from './entityExcuses.ts';
import { isInJsonSample } from './jsonSamples.ts';
import { mendAnywhere, mendInPlace, mendTags, placeholderPlace } from './mended.ts';
import { isInCode } from './placeholderExcuses.ts';
import {
  hasSameNames,
  isBrokenAlike,
  isForeignWord,
  isMarkupSpelling,
  isMendedSource,
  isNeverClosed,
  isOtherPage,
  isOwnPage,
  isParted,
  isRicher,
  isStress,
  isUnseen,
} from './tagExcuses.ts';

/** Examples and documentation have addresses of their own in each language: another page, and rarely another host. */
const isOwnAddress: Excuse = (found, translation) => {
  const { expected, got } = found;
  const { target } = translation;
  if (isLeftOut(expected) && isLeftOut(got)) return 'none';
  if (got !== '') return isOtherHost(found, translation) ? undefined : 'info';
  const { source } = translation;
  const isLocal = isExample(expected, translation) && hasLocalAddress(expected, target);
  const isNeedless = isReserved(expected) || isInExample(source, expected) || isAnybody(expected);
  return isLocal || isNeedless || target.includes(expected) ? 'info' : undefined;
};

/** `https://…`, whatever dots it has. */
const isLeftOut = (address: string) => /^[a-z]+:\/\/[.…]+$/iu.test(address);

/** One tag of a pair mends nothing. */
const tags = ['tag-changed', 'tag-unbalanced'];

/** `"\"` is a backslash in quotation marks. */
const isQuotedBackslash = excuseOfTexts(({ codesAfter }) => {
  const codes = codesAfter((text) => text.replaceAll(/(?<![=\w])(["'])\\\1/gu, '$1 $1'));
  return codes.has('escape-changed') ? undefined : 'none';
});

/** In a format of dates a backslash keeps a letter as it is. */
const isInDateFormat: Excuse = (_, { source }) => (isDatePattern(source) ? 'none' : undefined);

/** Quotes within quotes, which the source has without a backslash. */
const isEscapedQuote: Excuse = ({ expected, got }, { source }) => {
  const quote = /^\\(["'])$/u.exec(got)?.[1];
  // Those in a tag are a part of it, and no quotes of the text.
  const text = source.replaceAll(/<[^<>]*>/gu, '');
  const isNested = quote !== undefined && text.split(quote).length > 3 && text.includes('\\');
  return expected === '' && isNested ? 'info' : undefined;
};

/** `\\n` at the end is a line that ends there, in whatever way. */
const isEndOfLine: Excuse = (_, translation) => {
  const codes = translation.codesAfter((text) => text.replace(/(?:\\[nr]|\s)+$/u, ''));
  return codes.has('escape-changed') ? undefined : 'info';
};

export const markupChecks = [
  comparedCheck('tag-changed', 'error', {
    excuses: [
      isMarkupSpelling('tag-changed'),
      isStress,
      isOwnPage('tag-changed'),
      isMendedSource,
      isBrokenAlike,
      isParted,
      isForeignWord,
      isUnseen,
      isOtherPage,
      isRicher,
    ],
    place: placeholderPlace,
    fix: mendAnywhere,
    isOfValues: true,
    fixedWith: tags,
  }),
  comparedCheck('tag-unbalanced', 'error', {
    excuses: [
      isMarkupSpelling('tag-unbalanced'),
      isOwnPage('tag-unbalanced'),
      isBrokenAlike,
      isNeverClosed,
      hasSameNames,
    ],
    fix: mendTags,
    fixedWith: tags,
  }),
  comparedCheck('escape-changed', 'error', {
    excuses: [
      isInJsonSample,
      isInCode('escape-changed'),
      isEndOfLine,
      isQuotedBackslash,
      isInDateFormat,
      isEscapedQuote,
    ],
    place: placeholderPlace,
    fix: (found) => {
      const { expected, got } = found;
      // A quote that was escaped once more.
      const isQuote = expected === '' && /^\\["']$/u.test(got);
      return mendInPlace(isQuote ? { ...found, expected: got.slice(1) } : found);
    },
    // What stands for nothing in the source may have been meant for something.
    isCertain: ({ expected }) => expected !== '',
  }),
  comparedCheck('entity-changed', 'warning', {
    excuses: [isEntitySpelling, isEntityOfItsOwn, isAmpersandOfMarkup],
    place: placeholderPlace,
    fix: mendInPlace,
  }),
  {
    code: 'entity-escaped-twice',
    severity: 'error',
    inFilesOnly: true,
    ofWholeTexts: true,
    find: ({ message: { source, target } }) => twiceEscaped(source, target),
    place: placeholderPlace,
    fix: mendInPlace,
    isCertain: true,
  },
  {
    code: 'entity-broken',
    severity: 'error',
    inFilesOnly: true,
    ofWholeTexts: true,
    find: ({ message: { source, target } }) => brokenEntities(source, target),
    place: placeholderPlace,
    fix: mendInPlace,
    isCertain: true,
  },
  comparedCheck('url-changed', 'warning', {
    excuses: [isOwnAddress],
    place: placeholderPlace,
    fix: mendInPlace,
  }),
] as const satisfies readonly Check[];
