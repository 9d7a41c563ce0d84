import type { Edit } from '../../../edit.ts';
import { keyId } from '../../../keyPath.ts';
import type { AddedMessages } from '../../keyOperations.ts';
import {
  isContainer,
  memberOf,
  type TreeContainer,
  type TreeMember,
  type TreeNode,
} from '../node.ts';
import type { Tree } from '../tree.ts';
import { AddedMembers } from './addedMembers.ts';
import { emptyAgain } from './emptyAgain.ts';
import { removedMembers } from './removedMembers.ts';

/** The edits that take added messages out of a tree; see `takeBack`. */
export function addedEdits(
  tree: Tree,
  { before: then, paths, source }: AddedMessages<Tree>,
): readonly Edit[] {
  const around = tree.rootKey === undefined ? [] : [tree.rootKey];
  const ids = new Set(paths.map((path) => keyId([...around, ...path])));
  const added = new AddedMembers(tree, ids, source);
  added.find(tree.whole, then?.whole, []);
  const edits = [...added.nulls].map(([member, node]) => nullAgain(tree, then, member, node));
  visit(tree.whole, then?.whole, undefined);
  return tree.ending(edits);

  function visit(container: TreeContainer, before: TreeNode | undefined, nameEnd?: number): void {
    const dropped = new Set(container.members.filter((member) => added.gone.has(member)));
    if (takesDash(tree, container, dropped)) return;
    const isEmptied = dropped.size > 0 && dropped.size === container.members.length;
    edits.push(
      ...(isEmptied
        ? emptyAgain(tree, then, { container, nameEnd, before })
        : removedMembers(tree, container, dropped, 'comments')),
    );
    for (const member of container.members) {
      const { name, value } = member;
      if (dropped.has(member) || !isContainer(value)) continue;
      visit(value, memberOf(before, name)?.value, member.nameEnd);
    }
  }
}

/** Gives a member its null back, which may be nothing at all in YAML. */
function nullAgain(
  { text }: Tree,
  then: Tree | undefined,
  { value }: TreeMember,
  { offset, end }: TreeNode,
): Edit {
  const old = then?.text.slice(offset, end) ?? '';
  // Where there was nothing, the run put a space before its text.
  const from = old === '' && text[value.offset - 1] === ' ' ? value.offset - 1 : value.offset;
  return { offset: from, length: value.end - from, text: old };
}

/** Whether what goes is behind the dash of an element of a list that stays. */
function takesDash(
  tree: Tree,
  container: TreeContainer,
  dropped: ReadonlySet<TreeMember>,
): boolean {
  const [first] = container.members;
  if (first === undefined || !dropped.has(first)) return false;
  return tree.linesOf(container)?.behindDash === true;
}
