import * as z from 'zod/mini';
import { serviceText } from '../http/serviceText.ts';

/** Texts and their translations, one language pair. */
export interface EvaluationRequest {
  /** Lower case, such as `en`. */
  readonly sourceLanguage: string;
  /** Lower case, such as `de` or `en-gb`. */
  readonly targetLanguage: string;
  /** 1 to 500, each text of at most 10,000 characters. */
  readonly segments: readonly { readonly source: string; readonly target: string }[];
}

export interface QualityIssue {
  readonly type: string;
  readonly subType: string;
  readonly severity: string;
  /** The service's words: data, one line. */
  readonly explanation: string;
  /** Half-open, in code points. */
  readonly targetSpans: readonly { readonly start: number; readonly end: number }[];
}

/** What becomes of an evaluation. */
export type Evaluation =
  | { readonly state: 'processing' }
  | {
      readonly state: 'done';
      /** 0 to 100. */
      readonly score: number | undefined;
      /** The issues of each segment that has some, by its place among those that were sent. */
      readonly issues: ReadonlyMap<number, readonly QualityIssue[]>;
    }
  | { readonly state: 'failed'; readonly reason: string }
  /** A state that the contract does not know: polling on would never end. */
  | { readonly state: 'unknown' };

export const evaluationJobSchema = z.pipe(
  z.looseObject({ job_id: z.string() }),
  z.transform((wire): string => wire.job_id),
);

const span = z.looseObject({ start: z.int(), end: z.int() });

const issueSchema = z.pipe(
  z.looseObject({
    type: z.nullish(z.string()),
    sub_type: z.nullish(z.string()),
    severity: z.nullish(z.string()),
    explanation: z.nullish(z.string()),
    target_spans: z.nullish(z.array(span)),
  }),
  z.transform((wire): QualityIssue => ({
    type: wire.type ?? '',
    subType: wire.sub_type ?? '',
    severity: wire.severity ?? '',
    explanation: serviceText(wire.explanation ?? ''),
    targetSpans: (wire.target_spans ?? []).map(({ start, end }) => ({ start, end })),
  })),
);

const segment = z.looseObject({ segment_index: z.int(), errors: z.nullish(z.array(issueSchema)) });

export const evaluationSchema = z.pipe(
  z.looseObject({
    status: z.string(),
    segments: z.nullish(z.array(segment)),
    summary: z.nullish(z.looseObject({ overall_score: z.nullish(z.number()) })),
    error: z.nullish(z.looseObject({ message: z.nullish(z.string()) })),
  }),
  z.transform((wire): Evaluation => {
    switch (wire.status) {
      case 'processing':
        return { state: 'processing' };
      case 'error':
        return { state: 'failed', reason: serviceText(wire.error?.message ?? '') };
      case 'done':
        return {
          state: 'done',
          score: wire.summary?.overall_score ?? undefined,
          issues: new Map(
            (wire.segments ?? []).map(({ segment_index, errors }) => [segment_index, errors ?? []]),
          ),
        };
      default:
        return { state: 'unknown' };
    }
  }),
);
