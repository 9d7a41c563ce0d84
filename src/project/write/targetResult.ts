import type { Finding } from '../../message/findings.ts';
import type { FailureReason } from '../../translation/job.ts';
import type { TargetFile } from '../plan/targetFile.ts';

/** Why a message has no translation, and what its request failed of, if it was that. */
export interface Failed {
  readonly reason: FailureReason;
  readonly error?: unknown;
}

/** What a run made for one target file. The maps are by `keyId`. */
export interface TargetResult {
  readonly target: TargetFile;
  /** What is to be written. */
  readonly values: ReadonlyMap<string, string>;
  /** Those of {@link values} that were there already, in another message or in a TMX file. */
  readonly reused: ReadonlySet<string>;
  /** Those of {@link values} that a person has read and accepted, as they are or after an edit. */
  readonly accepted?: ReadonlyMap<string, 'asItIs' | 'edited'>;
  /** What is written in the places of {@link failed} entries of lists; see `listFillers`. */
  readonly fillers: ReadonlyMap<string, string>;
  readonly failed: ReadonlyMap<string, Failed>;
  readonly findings: ReadonlyMap<string, readonly Finding[]>;
}
