/** What a list has that the stored one has not, and the other way round. Spelling counts, order does not. */
export interface TermChange {
  readonly added: readonly string[];
  readonly gone: readonly string[];
}

export function termChange(stored: readonly string[], wanted: readonly string[]): TermChange {
  return { added: without(wanted, stored), gone: without(stored, wanted) };
}

/** The list after a merge, in which nothing goes away. */
export function mergedTerms(
  stored: readonly string[],
  wanted: readonly string[],
): readonly string[] {
  return [...stored, ...without(wanted, stored)];
}

function without(terms: readonly string[], others: readonly string[]): readonly string[] {
  const known = new Set(others);
  return terms.filter((term) => !known.has(term));
}
