/* The contract between the page of the catalog and its host. JSON data only. */

import type { LocaleView } from './localeView.ts';

/** The state of a cell; `none` where a locale needs no translation. */
export type StateView = 'none' | (typeof askedStates)[number];

/** States that a person can ask for, in the order of their chips. */
export const askedStates = [
  'proposed',
  'missing',
  'outdated',
  'copied',
  'unreviewed',
  'translated',
  'reviewed',
] as const;

/** What is shown, and in which order. */
export interface CatalogView {
  readonly states: readonly (typeof askedStates)[number][];
  readonly withProblems: boolean;
  /** Only what something else than Glossa has put there. */
  readonly isChanged: boolean;
  /** The only locale whose cells count; `null` for all. */
  readonly locale: string | null;
  readonly text: string;
  readonly in: 'everywhere' | 'key' | 'source' | 'translation';
  readonly isPattern: boolean;
  /** `problems`: what has problems first. */
  readonly order: 'file' | 'key' | 'source' | 'problems';
  /** Locales without a column. */
  readonly hidden: readonly string[];
}

/** What there is, counted; the lines are asked for by {@link CatalogHost.lines}. */
export interface CatalogSummary {
  /** Grows with each change of what is shown. */
  readonly version: number;
  readonly lines: number;
  /** The first of them with the first summary of a view that has any, so that its page waits for no second answer. */
  readonly first: readonly LineView[];
  /** Messages among the lines, and all there are. */
  readonly shown: number;
  readonly all: number;
  /** Nothing where the files have different ones. */
  readonly source: LocaleView | null;
  readonly locales: readonly LocaleView[];
  readonly counts: Readonly<Record<(typeof askedStates)[number] | 'problems' | 'changed', number>>;
  /** Files are still being read. */
  readonly isReading: boolean;
  /** Files are still being checked. */
  readonly isChecking: boolean;
  /** Why files are left out, a sentence for each. */
  readonly refused: readonly string[];
  /** Why nothing is looked for by the text that is searched for; empty where something is. */
  readonly badPattern: string;
  /** Where the keyboard is wanted: the message that a command has named, until the page has been there. */
  readonly go: {
    readonly row: number;
    readonly line: number | null;
    readonly locale: string | null;
    /** It is to be shown among all that are in this state. */
    readonly among: ReviewedState | null;
  } | null;
}

/** What a person goes through to review it. */
export type ReviewedState = 'proposed' | 'unreviewed';

export interface CellView {
  /** `awaited` as long as its file is being read. */
  readonly state: StateView | 'awaited';
  /** Its beginning; `null` where the file does not have the message. */
  readonly text: string | null;
  readonly isCut: boolean;
  readonly problems: number;
  /** Stands for what a person reads here: the whole text, and its source; `null` where there is no translation. */
  readonly mark: string | null;
}

/** A cell as the page shows it. */
export interface SeenCell {
  readonly row: number;
  readonly locale: string;
  readonly mark: CellView['mark'];
}

/** A message, or the head of a file. */
export type LineView =
  | { readonly section: string; readonly rows: number }
  | {
      /** Names the message in every call, as long as the page is open. */
      readonly row: number;
      readonly key: string;
      readonly source: CellView;
      readonly direction: 'ltr' | 'rtl';
      /** One for each shown locale; `null` where its file cannot be read, or there is to be none. */
      readonly cells: readonly (CellView | null)[];
    };

export interface LinesView {
  readonly version: number;
  readonly from: number;
  readonly lines: readonly LineView[];
}

export interface FindingView {
  readonly code: string;
  readonly severity: 'error' | 'warning' | 'info';
  readonly text: string;
  /** A text without it, and what that changes in a few words; `null` where it takes a translator. */
  readonly fix: { readonly title: string; readonly text: string } | null;
}

/** A text that a person gives a cell. */
export interface TypedText {
  readonly row: number;
  readonly locale: string;
  /** What the page has shown; `null` where there was no text. */
  readonly before: string | null;
  readonly after: string;
  /** The source that the person has read it beside, where it counts as reviewed; else `null`. */
  readonly reviewedFor: string | null;
}

/** What can be done with the texts of several messages at once. */
export const rowActs = ['accept', 'keep', 'reject', 'copySource', 'clear'] as const;
export type RowAct = (typeof rowActs)[number];

