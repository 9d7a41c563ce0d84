/** Product names per language, as a `*.terms.json` file next to the code holds them. */
export interface TermFile {
  /** Id of the spoken-terms collection that the lists are pushed to; absent before the first push. */
  readonly collection: string | undefined;
  /** What the collection is called when it is made; absent where the file leaves it to its own name. */
  readonly name: string | undefined;
  /** At most one for each language. */
  readonly lists: readonly TermFileList[];
}

export interface TermFileList {
  /** Canonical tag. */
  readonly language: string;
  readonly entries: readonly {
    /** As it is spelled, and as the service is to recognize it. */
    readonly term: string;
    /** Translations have it exactly as it is. */
    readonly keep: boolean;
    /** Spellings that no text may have, in any case. */
    readonly forbidden: readonly string[];
    readonly note: string | undefined;
  }[];
}

/** The end of a term file's name. */
export const termFileSuffix = '.terms.json';
