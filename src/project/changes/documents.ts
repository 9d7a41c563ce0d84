import type { EditedText } from '../ports/editedText.ts';

/**
 * The documents of an editor. Their texts can be read in {@link Documents.apply} only: whoever changes documents has looked
 * at them in the same turn of the event loop. Paths are whatever their owner knows files by.
 */
export interface Documents {
  /**
   * Loads a file. Where there are many, it may be dropped from memory again.
   *
   * @param after the text that it is to have, with the byte order mark
   * @throws where the file may not be written, or its encoding cannot hold that text
   */
  open(path: string, after: string): Promise<void>;
  /** What the disk has, with the byte order mark; nothing where there is no file. */
  saved(path: string): Promise<string | undefined>;
  /**
   * Calls `work` in this turn, and in the same turn hands all of its edits to the editor, as one step of its undo. What `work`
   * throws is passed on.
   *
   * @returns false where a document has changed on the way, or the editor takes no edits; nothing has changed then
   */
  apply(work: (now: TextsNow) => readonly EditedText[]): Promise<boolean>;
  /** Saves a document, whose file is then to hold `text`, with the byte order mark. Tells the person where it does not. */
  save(path: string, text: string): Promise<Saving>;
  /** Waits a moment for changes that are on their way. */
  settle(): Promise<void>;
}

/** The text of a document in this turn; nothing where the file is not loaded. */
export type TextsNow = (path: string) => OpenText | undefined;

export interface OpenText {
  /** Without the byte order mark. */
  readonly text: string;
  /** It holds edits that are not saved. */
  readonly isDirty: boolean;
}

/** What became of a document that was to be saved: `withOthers`, it was saved with what others did to it meanwhile. */
export type Saving =
  | 'unsaved'
  | 'withOthers'
  | { readonly before: Uint8Array | undefined; readonly after: Uint8Array };
