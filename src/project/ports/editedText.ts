import type { Edit } from '../../resources/edit.ts';

/** A file, its whole text, and edits of that. */
export interface EditedText {
  /** Relative to the project's folder. */
  readonly path: string;
  readonly text: string;
  readonly edits: readonly Edit[];
}
