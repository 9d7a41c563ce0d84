import type { Storage } from '../../../platform/keptRecords.ts';
import type { Services } from '../../../platform/services.ts';
import { UnderWay } from '../../../platform/underWay.ts';
import { sentRecordings } from './jobRecords.ts';
import type { JobEnd } from './jobOutcome.ts';
import { translateRecording, fetchJobs, resumeJobs } from './translateRecording.ts';

/** What the commands for whole recordings do: made with the first of them. */
export function jobCommands(services: Services, storage: Storage) {
  const records = sentRecordings(storage);
  const fetching = new UnderWay<JobEnd>();
  return {
    translate: (given: unknown) => translateRecording(services, records, given),
    fetch: () => fetchJobs(services, records, fetching),
    resume: () => resumeJobs(services, records, fetching),
  };
}
