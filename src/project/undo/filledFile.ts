import type { ChangedText, TextChange } from '../changes/textChange.ts';

/** A target file that a run wrote messages into. */
export interface FilledFile extends TextChange {
  readonly messages: readonly FilledMessage[];
}

/** How a message came to its text: `source` holds the place of an entry of a list. */
export type FilledBy = 'machine' | 'reuse' | 'move' | 'source';

export interface FilledMessage extends ChangedText {
  readonly source: string;
  readonly by: FilledBy;
  /** A person accepted it before it was written. */
  readonly isReviewed?: true;
}
