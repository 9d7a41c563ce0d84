/* A term list as it is typed: one term per line. Used by the page while somebody types, and by the host to check again. */

/** A line of the text, counted from 1. */
export interface TermLine {
  readonly line: number;
  readonly typed: string;
  /** What is sent of it: the same without blanks around it; empty for a blank line. */
  readonly term: string;
}

/** The lines of a text. Line ends may be of any system. */
export function termLines(text: string): readonly TermLine[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((typed, index) => ({ line: index + 1, typed, term: typed.trim() }));
}

/** The terms that a text means: without blank lines and blanks around a term, each spelling once. */
export function termsOf(text: string): readonly string[] {
  return [...new Set(termLines(text).flatMap(({ term }) => (term === '' ? [] : [term])))];
}

/** The text of a list as requests carry it and as the contract counts it. */
export function textOf(terms: readonly string[]): string {
  return terms.join('\n');
}

/** The contract says "characters": code points, newlines counted. A service may count UTF-16 units instead. */
export interface TextLength {
  readonly characters: number;
  readonly units: number;
}

export function lengthOf(terms: readonly string[]): TextLength {
  const text = textOf(terms);
  return { characters: Array.from(text).length, units: text.length };
}
