import { checkTranslation } from '../inFile/checkTranslation.ts';
import type { TranslationPair } from '../inFile/findingFilter.ts';
import type { Finding } from '../findings.ts';
import { icuCandidates } from './icuCandidates.ts';
import { markCandidates } from './markCandidates.ts';
import { textCandidates } from './textCandidates.ts';

/**
 * The translation without what a finding is about: the first of the ways to mend it after which the checks say less than
 * before, and nothing new. Nothing where there is none; what it takes to translate is left to people.
 */
export function fixedText(pair: TranslationPair, finding: Finding): string | undefined {
  const before = checkTranslation(pair);
  const candidates = [...textCandidates, ...markCandidates, ...icuCandidates].flatMap(
    ({ codes, texts }) => (codes.has(finding.code) ? texts(pair, finding) : []),
  );
  const tried = new Set([pair.target]);
  return candidates.find((target) => {
    if (tried.has(target)) return false;
    tried.add(target);
    return isBetter(before, checkTranslation({ ...pair, target }), finding);
  });
}

/** Whether there is less of this finding, and no more of any other error or warning. */
function isBetter(
  before: readonly Finding[],
  after: readonly Finding[],
  { code }: Finding,
): boolean {
  // One tag of a pair mends nothing.
  if (isAboutTags(code) && after.some((one) => isAboutTags(one.code))) return false;
  const others = new Set(after.map((one) => one.code));
  const isLess =
    after.filter((one) => one.code === code).length <
    before.filter((one) => one.code === code).length;
  return isLess && [...others].every((one) => serious(after, one) <= serious(before, one));
}

const isAboutTags = (code: Finding['code']) => code === 'tag-changed' || code === 'tag-unbalanced';

function serious(findings: readonly Finding[], code: Finding['code']): number {
  return findings.filter((one) => one.code === code && one.severity !== 'info').length;
}
