import type { FormatId } from '../../catalog/formats/format.ts';
import type { Hash } from '../../catalog/hash.ts';
import type { KeyPath } from '../../catalog/keyPath.ts';

/** A target file that a run wrote messages into. */
export interface ChangedFile {
  readonly path: string;
  readonly sourcePath: string;
  readonly sourceLocale: string;
  readonly locale: string;
  readonly format: FormatId;
  /** The text before; absent where the run made the file. */
  readonly before?: string;
  /** Of the text after, without a byte order mark. */
  readonly after?: Hash;
  readonly messages: readonly ChangedMessage[];
}

/** How a message came to its text: `source` holds the place of an entry of a list. */
export type ChangedBy = 'machine' | 'reuse' | 'move' | 'source';

export interface ChangedMessage {
  readonly path: KeyPath;
  readonly source: string;
  /** Absent where the file did not have the message. */
  readonly before?: string;
  readonly now: string;
  readonly by: ChangedBy;
  /** A person accepted it before it was written. */
  readonly isReviewed?: true;
}
