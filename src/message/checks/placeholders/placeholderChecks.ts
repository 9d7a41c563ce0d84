import { comparedCheck } from '../check.ts';
import { isMoment } from '../patternText.ts';
import { mendAnywhere, placeholderPlace } from './mended.ts';
import { isReworded } from './choosingExpressions.ts';
import { isSameValue } from './numberedValues.ts';
import {
  isBlankPair,
  isBracket,
  isCounted,
  isDollarSign,
  isEnding,
  isInCode,
  isInWikiFunction,
  isMeantExtra,
  isNobody,
  isNumberWritten,
  isOfLatex,
  isOnlySpaced,
  isOtherFormat,
  isPrice,
  isQuotedByMistake,
  isQuotedText,
  isSameName,
  isWildcard,
  isWordBehindSign,
  isWrittenOut,
} from './placeholderExcuses.ts';
import { isSaidTwice, isStillSaid } from './repeatedValues.ts';

export const placeholderChecks = [
  comparedCheck('placeholder-missing', 'error', {
    excuses: [
      isMoment,
      isInCode('placeholder-missing'),
      isCounted(({ expected }) => expected),
      isNobody,
      isPrice,
      isReworded,
      isStillSaid,
      isDollarSign,
      isWrittenOut,
      isEnding,
      isBracket,
      isWildcard,
    ],
    fix: mendAnywhere,
    isOfValues: true,
  }),
  comparedCheck('placeholder-extra', 'error', {
    excuses: [
      isMoment,
      isInCode('placeholder-extra'),
      isCounted(({ got }) => got),
      isNumberWritten,
      isMeantExtra,
      isSaidTwice,
      isReworded,
      isDollarSign,
      isBlankPair,
      isOfLatex,
      isQuotedByMistake,
      isWildcard,
      isWordBehindSign,
    ],
    mayBeBeside: true,
    place: placeholderPlace,
    fix: mendAnywhere,
    isOfValues: true,
  }),
  comparedCheck('placeholder-changed', 'error', {
    excuses: [
      isMoment,
      isInCode('placeholder-changed'),
      isOnlySpaced,
      isOtherFormat,
      isInWikiFunction,
      isSameName,
      isReworded,
      isSameValue,
      isWildcard,
      isQuotedText,
    ],
    place: placeholderPlace,
    fix: mendAnywhere,
    isOfValues: true,
    isCertain: true,
  }),
  comparedCheck('placeholder-order', 'error', {
    excuses: [isMoment, isInCode('placeholder-order')],
  }),
] as const;
