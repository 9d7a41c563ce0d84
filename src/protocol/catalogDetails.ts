import type { CatalogHost, CatalogLocale, ShownFinding, ShownState } from './catalog.ts';

/* What the page of the catalog shows of the message that the keyboard is on. JSON data only. */

/** A stretch of a text. */
export interface ShownPiece {
  readonly text: string;
  /** It is not what the text that it is compared with has there. */
  readonly isOther: boolean;
}

/** A translation of the same or a similar text. */
export interface ShownMatch {
  /** In percent; 100 for the same text. */
  readonly score: number;
  /** The text that it translates, compared with the source of the message. */
  readonly source: readonly ShownPiece[];
  readonly text: string;
  /** The key of a message, or a file. */
  readonly origin: string;
  /** Placeholders, tags and numbers that are not those of the source, a sentence for each. */
  readonly differences: readonly string[];
}

/** A phrase of a glossary or a name of the workspace's term files that the source holds. */
export interface ShownTerm {
  readonly text: string;
  /** How it is to be translated; `null` where that is open. */
  readonly target: string | null;
  readonly isForbidden: boolean;
}

/** All about one message; in a locale, where one is asked for. */
export interface CatalogDetails {
  readonly key: string;
  readonly file: string;
  readonly description: string | null;
  readonly source: string;
  readonly direction: 'ltr' | 'rtl';
  readonly others: readonly {
    readonly locale: CatalogLocale;
    readonly state: ShownState;
    readonly text: string;
  }[];
  /** `null` for the source itself. */
  readonly cell: {
    readonly locale: CatalogLocale;
    readonly state: ShownState;
    readonly text: string | null;
    /** Of a proposed text: what is in the file. */
    readonly before: string | null;
    /** What the source has to be kept of, in its order. */
    readonly placeholders: readonly string[];
    readonly findings: readonly ShownFinding[];
    /** The best first. */
    readonly matches: readonly ShownMatch[];
    /** Why files could not be searched for matches, a sentence for each. */
    readonly unsearched: readonly string[];
    readonly terms: readonly ShownTerm[];
  } | null;
}

/** What the page may ask about one message. */
export interface CatalogDetailsHost {
  /** `null` for a message that is gone. */
  details(row: number, locale: string | null): Promise<CatalogDetails | null>;
}

/** All that the page may ask of the host. */
export interface CatalogPageHost extends CatalogHost, CatalogDetailsHost {}
