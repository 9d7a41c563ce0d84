import { branchesOf } from './branches.ts';
import { MessageSyntaxError } from '../messageSyntaxError.ts';
import type { Locales } from '../messageSegment.ts';
import {
  isSelector,
  type IcuNode,
  type IcuReference,
  type IcuSelector,
  type Numbered,
  type SelectorHead,
  choose,
} from './icuMessage.ts';

/** The message with every selector at the outside and whole sentences at the leaves. */
export type IcuTree = IcuSegment | IcuChoice;

export interface IcuSegment {
  readonly kind: 'sentence';
  readonly parts: readonly (string | IcuReference)[];
  /** For each plural that leads here by a category: a number of that category, where there is one. */
  readonly numbers: readonly Numbered[];
}

export interface IcuBranch {
  readonly key: string;
  /** The key of the source that it is made from. */
  readonly from: string;
  readonly tree: IcuTree;
  /** It is there to lose nothing; a translation is sound without it. */
  readonly isSpare: boolean;
}

export interface IcuChoice extends SelectorHead {
  readonly kind: 'choice';
  readonly branches: readonly IcuBranch[];
}

/** Beyond this many sentences a message is refused: nobody wrote it to be translated at once. */
export const maxSegments = 64;

/**
 * Moves the text around each selector into its branches and gives every plural the categories of the target language.
 * Selectors over the same argument are decided together, so no impossible pairs arise. Throws MessageSyntaxError `too-many-sentences`.
 */
export function expandIcu(nodes: readonly IcuNode[], locales: Locales): IcuTree {
  const budget = { left: maxSegments };
  return expand(nodes, []);

  function expand(rest: readonly IcuNode[], numbers: readonly Numbered[]): IcuTree {
    const head = outermost(rest);
    if (head === undefined) {
      budget.left -= 1;
      if (budget.left < 0) throw new MessageSyntaxError('too-many-sentences', String(maxSegments));
      return { kind: 'sentence', parts: mergeText(rest), numbers };
    }
    const branches = branchesOf(rest, head, locales).map(
      ({ key, from, numbered, isSpare = false }) => ({
        key,
        from,
        isSpare,
        tree: expand(choose(rest, head, from, locales.sourceLocale), [...numbers, ...numbered]),
      }),
    );
    const { argument, type, offset } = head;
    return { kind: 'choice', argument, type, offset, branches };
  }
}

/** Joins neighboring literals; the list must hold no selector. */
export function mergeText(nodes: readonly IcuNode[]): (string | IcuReference)[] {
  const merged: (string | IcuReference)[] = [];
  for (const node of nodes) {
    if (isSelector(node) || node === '') continue;
    const last = merged.at(-1);
    if (typeof node === 'string' && typeof last === 'string')
      merged[merged.length - 1] = last + node;
    else merged.push(node);
  }
  return merged;
}

/** Selects go outside of plurals and an `offset:` goes innermost, since only the innermost plural can write `#`. */
function outermost(nodes: readonly IcuNode[]): IcuSelector | undefined {
  const selectors = nodes.filter(isSelector);
  return (
    selectors.find(({ type }) => type === 'select') ??
    selectors.find(({ offset }) => offset === 0) ??
    selectors[0]
  );
}
