import type { Storage } from '../keptRecords.ts';

/** The lists of what is on its way at the service, was paid for, or can be taken back; see `RecordFiles`. */
export const recordKeys = {
  documents: 'glossa.documents',
  voiceJobs: 'glossa.voiceJobs',
  memoryJobs: 'glossa.memoryJobs',
  evaluations: 'glossa.evaluations',
  transcripts: 'glossa.transcripts',
  marks: 'glossa.marks',
} as const;

/** Milliseconds for which a transcript that nobody discards is kept. */
export const transcriptAge = 30 * 86_400_000;

/** How many records a storage has under a key. */
export function recordsIn(storage: Storage, key: string): number {
  const kept = storage.get(key);
  return Array.isArray(kept) ? kept.length : 0;
}
