import { expandIcu, type IcuSegment, type IcuTree } from './expandIcu.ts';
import { MessageSyntaxError } from '../messageSyntaxError.ts';
import type { Locales } from '../messageSegment.ts';
import type { IcuNode, SelectorHead } from './icuMessage.ts';

/** A sentence and the choices that lead to it, the outermost first. */
export interface NeededSegment extends Pick<IcuSegment, 'parts'> {
  readonly path: readonly { readonly head: SelectorHead; readonly key: string }[];
}

/**
 * The sentences of a source message that a translation cannot do without: a branch that the target language has no use
 * for is not one of them. Undefined where the message is too large to tell.
 */
export function neededSegments(
  nodes: readonly IcuNode[],
  locales: Locales,
): readonly NeededSegment[] | undefined {
  try {
    return needed(expandIcu(nodes, locales), []);
  } catch (error) {
    if (error instanceof MessageSyntaxError) return undefined;
    throw error;
  }
}

function needed(tree: IcuTree, path: NeededSegment['path']): readonly NeededSegment[] {
  if (tree.kind === 'sentence') return [{ path, parts: tree.parts }];
  if (tree.kind === 'row') return tree.items.flatMap((item) => needed(item, path));
  return tree.branches
    .filter(({ isSpare }) => !isSpare)
    .flatMap(({ key, tree: branch }) => needed(branch, [...path, { head: tree, key }]));
}
