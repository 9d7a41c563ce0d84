import type { VoiceContext } from '../voiceContext.ts';
import type { JobRecords } from './jobRecords.ts';

/** What the commands for whole recordings share. */
export interface JobsContext extends Pick<VoiceContext, 'connection' | 'languages' | 'log'> {
  readonly records: JobRecords;
}
