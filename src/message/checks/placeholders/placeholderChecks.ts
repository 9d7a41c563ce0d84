import { comparedCheck } from '../check.ts';
import { isMoment } from '../patternText.ts';
import { mendAnywhere, placeholderPlace } from './mended.ts';
import {
  isCounted,
  isInCode,
  isMeantExtra,
  isNumberWritten,
  isOnlySpaced,
  isOtherFormat,
  isPrice,
  isSameName,
} from './placeholderExcuses.ts';

export const placeholderChecks = [
  comparedCheck('placeholder-missing', 'error', {
    excuses: [
      isMoment,
      isInCode('placeholder-missing'),
      isCounted(({ expected }) => expected),
      isPrice,
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
    ],
    mayBeBeside: true,
    place: placeholderPlace,
    fix: mendAnywhere,
    isOfValues: true,
  }),
  comparedCheck('placeholder-changed', 'error', {
    excuses: [isMoment, isInCode('placeholder-changed'), isOnlySpaced, isOtherFormat, isSameName],
    place: placeholderPlace,
    fix: mendAnywhere,
    isOfValues: true,
    isCertain: true,
  }),
  comparedCheck('placeholder-order', 'error', {
    excuses: [isMoment, isInCode('placeholder-order')],
  }),
] as const;
