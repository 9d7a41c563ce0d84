import type { LocaleView } from './localeView.ts';
import type { CatalogHost, CellView, FindingView, StateView } from './catalog.ts';

/* What the page of the catalog shows of the message that the keyboard is on. JSON data only. */

/** A stretch of a text. */
export interface PieceView {
  readonly text: string;
  /** It is not what the text that it is compared with has there. */
  readonly isOther: boolean;
}

/** A translation of the same or a similar text. */
export interface MatchView {
  /** In percent; 100 for the same text. */
  readonly score: number;
  /** The text that it translates, compared with the source of the message. */
  readonly source: readonly PieceView[];
  readonly text: string;
  /** The key of a message, or a file. */
  readonly origin: string;
  /** Placeholders, tags and numbers that are not those of the source, a sentence for each. */
  readonly differences: readonly string[];
}

/** A phrase of a glossary or a name of the workspace's term files that the source holds. */
export interface TermView {
  readonly text: string;
  /** How it is to be translated; `null` where that is open. */
  readonly target: string | null;
  readonly isForbidden: boolean;
}

/** A form of a plural message. */
export interface FormView {
  /** A category of CLDR, or a case for one number such as `=0`. */
  readonly name: string;
  /** Numbers that it is for, to be read; empty where there are none. */
  readonly numbers: string;
  /** `null` where the file does not have it. */
  readonly text: string | null;
  /** The message that holds the form, with its whole text; the form is from `start` to `end` in it (UTF-16 units). */
  readonly row: number;
  readonly whole: string | null;
  readonly start: number;
  readonly end: number;
  /** What is written in front of its text and behind it when it is added to the message. */
  readonly open: string;
  readonly close: string;
}

/** Names a message also in the next session. JSON data only. */
export interface MessageName {
  readonly section: string;
  readonly id: string;
}

/** All about one message; in a locale, where one is asked for. */
export interface CatalogDetails {
  readonly name: MessageName;
  readonly key: string;
  readonly file: string;
  readonly description: string | null;
  readonly source: string;
  readonly direction: 'ltr' | 'rtl';
  /** Of a plural message: the forms of the source. */
  readonly forms: readonly FormView[];
  /** {@link CatalogDetailsHost.history} knows the file. */
  readonly hasHistory: boolean;
  readonly others: readonly {
    readonly locale: LocaleView;
    readonly state: StateView;
    readonly text: string;
  }[];
  /** `null` for the source itself. */
  readonly cell: CellDetails | null;
}

/** What there is to say about the text of a message in a locale. */
export interface CellDetails {
  readonly locale: LocaleView;
  readonly state: StateView;
  readonly text: string | null;
  readonly mark: CellView['mark'];
  /** Of a proposed text: what is in the file. */
  readonly before: string | null;
  /** What was proposed, but for a source or a text that is another one by now. */
  readonly stale: { readonly text: string; readonly of: 'source' | 'text' } | null;
  /** Of a plural message: the forms of the translation. */
  readonly forms: readonly FormView[];
  /** What the source has to be kept of, in its order. */
  readonly placeholders: readonly string[];
  readonly findings: readonly FindingView[];
  /** The best first. */
  readonly matches: readonly MatchView[];
  /** Why files and memories could not be searched for matches, a sentence for each. */
  readonly unsearched: readonly string[];
  readonly terms: readonly TermView[];
}

/** A line of code that names a message. */
export interface KeyUsageView {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly text: string;
}

export interface KeyUsagesView {
  /** In the order of their files. */
  readonly usages: readonly KeyUsageView[];
  /** There may be more. */
  readonly isCut: boolean;
}

/** A commit, and what it made of a text: `null` where it took the message away. */
export interface ChangeView {
  readonly text: string | null;
  readonly direction: 'ltr' | 'rtl';
  readonly author: string;
  readonly date: string;
  readonly title: string;
}

export interface HistoryView {
  /** The newest first. */
  readonly changes: readonly ChangeView[];
  /** There may be earlier ones. */
  readonly isCut: boolean;
}

/** What the page may ask about one message. */
export interface CatalogDetailsHost {
  /** `null` for a message that is gone. */
  details(row: number, locale: string | null): Promise<CatalogDetails | null>;
  /** The row of a message; `null` as long as its text in a locale is not known, or where it is gone. */
  rowNamed(name: MessageName, locale: string): Promise<number | null>;
  /** Where code names a message; `null` where the search was stopped. */
  usages(row: number): Promise<KeyUsagesView | null>;
  /** Opens a place that the last search has found. */
  openUsage(place: number): Promise<null>;
  /** Which commits changed a text; `null` where that was stopped. */
  history(row: number, locale: string | null): Promise<HistoryView | null>;
  /** Stops what is being looked up. */
  stop(): Promise<null>;
}

/** All that the page may ask of the host. */
export interface CatalogPageHost extends CatalogHost, CatalogDetailsHost {}
