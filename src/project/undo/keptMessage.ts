import type { FilledFile } from './filledFile.ts';

/** A message that an undo left as it is. */
export interface KeptMessage {
  readonly file: string;
  readonly path: FilledFile['messages'][number]['path'];
  /**
   * Why it keeps what the run wrote: somebody changed it, or accepted it, or it cannot be taken out alone, or its file was moved
   * or deleted with its source.
   */
  readonly reason: 'changed' | 'reviewed' | 'noPlace' | 'gone';
}
