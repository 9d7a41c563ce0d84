import { applyEdits, type Edit } from '../../../edit.ts';
import { isContainer, type TreeContainer, type TreeNode } from '../node.ts';
import type { Tree } from '../tree.ts';
import { removedMembers } from './removedMembers.ts';

/** A container that all members go from. */
interface Emptied {
  readonly container: TreeContainer;
  /** Where its name ends; the root has none. */
  readonly nameEnd: number | undefined;
  /** What was in its place, if anything was. */
  readonly before: TreeNode | undefined;
}

/** The edits that leave a container empty: spelled as it was, where it was empty before, with the comments in it. */
export function emptyAgain(
  tree: Tree,
  then: Tree | undefined,
  { container, nameEnd, before }: Emptied,
): readonly Edit[] {
  const { kind, offset, end, members } = container;
  const removed = removedMembers(tree, container, new Set(members), 'comments');
  const wasEmpty = before && !(isContainer(before) && before.members.length > 0);
  const old = wasEmpty && then ? then.text.slice(before.offset, before.end) : undefined;
  const lines = tree.linesOf(container);
  if (lines !== undefined) {
    if (!old || nameEnd === undefined) return removed;
    return [lines.spelledEmpty(old, nameEnd), ...removed];
  }
  const text = old ?? (kind === 'object' ? '{}' : '[]');
  const inside = removed.map((edit) => ({ ...edit, offset: edit.offset - offset }));
  const left = applyEdits(tree.text.slice(offset, end), inside);
  const isSame = withoutBlanks(left) === withoutBlanks(text);
  return isSame ? [{ offset, length: end - offset, text }] : removed;
}

const withoutBlanks = (text: string) => text.replaceAll(/\s/g, '');
