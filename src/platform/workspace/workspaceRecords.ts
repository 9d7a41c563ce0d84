import type { Storage } from '../keptRecords.ts';
import { lazily } from '../ui/inBackground.ts';

/** Opens the records of this workspace when they are first asked for; see `RecordFiles`. */
export function workspaceRecords(before: Storage): () => Promise<Storage> {
  return lazily(async () => (await import('./openRecords.ts')).openRecords(before));
}
