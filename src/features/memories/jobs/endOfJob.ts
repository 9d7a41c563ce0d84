import { ServiceError } from '../../../service/errors.ts';
import type { MemoryService } from '../../../service/memories/memoryService.ts';
import type { MemoryJob } from '../../../service/memories/memoryJobs.ts';
import type { JobRecord, JobRecords } from '../jobRecords.ts';

/** What waiting for a job needs of its surroundings. */
export interface JobPorts {
  /** Rejects where nobody is signed in. */
  readonly open: () => Promise<{
    readonly memories: Pick<MemoryService, 'job'>;
    /** The mark of the key that the service is asked with. */
    readonly keyFingerprint: string;
  }>;
  /** Sends what the job is of, before it is waited for. */
  readonly send?: (() => Promise<void>) | undefined;
  readonly records: Pick<JobRecords, 'during' | 'forget' | 'leave'>;
  readonly pause: (milliseconds: number) => Promise<unknown>;
  /** Resolves where the window goes on: one that is closed or loaded anew cancels what it waits for, too. */
  readonly stays: () => Promise<unknown>;
  readonly signal: AbortSignal;
}

/** The service does not show a job to the present key. It stays, for when the key is back that it was begun with. */
export class SentWithOtherKey extends Error {
  override readonly name = 'SentWithOtherKey';
}

/**
 * Waits until a job has ended, also after a restart of the window; `gone`: the service does not have it any more. Where somebody
 * ends the waiting, nobody wants the file of an export any longer, but what an import comes to can be asked for.
 */
export async function endOfJob(
  record: JobRecord,
  { open, send, records, pause, stays, signal }: JobPorts,
): Promise<JobEnd | { readonly state: 'gone' }> {
  const { jobId, kind } = record;
  return records.during(record, signal, async () => {
    const { memories, keyFingerprint } = await open();
    try {
      await send?.().catch(refused);
      const poll = () => memories.job(jobId, { signal, mode: 'batch' });
      return await followJob(poll, pause).catch((error: unknown) => gone(error, keyFingerprint));
    } catch (error) {
      const drop = () => (kind === 'import' ? records.leave(record) : records.forget(jobId));
      if (signal.aborted) void stays().then(drop, () => undefined);
      throw error;
    }
  });

  /** The answer to what was sent may have got lost, or nobody have waited for it: what became of it can be asked for. */
  async function refused(error: unknown): Promise<never> {
    const isOpen = signal.aborted || (error instanceof ServiceError && error.ambiguous);
    if (!isOpen) await records.forget(jobId);
    throw error;
  }

  function gone(error: unknown, asking: string) {
    if (!(error instanceof ServiceError && error.kind === 'notFound')) throw error;
    if ((record.sentWith ?? asking) !== asking) throw new SentWithOtherKey();
    return { state: 'gone' } as const;
  }
}

/** How a job ended; `stillRunning` when it took longer than anybody should wait for. */
export type JobEnd =
  | Exclude<MemoryJob, { state: 'awaitingInput' | 'processing' }>
  | { readonly state: 'stillRunning' };

/** Milliseconds between polls: short at first, since small files are done at once. */
const pauses = [500, 1_000, 2_000, 3_000];

const longestPause = 5_000;

/** Milliseconds of waiting in all. */
const longestWait = 1_800_000;

/**
 * Polls a job until it has ended. After an upload the service may take half a minute until it sees the file, so
 * `awaitingInput` is no end either. Rejects with what `poll` or `pause` rejects with.
 */
export async function followJob(
  poll: () => Promise<MemoryJob>,
  pause: (milliseconds: number) => Promise<unknown>,
): Promise<JobEnd> {
  let waited = 0;
  for (let polls = 0; ; polls++) {
    const job = await poll();
    if (job.state !== 'awaitingInput' && job.state !== 'processing') return job;
    if (waited >= longestWait) return { state: 'stillRunning' };
    const milliseconds = pauses[polls] ?? longestPause;
    await pause(milliseconds);
    waited += milliseconds;
  }
}
