import type { Edit } from '../../../edit.ts';
import { flowRemoval } from '../flowRemoval.ts';
import type { TreeContainer, TreeMember } from '../node.ts';
import type { Tree } from '../tree.ts';

/**
 * The edits that take members out of what holds them.
 *
 * @param kept what of that which is above them stays; with it, `ending` is left to the caller
 */
export function removedMembers(
  tree: Tree,
  container: TreeContainer,
  members: ReadonlySet<TreeMember>,
  kept?: 'comments',
): readonly Edit[] {
  if (members.size === 0) return [];
  const lines = tree.linesOf(container);
  if (lines !== undefined) {
    const edits = lines.removed(members, kept);
    return kept === undefined ? tree.ending(edits) : edits;
  }
  if (kept === undefined && members.size === container.members.length) return emptied(container);
  return flowRemoval(tree.text, container, members, { ...tree.flow, kept });
}

/** The last member of a file leaves the brackets alone. */
function emptied({ offset, end }: TreeContainer): readonly Edit[] {
  return [{ offset: offset + 1, length: end - offset - 2, text: '' }];
}
