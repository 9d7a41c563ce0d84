/* The contract between the term editor's page and its host. JSON data only. */

/** A term list as the service has it. */
export interface EditorList {
  readonly language: string;
  /** The language's display name. */
  readonly name: string;
  /** Terms by the service's count; `null` for a list that is not stored yet. */
  readonly entryCount: number | null;
  /** `null` where nobody can read them. */
  readonly terms: readonly string[] | null;
  /** The service does not give its terms away: these are what this workspace saved last. */
  readonly remembered: boolean;
}

export interface EditedList extends EditorList {
  /** What was typed and not saved; `null` where nothing was. */
  readonly draft: Draft | null;
}

/** A text that was typed and not saved. It is kept in two places; the younger one counts. */
export interface Draft {
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface EditedCollection {
  readonly name: string;
  readonly lists: readonly EditedList[];
  /** Languages whose speech recognition takes terms; `null` where the service does not say. */
  readonly languages: readonly LanguageChoice[] | null;
  /** The language to show, once. */
  readonly focus: string | null;
}

export interface LanguageChoice {
  readonly code: string;
  readonly name: string;
}

/** How a save ended. `terms`: the service objects to the list. `service`: it could not be asked. */
export type SaveResult =
  | { readonly kind: 'saved'; readonly list: EditorList; readonly expected: number }
  | { readonly kind: 'refused'; readonly field: 'terms' | 'service'; readonly reason: string };

/** What the page may ask of the host. */
export interface TermEditorHost {
  load(): Promise<EditedCollection>;
  /** Keeps what is typed, also through a crash; `null` forgets it. */
  keepDraft(language: string, draft: Draft | null): Promise<null>;
  /** Asks the service again what the list holds. */
  stored(language: string): Promise<EditorList>;
  /** Adds terms; nothing is deleted. */
  merge(language: string, terms: readonly string[]): Promise<SaveResult>;
  /** Transcribes a recording without and with the stored terms, in a page of its own. */
  tryTerms(language: string): Promise<null>;
  /** Makes the list what `terms` says. */
  replace(language: string, terms: readonly string[]): Promise<SaveResult>;
}

/** What the host may ask of the page. */
export interface TermEditorPage {
  /** Load again: something has changed, or another language is to be shown. */
  reload(): Promise<void>;
}

/** What the page starts with. */
export interface TermEditorData {
  /** Characters that a list may have. */
  readonly limit: number;
  readonly texts: TermEditorTexts;
}

/** A tag that can be asked for where the service does not list its languages. */
export const languageTag = /^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}$/i;

/** The page's texts, translated; `{0}` and so on stand for values. */
export interface TermEditorTexts {
  readonly about: string;
  readonly loading: string;
  readonly tryAgain: string;
  readonly languages: string;
  readonly addLanguage: string;
  readonly language: string;
  readonly languageCode: string;
  readonly badLanguage: string;
  readonly knownLanguage: string;
  readonly languagesUnknown: string;
  readonly add: string;
  readonly cancel: string;
  readonly noLists: string;
  readonly unsaved: string;
  readonly terms: string;
  readonly counter: string;
  readonly counterOver: string;
  /** For a number, which `{0}` stands for: its forms by the plural rules of the language that they are in. */
  readonly termCount: {
    readonly language: string;
    /** By CLDR category, or by a number as in `=1`. */
    readonly forms: Readonly<Partial<Record<string, string>>>;
  };
  readonly problems: string;
  readonly noProblems: string;
  readonly line: string;
  readonly severity: Readonly<Record<'error' | 'warning' | 'info', string>>;
  readonly problem: Readonly<
    Record<
      | 'repeated'
      | 'twin'
      | 'blanks'
      | 'blankLine'
      | 'control'
      | 'invisible'
      | 'tooLong'
      | 'tooManyUnits',
      string
    >
  >;
  readonly moreProblems: string;
  readonly cleanUp: string;
  readonly change: string;
  readonly unchanged: string;
  readonly reordered: string;
  readonly added: string;
  readonly gone: string;
  readonly unreadable: string;
  readonly remembered: string;
  readonly newList: string;
  readonly merge: string;
  readonly mergeHint: string;
  readonly mergedTooLong: string;
  readonly nothingToMerge: string;
  readonly noTerms: string;
  readonly replace: string;
  readonly replaceHint: string;
  readonly tryTerms: string;
  readonly discard: string;
  readonly removeLanguage: string;
  readonly saving: string;
  readonly saved: string;
  readonly countDiffers: string;
  readonly replaceQuestion: string;
  readonly goesAway: string;
  readonly goesAwayUnknown: string;
  readonly replaceNow: string;
  readonly mergeInstead: string;
  readonly keepEditing: string;
  readonly mendFirst: string;
}
