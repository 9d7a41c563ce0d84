import { termsWithout } from './termRules.ts';

/** What a list has that the stored one does not, and vice versa. Spelling counts, order does not. */
export interface TermChange {
  readonly added: readonly string[];
  readonly gone: readonly string[];
}

export function termChange(stored: readonly string[], wanted: readonly string[]): TermChange {
  return { added: termsWithout(wanted, stored), gone: termsWithout(stored, wanted) };
}

/** The list after a merge, in which nothing is removed. */
export function mergedTerms(
  stored: readonly string[],
  wanted: readonly string[],
): readonly string[] {
  return [...stored, ...termsWithout(wanted, stored)];
}
