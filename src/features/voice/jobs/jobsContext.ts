import type { VoiceContext } from '../voiceContext.ts';
import type { UnderWay } from '../../../platform/underWay.ts';
import type { JobEnd } from './runJob.ts';
import type { JobRecords } from './jobRecords.ts';

/** What the commands for whole recordings share. */
export interface JobsContext extends Pick<VoiceContext, 'connection' | 'languages' | 'log'> {
  readonly records: JobRecords;
  /** What is being fetched. */
  readonly fetching: UnderWay<JobEnd>;
}
