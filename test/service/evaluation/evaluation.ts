import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { notFound, ServiceError } from '../errors.ts';
import { json, type Call, type Reply, type Route } from '../http.ts';
import { parse, requireUuid } from '../parse.ts';
import { codePoints } from '../usage.ts';

/** Pairs that are being looked at. */
export interface EvaluationJob {
  readonly id: string;
  readonly account: string;
  readonly targets: readonly string[];
  pollsLeft: number;
}

const all = '/v1/quality-evaluation';

/** The closed alpha: `capabilities.evaluation` switches it on. */
export const evaluationRoutes: readonly Route[] = [
  { method: 'POST', path: all, scope: 'none', body: 'json', handle: submit },
  { method: 'GET', path: `${all}/{id}`, scope: 'none', handle: state },
];

const text = z
  .string()
  .min(1)
  .refine((value) => codePoints(value) <= 10_000, 'A text has more than 10,000 characters');
const schema = z.strictObject({
  metadata: z.strictObject({ source_language: z.string(), target_language: z.string() }),
  segments: z
    .array(z.strictObject({ source: text, target: text }))
    .min(1)
    .max(500),
});

const wait = { 'Retry-After': '5' };

function submit(call: Call): Reply {
  requireAlpha(call);
  const { segments } = parse(schema, call.body);
  const { jobPolls, evaluations } = call.state;
  const targets = segments.map(({ target }) => target);
  const job = { id: randomUUID(), account: call.key.account, targets, pollsLeft: jobPolls };
  evaluations.push(job);
  const reply = json(202, { job_id: job.id, poll_url: `${all}/${job.id}` });
  return { ...reply, headers: { ...reply.headers, ...wait } };
}

function state(call: Call): Reply {
  requireAlpha(call);
  const id = requireUuid(call.params['id']!, 'job_id');
  const job = call.state.evaluations.find((one) => one.id === id);
  if (job?.account !== call.key.account) throw notFound('Quality estimation job');
  if (job.pollsLeft-- > 0) {
    const reply = json(202, { job_id: id, status: 'processing' });
    return { ...reply, headers: { ...reply.headers, ...wait } };
  }
  if (job.targets.includes('fail')) {
    const error = { code: 'evaluation_failed', message: 'The evaluation failed' };
    return json(200, { job_id: id, status: 'error', error });
  }
  const segments = job.targets.map((target, segment_index) => ({
    segment_index,
    errors: issuesOf(target),
  }));
  const count = segments.reduce((sum, { errors }) => sum + errors.length, 0);
  const summary = { overall_score: Math.max(0, 100 - 10 * count), granular_counts: {} };
  return json(200, { job_id: id, status: 'done', segments, summary });
}

/** Each `bad` is critical, each `odd` minor: nothing is understood here. */
function issuesOf(target: string) {
  return [...target.matchAll(/bad|odd/g)].map(({ 0: word, index }) => {
    const start = codePoints(target.slice(0, index));
    return {
      type: word === 'bad' ? 'Accuracy' : 'Style',
      sub_type: word === 'bad' ? 'Mistranslation' : 'Awkward',
      severity: word === 'bad' ? 'Critical' : 'Minor',
      explanation: `"${word}" is [not good](command:workbench.action.quit).`,
      source_spans: [],
      target_spans: [{ start, end: start + word.length }],
    };
  });
}

function requireAlpha({ state }: Call): void {
  if (!state.capabilities.evaluation)
    throw new ServiceError(403, 'Forbidden. The feature is not available for this account.');
}
