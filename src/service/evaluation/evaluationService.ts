import { type CallOptions, json, path } from '../http/call.ts';
import type { Http } from '../http/http.ts';
import {
  evaluationJobSchema,
  evaluationSchema,
  type Evaluation,
  type EvaluationRequest,
} from './evaluations.ts';

/** `/v1/quality-evaluation`: a closed alpha, which the service offers to few accounts. */
export interface EvaluationService {
  /** Gives the id of the job, which the service keeps for a day. */
  submit(request: EvaluationRequest, options?: CallOptions): Promise<string>;
  state(job: string, options?: CallOptions): Promise<Evaluation>;
  /** Size in bytes of the body that a request would be sent as. */
  bodySize(request: EvaluationRequest): number;
}

/** Bytes of an answer: 500 texts with explanations. */
const answerCap = 33_554_432;

export function evaluationService(http: Http): EvaluationService {
  return {
    submit: (request, options) =>
      http.send(
        {
          operation: 'evaluation.submit',
          method: 'POST',
          path: 'v1/quality-evaluation',
          body: submitBody(request),
        },
        json(evaluationJobSchema),
        options,
      ),
    state: (job, options) =>
      http.send(
        {
          operation: 'evaluation.state',
          method: 'GET',
          path: path`v1/quality-evaluation/${job}`,
          cap: answerCap,
        },
        json(evaluationSchema),
        options,
      ),
    bodySize: (request) => Buffer.byteLength(JSON.stringify(submitBody(request))),
  };
}

function submitBody({ sourceLanguage, targetLanguage, segments }: EvaluationRequest): object {
  return {
    metadata: { source_language: sourceLanguage, target_language: targetLanguage },
    segments: segments.map(({ source, target }) => ({ source, target })),
  };
}