/** How many texts a person may accept or mark as reviewed, and how many stay because a check finds fault with them. */
export interface AcceptableRows {
  readonly count: number;
  readonly left: number;
}

/** What can be done with keys: `add` adds one behind that of a message, `delete` takes several at once. */
export const keyActs = ['add', 'rename', 'duplicate', 'delete'] as const;

/** What the page may ask of the host. */
export interface CatalogHost {
  /** Applies a view from now on. */
  show(view: CatalogView): Promise<CatalogSummary>;
  /** Lines of the view, at most {@link linesAtOnce}. */
  lines(from: number, to: number): Promise<LinesView>;
  /** What the checks say about a text while it is typed. */
  check(row: number, locale: string, text: string): Promise<readonly FindingView[]>;
  /** Writes one text into its file, or proposes another text. */
  edit(typed: TypedText): Promise<null>;
  /**
   * Records that a person has read a text and found it right for the source as it is; one that is proposed is written.
   * Says what was done.
   */
  accept(seen: SeenCell): Promise<string>;
  /**
   * Does the same with several messages in a locale, of these or (`null`) of all, with those that are shown. What has
   * problems is not accepted or kept. Says what was done; nothing where the person did not want it after all.
   */
  act(act: RowAct, rows: readonly number[] | null, locale: string): Promise<string>;
  /** What `accept` of {@link act} would do. */
  acceptable(rows: readonly number[] | null, locale: string): Promise<AcceptableRows>;
  /** These messages were on screen: told before an act that asks where one of them never was. */
  saw(rows: readonly number[]): Promise<null>;
  /** The messages from one to another, both included, or (`null`) all of them, as far as they are shown. */
  rows(ends: readonly [number, number] | null): Promise<readonly number[]>;
  /** Leaves a message as it is in its file, without the text that is proposed. */
  reject(seen: SeenCell): Promise<string>;
  /** Writes all that is proposed and shown, but for what has problems; says what was done. */
  acceptAll(): Promise<string>;
  /** Leaves all messages as they are for which something is proposed and shown. */
  rejectAll(): Promise<string>;
  /** Takes back the last that was done here; says what happened. */
  undo(): Promise<string>;
  redo(): Promise<string>;
  /**
   * The next (`1`) or previous (`-1`) message whose text in a locale waits for a person, and its line; `null` where none
   * does. From a message on; from a line, where no message is named or it is not shown.
   */
  unfinished(
    from: { readonly row: number | null; readonly line: number },
    locale: string,
    step: 1 | -1,
  ): Promise<{ readonly row: number; readonly line: number } | null>;
  /** The line of a message; `null` where it is not shown. */
  lineOf(row: number): Promise<number | null>;
  /** The keyboard is where {@link CatalogSummary.go} wanted it. */
  went(): Promise<null>;
  /** Opens the file of a locale, or the source, at a message. */
  reveal(row: number, locale: string | null): Promise<null>;
  /**
   * Translates those of messages that are due, in the usual way: plan, price and question first; of these or (`null`) of
   * all, those that are shown. Says what was done; nothing where that has been told already.
   */
  translate(rows: readonly number[] | null, locale: string): Promise<string>;
  /** Changes the keys of messages in all locales, or adds one to their source, after the usual questions. */
  changeKeys(kind: (typeof keyActs)[number], rows: readonly number[]): Promise<null>;
  /** No longer reports a kind of finding for a message in a locale; asks for the reason. */
  ignore(row: number, locale: string, code: string): Promise<null>;
  /** Saves what is shown for a spreadsheet; says what was done, nothing where the person did not want it after all. */
  exportShown(): Promise<string>;
  /** Gives messages the texts of a copied column, from one on downwards; says the same. */
  paste(row: number, locale: string, text: string): Promise<string>;
}

/** What the host may ask of the page. */
export interface CatalogPage {
  /** What is shown has changed. */
  changed(summary: CatalogSummary): Promise<void>;
}

/** Lines that are asked for at once. */
export const linesAtOnce = 200;

/** Characters of a column that a person can paste. */
export const longestPasted = 10_000_000;

/** Characters of a text that a person can type. */
export const longestTyped = 100_000;
