import type { ChangedText, TextChange } from '../changes/textChange.ts';

/** A target file that a run wrote messages into. */
export interface FilledFile extends TextChange {
  readonly messages: readonly FilledMessage[];
}

export interface FilledMessage extends ChangedText {
  readonly source: string;
  /** How it came to its text: `source` holds the place of an entry of a list. */
  readonly by: 'machine' | 'reuse' | 'move' | 'source';
  /** A person accepted it before it was written. */
  readonly isReviewed?: true;
}
