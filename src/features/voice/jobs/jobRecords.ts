import { KeptRecords, type Storage } from '../../../platform/keptRecords.ts';
import { recordKeys } from '../../../platform/workspace/recordKeys.ts';

/** A file that is still to come. */
export interface WantedFile {
  /** Its place among the results of the job. */
  readonly number: number;
  /** Where it goes, as a URI. */
  readonly place: string;
  /** Whether a file at the place may be replaced: that was asked for. */
  readonly mayReplace: boolean;
}

/** A recording that is translated at the service. The key of the account opens it, and nothing else has to be kept. */
export interface JobRecord {
  /** The service's name for it. */
  readonly id: string;
  /** The recording, as a URI. */
  readonly source: string;
  /** The address of the service that has it. */
  readonly address: string;
  /** Milliseconds since 1970. */
  readonly created: number;
  /** The mark of the key that it was sent with; earlier versions noted none. */
  readonly sentWith?: string;
  /** What was not fetched yet. */
  readonly wanted: readonly WantedFile[];
}

/** The recordings that were sent from this workspace and whose translations are not all fetched yet. */
export type SentRecordings = KeptRecords<JobRecord>;

export function sentRecordings(storage: Storage): SentRecordings {
  return new KeptRecords(storage, recordKeys.voiceJobs, isRecord);
}

function isRecord(kept: unknown): kept is JobRecord {
  const {
    created,
    wanted,
    id,
    source,
    address,
    sentWith = '',
  } = (kept ?? {}) as Record<string, unknown>;
  return (
    typeof created === 'number' &&
    [id, source, address, sentWith].every((text) => typeof text === 'string') &&
    Array.isArray(wanted) &&
    wanted.every(isWanted)
  );
}

function isWanted(kept: unknown): boolean {
  const { number, place, mayReplace } = (kept ?? {}) as Record<string, unknown>;
  return typeof number === 'number' && typeof place === 'string' && typeof mayReplace === 'boolean';
}
