import type { ChangedText, TextChange } from '../changes/textChange.ts';

/** A target file that a run wrote messages into. */
export interface ChangedFile extends TextChange {
  readonly messages: readonly ChangedMessage[];
}

/** How a message came to its text: `source` holds the place of an entry of a list. */
export type ChangedBy = 'machine' | 'reuse' | 'move' | 'source';

export interface ChangedMessage extends ChangedText {
  readonly source: string;
  readonly by: ChangedBy;
  /** A person accepted it before it was written. */
  readonly isReviewed?: true;
}
