import type { EditorList } from '../../protocol/termEditor.ts';
import { mergedTerms, termChange } from '../../terms/compareTerms.ts';
import { lengthOf, termsOf } from '../../terms/termRules.ts';
import { isSendable } from '../../terms/listProblems.ts';

/** Why a list cannot be saved in a way. */
export type Obstacle =
  | { readonly kind: 'errors' | 'noTerms' | 'nothingNew' }
  /** Merged, the list would have `over` characters too many, because nothing is removed in a merge. */
  | { readonly kind: 'mergedTooLong'; readonly over: number };

/** What stands in the way of saving a text at all; all there is for a replacement. */
export function obstacle(text: string, limit: number): Obstacle | undefined {
  if (!isSendable(text, limit)) return { kind: 'errors' };
  return termsOf(text).length === 0 ? { kind: 'noTerms' } : undefined;
}

/** What stands in the way of merging a text into what is stored. */
export function mergeObstacle(
  { terms: stored }: EditorList,
  text: string,
  limit: number,
): Obstacle | undefined {
  const found = obstacle(text, limit);
  if (found !== undefined || stored === null) return found;
  const terms = termsOf(text);
  if (termChange(stored, terms).added.length === 0) return { kind: 'nothingNew' };
  const over = lengthOf(mergedTerms(stored, terms)).characters - limit;
  return over > 0 ? { kind: 'mergedTooLong', over } : undefined;
}
