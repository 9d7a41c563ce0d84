import { ServiceError } from '../../../service/errors.ts';
import type { MemoryService } from '../../../service/memoryService.ts';
import type { JobRecord, JobRecords } from '../jobRecords.ts';
import { followJob, type JobEnd } from './followJob.ts';

/** What waiting for a job needs of its surroundings. */
export interface JobPorts {
  /** Rejects where nobody is signed in. */
  readonly open: () => Promise<{
    readonly memories: Pick<MemoryService, 'job'>;
    /** The mark of the key that the service is asked with. */
    readonly keyMark: string;
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
    const { memories, keyMark } = await open();
    const { jobId, sentWith = keyMark } = record;
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
      if (sentWith !== keyMark) throw new SentWithOtherKey();
      return { state: 'gone' };
    }
  });
}
