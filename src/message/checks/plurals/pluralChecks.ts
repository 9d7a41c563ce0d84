import { comparedCheck, onPurpose, type Excuse, type Found } from '../check.ts';
import { argumentPlaces, branchPlaces, nameOfArgument, onlyPlace } from '../places.ts';
import { isCopy, isCounted, isCovered, isGoverned, isOneForm, isOneNoun } from './coveredForms.ts';
import {
  hasSameNoun,
  isHiddenNumber,
  isList,
  isNeedlessChoice,
  isOneForAll,
  isOnlyWords,
  isOrdinal,
} from './droppedChoices.ts';
import { hasOwnCategory, saysNoMore } from './exactForms.ts';
import { addCategories, addOther, closeBraces, mendArgument, mendKey } from './icuFixes.ts';

/** Choices as ICU has them are read in ways of their own by many a program, which shows what is refused here. */
const mayBeRead: Excuse = (_, { syntax }) => (syntax?.isStrict === true ? undefined : 'info');

export const pluralChecks = [
  comparedCheck('icu-syntax', 'error', { fix: closeBraces }),
  comparedCheck('icu-source-syntax', 'error', { excuses: [mayBeRead] }),
  comparedCheck('icu-missing-other', 'error', { fix: addOther }),
  comparedCheck('icu-unknown-category', 'error', {
    place: ({ got }, target) => branchPlaces(target, got)[0],
    fix: mendKey,
  }),
  comparedCheck('icu-argument-missing', 'error', {
    excuses: [isHiddenNumber],
    fix: mendArgument,
    isOfValues: true,
  }),
  comparedCheck('icu-argument-extra', 'error', {
    place: ({ got }, target) => argumentPlaces(target, nameOfArgument(got))[0],
    fix: mendArgument,
    isOfValues: true,
    isCertain: true,
  }),
  comparedCheck('icu-argument-type', 'error', {
    excuses: [isCounted],
    place: ({ got }: Found, target) => onlyPlace(target, got),
  }),
  comparedCheck('icu-select-keys', 'error', { fix: mendKey }),
  comparedCheck('icu-missing-category', 'warning', {
    excuses: [isCopy, isCovered, isOnlyWords, isGoverned, isOneNoun],
    fix: addCategories,
  }),
  comparedCheck('icu-missing-exact', 'warning', {
    excuses: [hasOwnCategory, isOneForm, saysNoMore],
  }),
  comparedCheck('icu-argument-dropped', 'warning'),
  comparedCheck('icu-choice-dropped', 'warning', {
    excuses: [isNeedlessChoice, hasSameNoun, isOrdinal],
  }),
  comparedCheck('icu-same-forms', 'warning', { excuses: [onPurpose] }),
  comparedCheck('icu-missing-rare-category', 'info', { excuses: [isCopy] }),
  comparedCheck('icu-unused-category', 'info'),
  comparedCheck('plural-choice-count', 'error', { excuses: [isList, isOneForAll] }),
] as const;
