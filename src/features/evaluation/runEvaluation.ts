import type { EvaluationService } from '../../service/evaluation/evaluationService.ts';
import type { EvaluationRequest, QualityIssue } from '../../service/evaluation/evaluations.ts';
import type { ServiceError } from '../../service/errors.ts';
import { billedCharacters } from '../../translation/batches.ts';
import type { KeptEvaluations } from './keptEvaluations.ts';

/** Milliseconds between polls: short at first, and then what the service asks for. */
const pauses = [500, 2_000];
const longestPause = 5_000;
/** Milliseconds of waiting in all. */
const longestWait = 1_800_000;
/** Milliseconds for the answer to a job that was sent when the run was cancelled: whether it was taken is then known. */
const graceAfterCancel = 10_000;

type Segment = EvaluationRequest['segments'][number];

/** What was found until the run ended. */
export interface Evaluated<T> {
  readonly issues: readonly { readonly segment: T; readonly issue: QualityIssue }[];
  /** 0 to 100, over all that was looked at; absent where the service does not say. */
  readonly score: number | undefined;
  /** Segments that were looked at. */
  readonly evaluated: number;
  /** Characters of the jobs that the service took, or may have taken: it may bill them, whatever becomes of them. */
  readonly sent: number;
  /** Whether a job of these may be in the service without an id that came: it cannot be asked for. */
  readonly isUnclear: boolean;
  /** Why the run ended before its last job was done; the reason of the signal where it was cancelled. */
  readonly error?: unknown;
}

/** The service gave a job up, or does not come to an end with it. */
export class EvaluationFailed extends Error {
  override readonly name = 'EvaluationFailed';
  /** In the service's words; may be empty. */
  readonly reason: string;

  constructor(reason: string) {
    super('the evaluation did not come to an end');
    this.reason = reason;
  }
}

/** What a run needs of its surroundings. */
export interface EvaluationPorts {
  readonly service: Pick<EvaluationService, 'submit' | 'state'>;
  /** The jobs that the service has from before. */
  readonly kept: Pick<KeptEvaluations, 'jobOf' | 'keep'>;
  /** Rejects with the reason of the signal as soon as that is aborted. */
  readonly pause: (milliseconds: number) => Promise<unknown>;
  /** How much is done, from 0 to 1. */
  readonly report: (done: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Has each job evaluated, one after the other. What was found before a failure or a cancellation is kept; a job that the
 * service has from before is asked for and not sent.
 */
export async function runEvaluation<T extends Segment>(
  languages: Omit<EvaluationRequest, 'segments'>,
  jobs: readonly (readonly T[])[],
  ports: EvaluationPorts,
): Promise<Evaluated<T>> {
  const issues: { readonly segment: T; readonly issue: QualityIssue }[] = [];
  const scores: { readonly score: number; readonly weight: number }[] = [];
  let [sent, looked, isUnclear] = [0, 0, false];
  let error: unknown;
  try {
    for (const [place, segments] of jobs.entries()) {
      ports.report(place / jobs.length);
      const characters = billedCharacters({ texts: segments.flatMap(textsOf) });
      const count = (job: string | undefined) => {
        sent += characters;
        if (job === undefined) isUnclear = true;
      };
      const done = await evaluated({ ...languages, segments }, count, ports);
      looked += segments.length;
      for (const [index, found] of done.issues) {
        const segment = segments[index];
        if (segment !== undefined) issues.push(...found.map((issue) => ({ segment, issue })));
      }
      if (done.score !== undefined) scores.push({ score: done.score, weight: segments.length });
    }
  } catch (thrown) {
    error = thrown;
  }
  const told = { issues, score: weighted(scores), evaluated: looked, sent, isUnclear };
  return error === undefined ? told : { ...told, error };
}

const textsOf = ({ source, target }: Segment): readonly string[] => [source, target];

function weighted(
  scores: readonly { readonly score: number; readonly weight: number }[],
): number | undefined {
  const weight = scores.reduce((sum, one) => sum + one.weight, 0);
  const total = scores.reduce((sum, one) => sum + one.score * one.weight, 0);
  return weight === 0 ? undefined : total / weight;
}

/** Asks for a job from before, or sends one; what was sent can be asked for by a later run, whatever becomes of this one. */
async function evaluated(
  request: EvaluationRequest,
  count: (job: string | undefined) => void,
  ports: EvaluationPorts,
) {
  const known = ports.kept.jobOf(request);
  if (known !== undefined) return followed(known, ports);
  const job = await submitted(request, count, ports);
  // The service may bill it: where a later run could not ask for it, this one does all the same.
  await ports.kept.keep(request, job).catch(() => undefined);
  ports.signal.throwIfAborted();
  return followed(job, ports);
}

/** Sends a job; `count` hears of one that the service has, or may have without having told its id. */
async function submitted(
  request: EvaluationRequest,
  count: (job: string | undefined) => void,
  { service, signal }: EvaluationPorts,
): Promise<string> {
  let isPerhapsTaken = false;
  const onFailure = ({ ambiguous }: ServiceError) => {
    if (ambiguous) isPerhapsTaken = true;
  };
  try {
    const job = await service.submit(request, { signal, grace: graceAfterCancel, onFailure });
    count(job);
    return job;
  } catch (error) {
    if (isPerhapsTaken) count(undefined);
    signal.throwIfAborted();
    throw error;
  }
}

async function followed(job: string, { service, pause, signal }: EvaluationPorts) {
  let waited = 0;
  for (let polls = 0; waited < longestWait; polls++) {
    const milliseconds = pauses[polls] ?? longestPause;
    await pause(milliseconds);
    waited += milliseconds;
    const state = await service.state(job, { signal, mode: 'batch' });
    if (state.state === 'done') return state;
    if (state.state !== 'processing') {
      throw new EvaluationFailed(state.state === 'failed' ? state.reason : '');
    }
  }
  throw new EvaluationFailed('');
}
