import type { Finding } from '../findings.ts';
import type { ToFix } from './check.ts';
import { checkOf } from './checks.ts';
import { checkTranslation } from './checkTranslation.ts';

/**
 * The translation without what a finding is about; nothing where it takes to translate, which is left to people. Where the
 * texts were compared, it is the first of the ways to mend it after which the checks say less than before, and nothing new.
 */
export function fixedText(
  finding: Finding & Pick<ToFix, 'target' | 'pair' | 'at' | 'other'>,
): string | undefined {
  const { target, pair } = finding;
  const now = pair && { ...pair, target };
  const candidates = checkOf(finding.code).fix?.({ ...finding, pair: now }) ?? [];
  if (now === undefined) return candidates[0];
  const before = checkTranslation(now);
  const others = [...new Set(candidates)].filter((candidate) => candidate !== target);
  return others.find((mended) =>
    isBetter(before, checkTranslation({ ...now, target: mended }), finding),
  );
}

/** Whether there is less of this finding, and no more of any other error or warning. */
function isBetter(
  before: readonly Finding[],
  after: readonly Finding[],
  { code }: Finding,
): boolean {
  const { fixedWith = [] } = checkOf(code);
  if (after.some((one) => fixedWith.includes(one.code))) return false;
  const isLess =
    after.filter((one) => one.code === code).length <
    before.filter((one) => one.code === code).length;
  const others = new Set(after.map((one) => one.code));
  return isLess && [...others].every((one) => serious(after, one) <= serious(before, one));
}

function serious(findings: readonly Finding[], code: Finding['code']): number {
  return findings.filter((one) => one.code === code && one.severity !== 'info').length;
}
