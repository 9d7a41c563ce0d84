/* The contract between the page of a memory's segments and its host. JSON data only. */

import type { LocaleView } from './localeView.ts';

/** A source text with its translations, as the memory has them. */
export interface SegmentView {
  readonly source: string;
  readonly targets: readonly { readonly language: string; readonly text: string }[];
}

export interface SegmentsAnswer {
  readonly segments: readonly SegmentView[];
  /** Goes back with the request for what follows; `null` at the end. Good only for the same filter. */
  readonly cursor: string | null;
  /** Why the list ends before its end; empty where it does not. */
  readonly problem: string;
}

/** What the page may ask of the host. */
export interface SegmentsHost {
  /** A filter has at least {@link SegmentsData.filterLength} characters, or none. */
  load(filter: string, cursor: string | null): Promise<SegmentsAnswer>;
  copy(text: string): Promise<null>;
  /** Puts a translation into the message at the cursor; says which one that was. */
  use(language: string, text: string): Promise<string>;
}

/** What the host may ask of the page. */
export interface SegmentsPage {
  /** Load again: there is another key or another service. */
  restart(): Promise<void>;
}

/** What the page starts with. */
export interface SegmentsData {
  readonly name: string;
  /** Segments of the memory, for display. */
  readonly count: string;
  /** Both as the memory spells them. */
  readonly source: LocaleView;
  readonly targets: readonly LocaleView[];
  readonly filterLength: number;
  readonly texts: SegmentsTexts;
}

/** The page's texts, translated; `{0}` stands for a value. */
export interface SegmentsTexts {
  readonly search: string;
  readonly searchHint: string;
  readonly language: string;
  readonly source: string;
  readonly loading: string;
  readonly shown: string;
  readonly found: string;
  readonly nothing: string;
  readonly empty: string;
  readonly untranslated: string;
  readonly loadMore: string;
  readonly tryAgain: string;
  readonly copy: string;
  readonly copied: string;
  readonly use: string;
  readonly useHint: string;
}
