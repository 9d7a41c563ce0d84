import type { EvaluationService } from '../../service/evaluation/evaluationService.ts';
import type { EvaluationRequest } from '../../service/evaluation/evaluations.ts';
import { ServiceError } from '../../service/errors.ts';
import type { KeptEvaluations } from './keptEvaluations.ts';

/**
 * Tells the requests that have to be sent from those that the service has a job of from before, and has not given up: these
 * are asked for, at no cost.
 */
export async function jobsToSend<T extends EvaluationRequest>(
  requests: readonly T[],
  service: Pick<EvaluationService, 'state'>,
  kept: Pick<KeptEvaluations, 'jobOf' | 'forget'>,
): Promise<readonly T[]> {
  const toSend: T[] = [];
  for (const request of requests) {
    const job = kept.jobOf(request);
    if (job !== undefined && (await isThere(job, service))) continue;
    if (job !== undefined) await kept.forget(request);
    toSend.push(request);
  }
  return toSend;
}

async function isThere(job: string, service: Pick<EvaluationService, 'state'>): Promise<boolean> {
  try {
    const { state } = await service.state(job);
    return state === 'done' || state === 'processing';
  } catch (error) {
    if (error instanceof ServiceError && error.kind === 'notFound') return false;
    throw error;
  }
}
