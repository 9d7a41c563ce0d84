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

/** What one evaluation may hold. */
export const evaluationLimits = {
  pairs: 500,
  /** Code points of a text. */
  characters: 10_000,
  /** Of the encoded body. */
  bytes: 131_072,
} as const;

/** Bytes of a body beside its pairs. */
const frame = 200;

/** Cuts pairs into evaluations that the service takes, in their order. */
export function evaluationJobs<T extends TextPair>(pairs: readonly T[]): EvaluationJobs<T> {
  const jobs: T[][] = [];
  const tooLong: T[] = [];
  let bytes = 0;
  for (const pair of pairs) {
    const size = bytesOf(pair);
    if (isTooLong(pair.source) || isTooLong(pair.target) || size > evaluationLimits.bytes - frame) {
      tooLong.push(pair);
      continue;
    }
    const job = jobs.at(-1);
    const isFull = job?.length === evaluationLimits.pairs;
    if (job === undefined || isFull || bytes + size > evaluationLimits.bytes) {
      jobs.push([pair]);
      bytes = frame + size;
    } else {
      job.push(pair);
      bytes += size;
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
