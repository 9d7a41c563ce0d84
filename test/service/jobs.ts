import { randomUUID } from 'node:crypto';
import { newMemory } from './newMemory.ts';
import { now, type Memory, type State } from './state.ts';
import { readTmx, TmxError, writeTmx } from './tmx.ts';

const minute = 60_000;
/** An export that nobody polls counts as finished after this time. */
const exportTime = minute / 2;

interface JobBase {
  readonly id: string;
  readonly account: string;
  readonly created: Date;
  updated: Date;
  /** Part of the pre-signed address of the file. */
  readonly signature: string;
  /** Until when the file can be uploaded, or downloaded. */
  expires: Date;
  /** Polls that still find the job unfinished. */
  pollsLeft: number;
}

export interface ImportJob extends JobBase {
  readonly operation: 'import';
  readonly file: { readonly name: string; readonly type: string; readonly length: number };
  readonly displayName: string | undefined;
  status: 'awaiting_input' | 'processing' | 'completed' | 'failed' | 'expired';
  uploaded?: Buffer;
  memoryId?: string;
  skipped?: number;
  error?: string;
}

export interface ExportJob extends JobBase {
  readonly operation: 'export';
  readonly memory: Memory;
  status: 'processing' | 'completed' | 'expired';
  file?: string;
}

/** A background job of the translation memories. It makes progress when it is polled. */
export type Job = ImportJob | ExportJob;

/** Declares an import; the file has 30 minutes to come. */
export function newImport(
  state: State,
  account: string,
  file: ImportJob['file'],
  displayName: string | undefined,
): ImportJob {
  return {
    ...jobBase(state, account, 30 * minute),
    operation: 'import',
    file,
    displayName,
    status: 'awaiting_input',
  };
}

/** Starts an export. */
export function newExport(state: State, memory: Memory): ExportJob {
  return {
    ...jobBase(state, memory.account, 60 * minute),
    operation: 'export',
    memory,
    status: 'processing',
  };
}

/** Whether the export is under way, so that another one is refused. */
export function isRunning(state: State, job: ExportJob): boolean {
  return job.status === 'processing' && now(state).getTime() < job.created.getTime() + exportTime;
}

/** Takes the job one step further, as one poll does. */
export function advance(state: State, job: Job): void {
  if (job.status === 'failed' || job.status === 'expired') return;
  const expired = now(state) > job.expires;
  if (expired && (job.operation === 'export' || !job.uploaded)) job.status = 'expired';
  else if (job.status !== 'completed') step(state, job);
  job.updated = now(state);
}

function step(state: State, job: Job): void {
  if (job.operation === 'import' && !job.uploaded) return;
  if (job.pollsLeft-- > 0) {
    // The file may have arrived while the service has not noticed: the first of several polls shows that.
    job.status = job.operation === 'import' && job.pollsLeft > 0 ? 'awaiting_input' : 'processing';
  } else if (job.operation === 'import') finishImport(state, job);
  else {
    job.file = writeTmx(job.memory);
    job.status = 'completed';
    job.expires = new Date(now(state).getTime() + 60 * minute);
  }
}

function finishImport(state: State, job: ImportJob): void {
  try {
    const { skipped, ...content } = readTmx(job.uploaded!);
    const memory = newMemory({
      ...content,
      id: randomUUID(),
      account: job.account,
      name: job.displayName ?? job.file.name,
      created: now(state),
    });
    state.memories.push(memory);
    Object.assign(job, { status: 'completed', memoryId: memory.id, skipped });
  } catch (error) {
    if (!(error instanceof TmxError)) throw error;
    Object.assign(job, { status: 'failed', error: error.message });
  }
}

function jobBase(state: State, account: string, lifetime: number): JobBase {
  const created = now(state);
  return {
    id: randomUUID(),
    account,
    created,
    updated: created,
    signature: randomUUID().replaceAll('-', ''),
    expires: new Date(created.getTime() + lifetime),
    pollsLeft: state.jobPolls,
  };
}
