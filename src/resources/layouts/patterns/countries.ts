import { forEachInSteps, type Cooperative } from '../../cooperative.ts';
import { baseLanguage } from '../../locale.ts';
import { doubtfulCountries } from '../../subtags.ts';
import type { Candidate } from '../candidate.ts';
import { groupInSteps } from '../groupBy.ts';

/**
 * Reads codes that are those of a country and of a language (`tw`: Taiwan, Twi) by what is beside them: as a country
 * among other codes of countries, and `tw` also beside Chinese of which there is no other traditional one.
 */
export function* readCountries(
  candidates: readonly Candidate[],
): Cooperative<readonly Candidate[]> {
  if (!candidates.some(isDoubtful)) return candidates;
  const groups = yield* groupInSteps(candidates, ({ group }) => group);
  const read: Candidate[] = [];
  yield* forEachInSteps(groups.values(), (members) => {
    for (const member of withCountries(members)) read.push(member);
  });
  return read;
}

function withCountries(members: readonly Candidate[]): readonly Candidate[] {
  if (!members.some(isDoubtful)) return members;
  const locales = new Set(members.map(({ locale }) => locale ?? ''));
  const hasCountries = members.some(({ isCountry }) => isCountry === true);
  return members.map((member) => {
    const country = doubtfulCountries.get(member.spelling?.toLowerCase() ?? '');
    if (country === undefined || locales.has(country)) return member;
    const isBesideChinese = country === 'zh-TW' && [...locales].some(isChinese);
    return hasCountries || isBesideChinese ? { ...member, locale: country } : member;
  });
}

function isDoubtful({ spelling = '' }: Candidate): boolean {
  return doubtfulCountries.has(spelling.toLowerCase());
}

function isChinese(locale: string): boolean {
  return baseLanguage(locale) === 'zh' && !/Hant|HK/u.test(locale);
}
