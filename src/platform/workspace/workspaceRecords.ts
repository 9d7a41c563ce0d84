import { lazily } from '../lazily.ts';
import type { Storage } from '../keptRecords.ts';

/** Opens the records of this workspace when they are first asked for; see `RecordFiles`. */
export function workspaceRecords(before: Storage): () => Promise<Storage> {
  return lazily(async () => (await import('./openRecords.ts')).openRecords(before));
}
