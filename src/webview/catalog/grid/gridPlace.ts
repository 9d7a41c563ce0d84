/** A place of the keyboard: a line and a column. */
export interface GridPlace {
  readonly line: number;
  readonly column: number;
}

/** The column of the first locale, beside those of keys and sources. */
export const firstLocale = 2;
