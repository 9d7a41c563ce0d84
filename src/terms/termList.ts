import { sentTerms } from './termRules.ts';

/* A term list as it is typed: one term per line. Used by the page while somebody types, and by the host to check again. */

/** A line of the text, counted from 1. */
export interface TermLine {
  readonly line: number;
  readonly typed: string;
  /** What is sent of it: the same without spaces around it; empty for a blank line. */
  readonly term: string;
}

/** The lines of a text. Line ends may be of any system. */
export function termLines(text: string): readonly TermLine[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((typed, index) => ({ line: index + 1, typed, term: typed.trim() }));
}

/** The terms that a text means. */
export function termsOf(text: string): readonly string[] {
  return sentTerms(termLines(text).map(({ typed }) => typed));
}
