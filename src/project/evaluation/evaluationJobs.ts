import type { TextRange } from '../../message/textRange.ts';
import { bodyLimit } from '../../translation/translator.ts';

/** A text and its translation. */
export interface TextPair {
  readonly source: string;
  readonly target: string;
}

export interface EvaluationJobs<T> {
  readonly jobs: readonly (readonly T[])[];
  /** Longer than the service takes: these are not sent. */
  readonly tooLong: readonly T[];
}

/** What one evaluation may hold, in a body of {@link bodyLimit}. */
export const evaluationLimits = {
  pairs: 500,
  /** Code points of a text. */
  characters: 10_000,
} as const;

/**
 * Cuts pairs into evaluations that the service takes, in their order. `overhead` is the size in bytes of the body without
 * pairs.
 */
export function evaluationJobs<T extends TextPair>(
  pairs: readonly T[],
  overhead: number,
): EvaluationJobs<T> {
  // The last pair has no comma after it.
  const room = bodyLimit - overhead + 1;
  const jobs: T[][] = [];
  const tooLong: T[] = [];
  let free = 0;
  for (const pair of pairs) {
    const size = bytesOf(pair);
    if (isTooLong(pair.source) || isTooLong(pair.target) || size > room) {
      tooLong.push(pair);
      continue;
    }
    const job = jobs.at(-1);
    if (job === undefined || job.length === evaluationLimits.pairs || size > free) {
      jobs.push([pair]);
      free = room - size;
    } else {
      job.push(pair);
      free -= size;
    }
  }
  return { jobs, tooLong };
}

function isTooLong(text: string): boolean {
  if (text.length <= evaluationLimits.characters) return false;
  return Array.from(text).length > evaluationLimits.characters;
}

/** With the comma behind it. */
function bytesOf({ source, target }: TextPair): number {
  return new TextEncoder().encode(JSON.stringify({ source, target })).length + 1;
}

/** A span in code points as a stretch in UTF-16 units; nothing where it is empty or not within the text. */
export function codePointRange(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
): TextRange | undefined {
  if (start < 0 || end <= start) return undefined;
  const points = Array.from(text);
  if (end > points.length) return undefined;
  const before = points.slice(0, start).join('').length;
  return { start: before, end: before + points.slice(start, end).join('').length };
}
