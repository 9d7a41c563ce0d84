import type { Memento } from 'vscode';
import type { VoiceContext } from '../voiceContext.ts';
import { fetchJobs, resumeJobs } from './fetchJobs.ts';
import { jobRecords } from './jobRecords.ts';
import type { JobsContext } from './jobsContext.ts';
import { translateRecording } from './translateRecording.ts';

/** What the commands for whole recordings do: made with the first of them. */
export function jobCommands({ connection, languages, log }: VoiceContext, workspaceState: Memento) {
  const context: JobsContext = { connection, languages, log, records: jobRecords(workspaceState) };
  return {
    translate: (given: unknown) => translateRecording(context, given),
    fetch: () => fetchJobs(context),
    resume: () => resumeJobs(context),
  };
}
