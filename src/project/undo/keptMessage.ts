import type { FilledFile } from './filledFile.ts';

/**
 * Why a message keeps what the run wrote: somebody changed it, or accepted it, or it cannot be taken out alone, or its file was
 * moved or deleted with its source.
 */
export type KeptReason = 'changed' | 'reviewed' | 'noPlace' | 'gone';

/** A message that an undo left as it is. */
export interface KeptMessage {
  readonly file: string;
  readonly path: FilledFile['messages'][number]['path'];
  readonly reason: KeptReason;
}
