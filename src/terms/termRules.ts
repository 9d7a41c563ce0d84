/* What holds for every list of spoken terms, whether it stands in a term file or is typed into the page. */

/** Characters of one list in total, newlines between its terms counted, as the service limits it. */
export const termListLimit = 300;

/** `error`: the list is not sent like this. */
export type TermSeverity = 'error' | 'warning' | 'info';

/** What may be wrong with terms: with one by itself, with two of them, and with the list. */
export const faultSeverities = {
  tooLong: 'error',
  control: 'error',
  tooManyUnits: 'warning',
  invisible: 'warning',
  repeated: 'warning',
  blanks: 'warning',
  twin: 'info',
} as const satisfies Readonly<Record<string, TermSeverity>>;

/** Characters that the service refuses. */
// oxlint-disable-next-line no-control-regex -- these are what is looked for
export const controlCharacter = /[\u0000-\u001f\u007f-\u009f]/u;

/**
 * What leaves no ink, and characters that pass for a space: two terms with them look like one. Joiners belong to emoji
 * and to scripts that join their letters, so they are strange after Latin letters only; variation selectors choose the
 * picture of an emoji.
 */
export const invisibleInTerm =
  /(?! |\u3000|\u200c|\u200d|[\ufe00-\ufe0f])[\p{Z}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]|(?<=\p{Script=Latin})(?:\u200c|\u200d)/u;

/** Equal for terms that differ only in capitals, or in the way accents are encoded. */
export function foldedTerm(term: string): string {
  return term.normalize('NFC').toLowerCase();
}

/** The terms as they are sent: without spaces around them, none empty, each spelling once. */
export function sentTerms(terms: readonly string[]): readonly string[] {
  const trimmed = terms.map((term) => term.trim());
  return [...new Set(trimmed.filter((term) => term !== ''))];
}

/** The text of a list as requests carry it and as the contract counts it. */
export function joinTerms(terms: readonly string[]): string {
  return terms.join('\n');
}

/** The contract says "characters": code points, newlines counted. A service may count UTF-16 units instead. */
export function lengthOf(terms: readonly string[]): {
  readonly characters: number;
  readonly units: number;
} {
  const text = joinTerms(terms);
  return { characters: Array.from(text).length, units: text.length };
}

/** The terms that are not among the others. Spelling counts, order does not. */
export function termsWithout(
  terms: readonly string[],
  others: readonly string[],
): readonly string[] {
  const known = new Set(others);
  return terms.filter((term) => !known.has(term));
}

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
