import { createHash } from 'node:crypto';
import { ServiceError } from '../../service/errors.ts';
import type { EvaluationService } from '../../service/evaluation/evaluationService.ts';
import type { EvaluationRequest } from '../../service/evaluation/evaluations.ts';
import { KeptRecords, type Storage } from '../../platform/keptRecords.ts';
import { recordKeys } from '../../platform/workspace/recordKeys.ts';

const key = recordKeys.evaluations;

/** Milliseconds for which a job is asked for again: the service keeps it for a day, and counts from a moment before. */
const keptFor = 23 * 3_600_000;

/** A job that the service has. */
interface KeptEvaluation {
  /** Stands for what was sent, and where to; no text can be read from it. */
  readonly id: string;
  /** In the service. */
  readonly job: string;
  /** In milliseconds since 1970. */
  readonly at: number;
}

/** The jobs of the last day at one address of the service: texts that are evaluated again are not sent again. */
export class KeptEvaluations {
  readonly #records: KeptRecords<KeptEvaluation>;
  readonly #host: string;
  readonly #now: () => number;

  constructor(storage: Storage, host: string, now: () => number = Date.now) {
    this.#records = new KeptRecords(storage, key, isKept);
    this.#host = host;
    this.#now = now;
  }

  /** The job of exactly these texts, in this order. */
  jobOf(request: EvaluationRequest): string | undefined {
    return this.#find(request)?.job;
  }

  async keep(request: EvaluationRequest, job: string): Promise<void> {
    const at = this.#now();
    await this.#records.keep({ id: this.#idOf(request), job, at });
    for (const old of this.#records.all) if (!this.#isAlive(old)) await this.#records.forget(old);
  }

  /** The service does not have it any more, or gave it up. */
  async forget(request: EvaluationRequest): Promise<void> {
    const kept = this.#find(request);
    if (kept !== undefined) await this.#records.forget(kept);
  }

  #find(request: EvaluationRequest): KeptEvaluation | undefined {
    const id = this.#idOf(request);
    return this.#records.all.find((one) => one.id === id && this.#isAlive(one));
  }

  /** A clock that was put back makes no job live longer. */
  #isAlive({ at }: KeptEvaluation): boolean {
    const age = this.#now() - at;
    return age >= 0 && age < keptFor;
  }

  #idOf({ sourceLanguage, targetLanguage, segments }: EvaluationRequest): string {
    const texts = segments.map(({ source, target }) => [source, target]);
    const all = JSON.stringify([this.#host, sourceLanguage, targetLanguage, texts]);
    return createHash('sha256').update(all).digest('base64url');
  }
}

function isKept(kept: unknown): kept is KeptEvaluation {
  const { id, job, at } = (kept ?? {}) as Record<string, unknown>;
  return typeof id === 'string' && typeof job === 'string' && typeof at === 'number';
}

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
