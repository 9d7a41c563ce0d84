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
  readonly records: Pick<JobRecords, 'during' | 'forget'>;
  readonly pause: (milliseconds: number) => Promise<unknown>;
  /** Resolves where the window goes on: one that is closed or loaded anew cancels what it waits for, too. */
  readonly stays: () => Promise<unknown>;
  readonly signal: AbortSignal;
}

/** The service does not show a job to the present key. It stays, for when the key is back that it was begun with. */
export class SentWithOtherKey extends Error {
  override readonly name = 'SentWithOtherKey';
}

/** Waits until a job has ended, also after a restart of the window; `gone`: the service does not have it any more. */
export async function endOfJob(
  record: JobRecord,
  { open, records, pause, stays, signal }: JobPorts,
): Promise<JobEnd | { readonly state: 'gone' }> {
  return records.during(record, signal, async () => {
    const { memories, keyFingerprint } = await open();
    const { jobId, sentWith = keyFingerprint } = record;
    try {
      return await followJob(() => memories.job(jobId, { signal, mode: 'batch' }), pause);
    } catch (error) {
      if (signal.aborted) {
        void stays().then(
          () => records.forget(jobId),
          () => undefined,
        );
      }
      if (!(error instanceof ServiceError && error.kind === 'notFound')) throw error;
      if (sentWith !== keyFingerprint) throw new SentWithOtherKey();
      return { state: 'gone' };
    }
  });
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
