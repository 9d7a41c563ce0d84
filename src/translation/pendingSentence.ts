import type { SentenceAttempt } from './sentenceAttempt.ts';
import type { OpenUnit } from './unitOutcome.ts';

/** A sentence of some units, and how many of its texts have no answer yet. */
export interface PendingSentence {
  readonly key: string;
  readonly attempt: SentenceAttempt;
  readonly units: OpenUnit[];
  /** Texts of the present rung that have no answer yet. */
  missing: number;
}

/** Texts with the same key have the same answer within one pair of locales. */
export function textKey(
  { context = '', tags = false }: { context?: string; tags?: boolean },
  text: string,
): string {
  return `${tags ? 'tags' : ''}\u0000${context}\u0000${text}`;
}
