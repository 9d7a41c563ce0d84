import { setTimeout as pause } from 'node:timers/promises';
import * as vscode from 'vscode';
import type { EvaluationService } from '../../service/evaluation/evaluationService.ts';
import type {
  Evaluation,
  EvaluationRequest,
  QualityIssue,
} from '../../service/evaluation/evaluations.ts';
import { ServiceError } from '../../service/errors.ts';
import { UserError } from '../../platform/ui/userError.ts';

/** Milliseconds between polls: short at first, and then what the service asks for. */
const pauses = [500, 2_000];
const longestPause = 5_000;
/** Milliseconds of waiting in all. */
const longestWait = 1_800_000;

type Segment = EvaluationRequest['segments'][number];

/** What was found. */
export interface Evaluated<T> {
  readonly issues: readonly { readonly segment: T; readonly issue: QualityIssue }[];
  /** 0 to 100, over all that was looked at; absent where the service does not say. */
  readonly score: number | undefined;
}

/**
 * Has each job evaluated, one after the other.
 *
 * @throws {UserError} where the account does not have the closed alpha, or an evaluation failed
 */
export async function runEvaluation<T extends Segment>(
  service: EvaluationService,
  languages: Omit<EvaluationRequest, 'segments'>,
  jobs: readonly (readonly T[])[],
  report: (done: number) => void,
  signal: AbortSignal,
): Promise<Evaluated<T>> {
  const issues: { readonly segment: T; readonly issue: QualityIssue }[] = [];
  const scores: { readonly score: number; readonly weight: number }[] = [];
  for (const [place, segments] of jobs.entries()) {
    report(place / jobs.length);
    const done = await evaluated(service, { ...languages, segments }, signal);
    for (const [index, found] of done.issues) {
      const segment = segments[index];
      if (segment !== undefined) issues.push(...found.map((issue) => ({ segment, issue })));
    }
    if (done.score !== undefined) scores.push({ score: done.score, weight: segments.length });
  }
  const weight = scores.reduce((sum, one) => sum + one.weight, 0);
  const total = scores.reduce((sum, one) => sum + one.score * one.weight, 0);
  return { issues, score: weight === 0 ? undefined : total / weight };
}

async function evaluated(
  service: EvaluationService,
  request: EvaluationRequest,
  signal: AbortSignal,
): Promise<Extract<Evaluation, { readonly state: 'done' }>> {
  const job = await service.submit(request, { signal }).catch((error: unknown) => {
    throw isNotEnabled(error) ? notEnabled(error) : error;
  });
  let waited = 0;
  for (let polls = 0; waited < longestWait; polls++) {
    const milliseconds = pauses[polls] ?? longestPause;
    await pause(milliseconds, undefined, { signal });
    waited += milliseconds;
    const state = await service.state(job, { signal, mode: 'batch' });
    if (state.state === 'done') return state;
    if (state.state !== 'processing') throw failed(state.state === 'failed' ? state.reason : '');
  }
  throw failed('');
}

function isNotEnabled(error: unknown): error is ServiceError {
  return error instanceof ServiceError && ['permission', 'notFound'].includes(error.kind);
}

function notEnabled(cause: ServiceError): UserError {
  return new UserError(
    vscode.l10n.t(
      'The evaluation of translations is a closed alpha, not enabled for this account. No file was changed.',
    ),
    [],
    { cause },
  );
}

function failed(reason: string): UserError {
  const text = vscode.l10n.t('The evaluation did not come to an end. No file was changed.');
  const said = reason === '' ? '' : ` ${vscode.l10n.t('The service said: {0}', reason)}`;
  return new UserError(text + said);
}
