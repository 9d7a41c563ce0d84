import { z } from 'zod';
import { notFound, ServiceError } from './errors.ts';
import { json, type Call, type Reply, type Route } from './http.ts';
import { advance, isRunning, newExport, newImport, type ExportJob, type Job } from './jobs.ts';
import { findMemory } from './memories.ts';
import { parse } from './parse.ts';

const root = '/v3/translation_memories';
const read = 'translation_memories:read';
const gigabyte = 1_073_741_824;

const importSchema = z.strictObject({
  source_file: z.strictObject({
    file_name: z.string().min(1).max(100),
    content_length: z.int().min(1).max(gigabyte),
    content_type: z.string().min(1).max(127).default('application/xml'),
  }),
  parameters: z.strictObject({ display_name: z.string().optional() }).default({}),
});

/** Import, export and their jobs. The files travel through the storage host at `storageUrl`. */
export function memoryJobRoutes(storageUrl: string): readonly Route[] {
  return [
    {
      method: 'POST',
      path: `${root}/import`,
      scope: 'translation_memories:write',
      body: 'json',
      handle: (call) => startImport(call, storageUrl),
    },
    { method: 'POST', path: `${root}/{id}/export`, scope: read, handle: startExport },
    {
      method: 'GET',
      path: `${root}/jobs/{id}`,
      scope: read,
      handle: (call) => poll(call, storageUrl),
    },
  ];
}

function startImport(call: Call, storageUrl: string): Reply {
  const { state, key } = call;
  const { source_file: file, parameters } = parse(importSchema, call.body);
  const own = state.memories.filter(({ account }) => account === key.account);
  if (own.length >= state.limits.memories)
    throw new ServiceError(456, 'Translation memory quota exhausted');
  const declared = { name: file.file_name, type: file.content_type, length: file.content_length };
  const job = newImport(state, key.account, declared, parameters.display_name);
  state.jobs.push(job);
  return json(202, {
    job_id: job.id,
    upload_url: fileUrl(storageUrl, 'upload', job),
    expires_at: job.expires.toISOString(),
  });
}

/** 409 while an export of the memory runs, 200 when a recent one is handed out again, else 202. */
function startExport(call: Call): Reply {
  const { state } = call;
  const memory = findMemory(call);
  const earlier = state.jobs.findLast(
    (job): job is ExportJob => job.operation === 'export' && job.memory === memory,
  );
  if (earlier && isRunning(state, earlier))
    throw new ServiceError(409, 'An export of this translation memory is already running');
  if (earlier) advance(state, earlier);
  const reused = earlier?.status === 'completed';
  const job = reused ? earlier : newExport(state, memory);
  if (!reused) state.jobs.push(job);
  return json(reused ? 200 : 202, {
    job_id: job.id,
    parameters: { translation_memory_id: memory.id },
  });
}

function poll({ state, key, params }: Call, storageUrl: string): Reply {
  const job = state.jobs.find((one) => one.id === params['id'] && one.account === key.account);
  if (!job) throw notFound('Job');
  advance(state, job);
  return json(200, {
    job_id: job.id,
    product: 'translation_memory',
    operation: job.operation,
    creation_time: job.created.toISOString(),
    updated_time: job.updated.toISOString(),
    ...(job.operation === 'import'
      ? {
          source_file: { content_type: job.file.type, content_length: job.file.length },
          parameters: job.displayName === undefined ? {} : { display_name: job.displayName },
        }
      : { parameters: { translation_memory_id: job.memory.id } }),
    results: [{ status: job.status, ...details(job, storageUrl) }],
  });
}

function details(job: Job, storageUrl: string) {
  if (job.status === 'awaiting_input')
    return { status_metadata: { required_action: 'Waiting for upload' } };
  if (job.status === 'failed') return { error: { message: job.error } };
  if (job.status !== 'completed') return {};
  return job.operation === 'import'
    ? { translation_memory_id: job.memoryId, skipped_segment_count: job.skipped }
    : {
        download_url: fileUrl(storageUrl, 'download', job),
        expires_at: job.expires.toISOString(),
      };
}

function fileUrl(storageUrl: string, direction: 'upload' | 'download', job: Job): string {
  return `${storageUrl}/${direction}/${job.id}?signature=${job.signature}`;
}
