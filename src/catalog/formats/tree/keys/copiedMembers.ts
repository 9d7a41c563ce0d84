import { applyEdits, type Edit } from '../../../edit.ts';
import { closedAs, eolOf } from '../../lastLine.ts';
import { ownComments } from '../flowComments.ts';
import type { TreeContainer, TreeMember } from '../node.ts';
import type { Tree } from '../tree.ts';

/** A member, and the edit that gives it another name. */
interface Copy {
  readonly member: TreeMember;
  readonly name: Edit;
}

/** The edits that put copies of members under other names behind the last of them. An anchor names the first alone. */
export function copiedMembers(
  tree: Tree,
  container: TreeContainer,
  copies: readonly Copy[],
): readonly Edit[] {
  const last = copies.at(-1)?.member;
  if (last === undefined) return [];
  const { text } = tree;
  const block = tree.linesOf(container);
  if (block === undefined) return behindFlow(tree, last, copies);
  const end = block.endOf(last);
  const indent = ' '.repeat(block.indent);
  const lines = copies.map((copy) => indent + copyOf(tree, copy, end));
  return [{ offset: end, length: 0, text: closedAs(text, lines.join(''), end) }];
}

/** Behind the comments that follow the last of them on its line. */
function behindFlow(
  tree: Tree,
  { value, comma }: TreeMember,
  copies: readonly Copy[],
): readonly Edit[] {
  const { text } = tree;
  const shown = copies.map((copy) => leadOf(text, copy.member) + copyOf(tree, copy));
  const end = comma === undefined ? value.end : comma + 1;
  const { offset, breaksLine } = ownComments(text, end, tree.flow.commentEnd);
  const start = breaksLine && !/^[\r\n]/.test(shown[0] ?? '') ? eolOf(text) : '';
  if (comma !== undefined) return [{ offset, length: 0, text: `${start}${shown.join(',')},` }];
  return [
    { offset: end, length: 0, text: ',' },
    { offset, length: 0, text: start + shown.join(',') },
  ];
}

function copyOf({ text, anchors }: Tree, { member, name }: Copy, end = member.value.end): string {
  const { offset: start } = member;
  const edits = anchors
    .filter(({ offset }) => offset > name.offset && offset < end)
    .toSorted((a, b) => a.offset - b.offset)
    .map((anchor) => withoutAnchor(text, anchor));
  const all = [name, ...edits].map((edit) => ({ ...edit, offset: edit.offset - start }));
  return applyEdits(text.slice(start, end), all);
}

/** Takes an anchor out with the blanks behind it, or with those before it where nothing is behind it. */
function withoutAnchor(text: string, { offset, end }: { offset: number; end: number }): Edit {
  const behind = /^[ \t]*/.exec(text.slice(end))?.[0].length ?? 0;
  const before = /[ \t]*$/.exec(text.slice(0, offset))?.[0].length ?? 0;
  const start = /[\r\n]|^$/.test(text.charAt(end + behind)) ? offset - before : offset;
  return { offset: start, length: end + behind - start, text: '' };
}

/** The line break and the indentation before a member that begins a line, else the blank before it. */
function leadOf(text: string, { offset }: TreeMember): string {
  return /(?:(?:\r\n|\r|\n)[ \t]*|[ \t]+)$/.exec(text.slice(0, offset))?.[0] ?? ' ';
}
