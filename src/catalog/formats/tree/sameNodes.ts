import { isContainer, type TreeNode } from './node.ts';

/** A node, and the text that it is in. */
type Placed = readonly [text: string, node: TreeNode];

/** Whether two nodes say the same, however they are written: texts by their values, all else that is no container as it stands. */
export function sameNodes([text, one]: Placed, [otherText, other]: Placed): boolean {
  if (isContainer(one)) {
    if (other.kind !== one.kind || other.members.length !== one.members.length) return false;
    return one.members.every(({ name, value }, place) => {
      const fellow = other.members[place];
      return fellow?.name === name && sameNodes([text, value], [otherText, fellow.value]);
    });
  }
  if (one.kind === 'string') return other.kind === 'string' && other.value === one.value;
  const isAsWritten = text.slice(one.offset, one.end) === otherText.slice(other.offset, other.end);
  return other.kind === one.kind && isAsWritten;
}
