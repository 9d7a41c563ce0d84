import { type Edit, applyEdits } from '../../../edit.ts';
import { type AddedMessages, keyId } from '../../format.ts';
import { flowRemoval } from '../flowRemoval.ts';
import type { Tree } from '../flowStyle.ts';
import {
  isContainer,
  memberOf,
  type TreeContainer,
  type TreeMember,
  type TreeNode,
} from '../node.ts';
import { AddedMembers } from './addedMembers.ts';

/** The edits that take added messages out of a tree; see `takeBack`. */
export function addedEdits(
  tree: Tree,
  { before: then, paths, renewed = [], source }: AddedMessages<Tree>,
): readonly Edit[] {
  const around = tree.rootKey === undefined ? [] : [tree.rootKey];
  const ids = new Set(paths.map((path) => keyId([...around, ...path])));
  const added = new AddedMembers(tree, { ids, renewed: new Set(renewed.map(keyId)) }, source);
  added.find(tree.whole, then?.whole, []);
  const edits = [...added.earlier].map(([member, node]) => asBefore(tree, then, member, node));
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

/** Gives a member what it had: a null may be nothing at all in YAML. */
function asBefore(
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

/** The edits that leave a container empty: spelled as it was, where it was empty before, with the comments in it. */
function emptyAgain(
  tree: Tree,
  then: Tree | undefined,
  {
    container,
    nameEnd,
    before,
  }: {
    readonly container: TreeContainer;
    /** Where its name ends; the root has none. */
    readonly nameEnd: number | undefined;
    /** What was in its place, if anything was. */
    readonly before: TreeNode | undefined;
  },
): readonly Edit[] {
  const { kind, offset, end, members } = container;
  const removed = removedMembers(tree, container, new Set(members), 'comments');
  const wasEmpty = before && !(isContainer(before) && before.members.length > 0);
  const old = wasEmpty && then ? then.text.slice(before.offset, before.end) : undefined;
  const lines = tree.linesOf(container);
  if (lines !== undefined) {
    if (!old || nameEnd === undefined) return removed;
    return [lines.encodedEmpty(old, nameEnd), ...removed];
  }
  const text = old ?? (kind === 'object' ? '{}' : '[]');
  const inside = removed.map((edit) => ({ ...edit, offset: edit.offset - offset }));
  const left = applyEdits(tree.text.slice(offset, end), inside);
  const isSame = withoutBlanks(left) === withoutBlanks(text);
  return isSame ? [{ offset, length: end - offset, text }] : removed;
}

const withoutBlanks = (text: string) => text.replaceAll(/\s/g, '');

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
