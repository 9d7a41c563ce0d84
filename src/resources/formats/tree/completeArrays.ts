import {
  isContainer,
  type TreeContainer,
  type TreeNode,
  readMembers,
  readValue,
  type Insertion,
  isNewContainer,
  type NewContainer,
  type NewMembers,
  type NewValue,
} from './node.ts';

/** The value that a node of the source has in the target without being translated; none for texts. */
export type Copy = (node: TreeNode) => NewValue | undefined;

/**
 * Makes the arrays of an insertion readable for a program: places that have nothing to translate get what the source
 * has there, and so do the members of new objects in arrays, which nothing else could give them. At the first place
 * that is still empty an array ends: what was to be after it is left out.
 */
export function completeArrays({ container, model, members }: Insertion, copy: Copy): void {
  completeInside(members, model, container.kind === 'array', copy);
  if (container.kind === 'array') continueArray(members, container.members.length, model, copy);
}

function completeInside(
  members: NewMembers,
  model: TreeContainer | undefined,
  inArray: boolean,
  copy: Copy,
): void {
  for (const [name, value] of members) {
    if (!isNewContainer(value) || value.members.size === 0) continue;
    const node = readValue(model, name);
    const sameKind = isContainer(node) && node.kind === value.kind ? node : undefined;
    completeNew(value, sameKind, inArray, copy);
    if (value.members.size === 0) members.delete(name);
  }
}

function completeNew(
  { kind, members }: NewContainer,
  model: TreeContainer | undefined,
  inArray: boolean,
  copy: Copy,
): void {
  completeInside(members, model, inArray || kind === 'array', copy);
  if (kind === 'array') continueArray(members, 0, model, copy);
  else if (inArray && members.size > 0) addCopies(members, model, copy);
}

function addCopies(members: NewMembers, model: TreeContainer | undefined, copy: Copy): void {
  for (const { name } of model ? readMembers(model) : []) {
    const node = members.has(name) ? undefined : readValue(model, name);
    const copied = node && copy(node);
    if (copied !== undefined) members.set(name, copied);
  }
}

function continueArray(
  members: NewMembers,
  start: number,
  model: TreeContainer | undefined,
  copy: Copy,
): void {
  const copies: NewMembers = new Map();
  let end = start;
  for (; ; end++) {
    if (members.has(end)) continue;
    const node = readValue(model, end);
    const copied = node && copy(node);
    if (copied === undefined) break;
    copies.set(end, copied);
  }
  for (const place of members.keys()) if (Number(place) >= end) members.delete(place);
  // An array in which nothing was translated is not made for its copies alone.
  if (members.size === 0) return;
  for (const [place, copied] of copies) members.set(place, copied);
}
