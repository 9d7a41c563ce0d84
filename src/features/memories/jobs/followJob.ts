import type { MemoryJob } from '../../../service/schemas/memoryJobs.ts';

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
