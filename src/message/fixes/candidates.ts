import type { Finding, FindingCode } from '../findings.ts';
import type { TranslationPair } from '../inFile/findingFilter.ts';
import type { TextRange } from '../textRange.ts';

/** Ways to mend findings of some codes, the most likely one first. Some of them may mend nothing. */
export interface Candidates {
  readonly codes: ReadonlySet<FindingCode>;
  /** Whole texts, each of which differs from the translation in one stretch as a rule. */
  readonly texts: (pair: TranslationPair, finding: Finding) => readonly string[];
}

/** The text with another stretch in the place of one. */
export function replaced(text: string, { start, end }: TextRange, by: string): string {
  return text.slice(0, start) + by + text.slice(end);
}
