import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { badValue, notFound, ServiceError } from '../errors.ts';
import { json, type Call, type Reply, type Route } from '../http.ts';
import { parse } from '../parse.ts';
import { now, type State } from '../state.ts';
import { isVoiceTarget } from './realtime.ts';

/** A recording that is translated as a whole. It makes progress when it is polled. */
export interface VoiceJob {
  readonly id: string;
  readonly account: string;
  readonly file: { readonly name: string; readonly type: string; readonly length: number };
  readonly source: string | undefined;
  readonly targets: readonly { readonly language: string; readonly type: string }[];
  readonly created: Date;
  updated: Date;
  /** Opens the upload and all downloads. */
  readonly signature: string;
  uploaded: boolean;
  pollsLeft: number;
  /** Since when the results can be fetched. */
  completed: Date | undefined;
  /** Numbers of the results that were fetched. */
  readonly downloaded: Set<number>;
}

export const minute = 60_000;
const root = '/v1/jobs/voice/translate';
const contentTypes = ['mpeg', 'wav', 'ogg', 'flac', 'mp4', 'webm'].map((type) => `audio/${type}`);
const resultTypes = ['text/plain', 'application/x-subrip', 'audio/opus', 'audio/flac'];

const schema = z.strictObject({
  source_file: z.strictObject({
    name: z.string().min(1),
    content_type: z.enum(contentTypes),
    content_length: z.int().min(1).max(1_073_741_824),
  }),
  parameters: z.strictObject({ source_language: z.string().optional() }).default({}),
  targets: z.array(z.strictObject({ language: z.string(), type: z.enum(resultTypes) })).min(1),
});

/** The alpha. The files travel through the storage host at `storageUrl`. */
export function voiceJobRoutes(storageUrl: string): readonly Route[] {
  return [
    {
      method: 'POST',
      path: root,
      scope: 'none',
      body: 'json',
      handle: (call) => create(call, storageUrl),
    },
    {
      method: 'GET',
      path: `${root}/{id}`,
      scope: 'none',
      handle: (call) => poll(call, storageUrl),
    },
  ];
}

function create(call: Call, storageUrl: string): Reply {
  const { key, state } = call;
  if (key.plan === 'free') throw new ServiceError(403, 'Not available for your plan.');
  const { source_file: file, parameters, targets } = parse(schema, call.body);
  for (const { language } of targets)
    if (!isVoiceTarget(language)) throw badValue('targets.language');
  const created = now(state);
  const job: VoiceJob = {
    id: randomUUID(),
    account: key.account,
    file: { name: file.name, type: file.content_type, length: file.content_length },
    source: parameters.source_language,
    targets,
    created,
    updated: created,
    signature: randomUUID().replaceAll('-', ''),
    uploaded: false,
    pollsLeft: state.jobPolls,
    completed: undefined,
    downloaded: new Set(),
  };
  state.voice.jobs.push(job);
  const url = `${storageUrl}/voice/${job.id}/source`;
  return json(201, { job_id: job.id, ...wayTo(call, url, job, 'upload') });
}

function poll(call: Call, storageUrl: string): Reply {
  const { state, key, params } = call;
  const job = state.voice.jobs.find(({ id }) => id === params['id']);
  if (job?.account !== key.account || isForgotten(state, job)) throw notFound('Job');
  advance(state, job);
  return json(200, {
    job_id: job.id,
    product: 'voice',
    operation: 'translate',
    created_at: job.created.toISOString(),
    updated_at: job.updated.toISOString(),
    usage: { storage_used: job.uploaded ? job.file.length : 0 },
    source_file: {
      name: job.file.name,
      content_type: job.file.type,
      content_length: job.file.length,
    },
    parameters: { source_language: job.source },
    targets: job.targets,
    results: job.targets.map(({ type }, index) => {
      const status = statusOf(state, job, index);
      const url = `${storageUrl}/voice/${job.id}/${index}`;
      return {
        type,
        status,
        ...(status === 'complete' || status === 'downloaded'
          ? wayTo(call, url, job, 'download')
          : {}),
        ...(status === 'failed' ? { error: { message: 'Nobody speaks', code: 'no_speech' } } : {}),
      };
    }),
  });
}

/** Without its file a job lasts for five minutes, and its results for an hour. */
export function isForgotten(state: State, { uploaded, created, completed }: VoiceJob): boolean {
  const time = now(state).getTime();
  if (completed !== undefined) return time > completed.getTime() + 60 * minute;
  return !uploaded && time > created.getTime() + 5 * minute;
}

function advance(state: State, job: VoiceJob): void {
  if (!job.uploaded || job.completed !== undefined) return;
  job.updated = now(state);
  if (job.pollsLeft-- <= 0) job.completed = job.updated;
}

function statusOf(state: State, job: VoiceJob, index: number): string {
  if (!job.uploaded) return 'pending';
  if (job.completed === undefined) return job.pollsLeft > 0 ? 'uploaded' : 'processing';
  const fixed = state.voice.jobResults[index];
  return fixed ?? (job.downloaded.has(index) ? 'downloaded' : 'complete');
}

/** With `include=signed_url` the address opens by itself, and without it by the signature in a header. */
function wayTo({ request }: Call, url: string, job: VoiceJob, direction: 'upload' | 'download') {
  return {
    [`${direction}_url`]: url,
    signature: job.signature,
    ...(request.query.get('include') === 'signed_url' && {
      [`signed_${direction}_url`]: `${url}?signature=${job.signature}`,
    }),
  };
}
