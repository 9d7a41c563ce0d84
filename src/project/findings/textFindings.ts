import type { ResourceSet } from '../../resources/layouts/resourceSet.ts';
import type { Finding } from '../../message/findings.ts';
import { checkTranslation } from '../../message/checks/checkTranslation.ts';
import type { TranslationPair } from '../../message/checks/check.ts';

/** A text beside its source, in their locales. */
export const pairOf = (
  source: string,
  target: string,
  set: ResourceSet,
  locale: string,
): TranslationPair => ({
  source,
  target,
  sourceLocale: set.source.locale,
  targetLocale: locale,
});

/** What the checks say about a text by itself. */
export const textFindings = (...pair: Parameters<typeof pairOf>): readonly Finding[] =>
  checkTranslation(pairOf(...pair));

/** How many of these are more than a matter of taste. */
export function problemsIn(findings: readonly Finding[]): number {
  return findings.filter(({ severity }) => severity !== 'info').length;
}
