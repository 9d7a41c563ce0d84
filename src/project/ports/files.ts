import type { Edit } from '../../resources/edit.ts';
import type { Cooperative } from '../../resources/cooperative.ts';

/**
 * The files of a project, as their owner offers them: an editor with unsaved edits, or a folder of the disk. All paths
 * are relative to the project's folder, with `/`.
 */
export interface Files {
  /** The text as a person sees it, unsaved edits included; nothing where there is no file. */
  read(path: string): Promise<string | undefined>;
  /** Whether a person has the file before them: such files change together, so that one undo takes that back. */
  isOpen(path: string): boolean;
  /** Rejects where the file could not be written: it lies outside of the folder, or nobody may write it. */
  refuseUnwritable(path: string): Promise<void>;
  /**
   * Works each change out from the text at the moment of writing, and writes it. A file that cannot be written keeps no
   * other from it.
   */
  write(changes: readonly FileChange[]): Promise<WriteOutcome>;
  /**
   * Removes a file that Glossa made, where its text is as it was left, with the folders in which there is nothing else.
   *
   * @returns whether there is no such file any longer
   */
  removeMade(path: string, isAsLeft: (text: string) => boolean): Promise<boolean>;
  /** The names of what is in a folder; none where there is no such folder. */
  namesIn(folder: string): Promise<readonly string[]>;
}

/** Files to look at. Without the names in folders nothing is known of files that were moved. */
export type ReadableFiles = Pick<Files, 'read'> & Partial<Pick<Files, 'namesIn'>>;

/** Files of which a run can be taken back. */
export interface RestorableFiles extends Files {
  /** The text of the file itself, without the unsaved edits of an editor; nothing where there is no file. */
  readSaved(path: string): Promise<string | undefined>;
}

/** Where the files of a project are. */
interface InProject {
  readonly path: string;
}

/**
 * What a file becomes, worked out from the text that it has at the moment of writing. `Place` names the file: by its path
 * in the project, or as the editor does.
 */
export type FileChange<Place = InProject> = Place & {
  readonly change: (text: string | undefined) => Cooperative<BaseAndEdits>;
};

/** `base` is the present text, or that of the file to create. */
export interface BaseAndEdits {
  readonly base: string;
  readonly edits: readonly Edit[];
}

/** A file before and after; `before` is absent where the file was created. */
export type WrittenFile<Place = InProject> = Place & {
  readonly before: Uint8Array | undefined;
  readonly after: Uint8Array;
};

/** A file that was left as it was, and why. */
export type RefusedFile<Place = InProject> = Place & { readonly error: unknown };

/** A file that has its edits, but whose bytes are not what they make of those from before. */
export type AppliedFile<Place = InProject> = Place & {
  /** It was saved with what others did to it meanwhile. Else the edits are in a document with unsaved changes. */
  readonly isSaved: boolean;
};

/** What became of changes. A file that needed no edit is in no list. */
export interface WriteOutcome<Place = InProject> {
  readonly written: readonly WrittenFile<Place>[];
  /** Other files in which the changes are made. */
  readonly applied: readonly AppliedFile<Place>[];
  readonly refused: readonly RefusedFile<Place>[];
}
