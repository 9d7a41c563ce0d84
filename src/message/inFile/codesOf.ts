import { checkMessage } from '../checks/checkMessage.ts';
import type { FindingCode } from '../findings.ts';
import type { TranslationPair } from './findingFilter.ts';

/** The codes of what is found in a pair whose texts were changed, to see what the change makes go away. */
export function codesOf(
  pair: TranslationPair,
  change: (text: string) => string,
): ReadonlySet<FindingCode> {
  const again = checkMessage({
    ...pair,
    source: change(pair.source),
    target: change(pair.target),
  });
  return new Set(again.map(({ code }) => code));
}
