import type { Storage } from './keptRecords.ts';

/** How many records a storage has under a key. */
export function recordsIn(storage: Storage, key: string): number {
  const kept = storage.get(key);
  return Array.isArray(kept) ? kept.length : 0;
}
