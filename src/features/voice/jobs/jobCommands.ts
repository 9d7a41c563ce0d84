import type { Storage } from '../../../platform/keptRecords.ts';
import type { VoiceContext } from '../voiceContext.ts';
import { fetchJobs, resumeJobs } from './fetchJobs.ts';
import { jobRecords } from './jobRecords.ts';
import type { JobsContext } from './jobsContext.ts';
import { UnderWay } from '../../../platform/underWay.ts';
import type { JobEnd } from './runJob.ts';
import { translateRecording } from './translateRecording.ts';

/** What the commands for whole recordings do: made with the first of them. */
export function jobCommands({ connection, languages, log }: VoiceContext, storage: Storage) {
  const records = jobRecords(storage);
  const fetching = new UnderWay<JobEnd>();
  const context: JobsContext = { connection, languages, log, records, fetching };
  return {
    translate: (given: unknown) => translateRecording(context, given),
    fetch: () => fetchJobs(context),
    resume: () => resumeJobs(context),
  };
}
