import type { AttemptedSentence, SentenceAttempt } from './sentenceAttempt.ts';
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
  // Most texts are their own keys: to join so many takes longer than all that is done with them.
  const isAlone = context === '' && !tags && !text.startsWith('\u0000');
  return isAlone ? text : `\u0000${tags ? 'tags' : ''}\u0000${context}\u0000${text}`;
}

/** Sentences with the same key come to the same end. */
export function sentenceKey({ text, context, dialect, example }: AttemptedSentence): string {
  const key = textKey({ context }, text);
  if (dialect === 'unknown' && example === undefined && key === text) return text;
  return `\u0000${dialect}\u0000${example?.number ?? ''}\u0000${key}`;
}
