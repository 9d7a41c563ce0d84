import { indexTerms, termsIn, type Term } from '../../../message/checks/glossaryTerms.ts';
import type { ProductName } from '../../../message/names/productNames.ts';
import type { ShownTerm } from '../../../protocol/catalogDetails.ts';

/**
 * The phrases of a source that have a translation of their own, the names that stay as they are, each once, and after a
 * name what no text may have in its place.
 */
export function shownTerms(
  source: string,
  names: readonly ProductName[],
  known: readonly Term[],
): readonly ShownTerm[] {
  const terms = new Map<string, ShownTerm>();
  const add = (term: ShownTerm) => {
    const name = JSON.stringify([term.text, term.target]);
    if (!terms.has(name)) terms.set(name, term);
  };
  for (const { source: text, target } of termsIn(source, indexTerms(known)))
    add({ text, target, isForbidden: false });
  for (const { term, keep, forbidden } of names) {
    add({ text: term, target: keep ? term : null, isForbidden: false });
    for (const text of forbidden) add({ text, target: null, isForbidden: true });
  }
  return [...terms.values()];
}
