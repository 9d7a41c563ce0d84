import type { KeyPath } from '../format.ts';

/** A value of JSON or YAML with its span in the text: from `offset` up to, not including, `end` (UTF-16 units). */
export type TreeNode = TreeContainer | TreeString | TreeScalar;

export interface TreeContainer {
  readonly kind: 'object' | 'array';
  readonly offset: number;
  readonly end: number;
  readonly members: readonly TreeMember[];
  /**
   * The members of an object that a program reads, by name: of several with one name the last. Empty for an array.
   */
  readonly named: ReadonlyMap<string, TreeMember>;
  /** The names that occur several times. They are read and never written. */
  readonly repeated?: ReadonlySet<string>;
}

export interface TreeString {
  readonly kind: 'string';
  readonly offset: number;
  readonly end: number;
  readonly value: string;
}

/** A number, `true`, `false` or `null`: never read, and only `null` is ever replaced, where a text is missing. */
interface TreeScalar {
  readonly kind: 'scalar';
  readonly offset: number;
  readonly end: number;
}

/** A property of an object or an element of an array. */
export interface TreeMember {
  /** The name with escapes resolved, or the place in the array. */
  readonly name: string | number;
  /** Where the member starts: at its name, or at its value in an array. */
  readonly offset: number;
  /** Where its name ends; the same as `offset` in an array. */
  readonly nameEnd: number;
  readonly value: TreeNode;
  /** What the value stands for where it is an alias of YAML. */
  readonly meant?: TreeNode;
  /** Offset of the comma after it; undefined where there is none. */
  readonly comma: number | undefined;
}

export function isContainer(node: TreeNode | undefined): node is TreeContainer {
  return node?.kind === 'object' || node?.kind === 'array';
}

/** What a step of a path needs around it: a number is in an array, a name in an object. */
export function containerKind(step: string | number): TreeContainer['kind'] {
  return typeof step === 'number' ? 'array' : 'object';
}

/** The member under one step. A name never finds an array element and a number never finds a property. */
export function memberOf(
  node: TreeNode | undefined,
  step: string | number,
): TreeMember | undefined {
  if (!isContainer(node) || node.kind !== containerKind(step)) return undefined;
  return typeof step === 'number' ? node.members[step] : node.named.get(step);
}

/** The members that a program reads, in the order of the text; see `named`. */
export function readMembers(container: TreeContainer): readonly TreeMember[] {
  const { kind, members, named } = container;
  if (kind === 'array' || members.length === named.size) return members;
  return members.filter((member) => named.get(String(member.name)) === member);
}

/** Whether several members are under one step, so that none of them is written. */
export function isRepeated(node: TreeNode, step: string | number): boolean {
  return isContainer(node) && typeof step === 'string' && (node.repeated?.has(step) ?? false);
}

/** Whether a container has a member without a key that programs may read under this step: many name it `null`. */
export function isNameless(node: TreeContainer, step: string | number): boolean {
  return step === 'null' && node.members.length > node.named.size && !node.named.has(step);
}

/** What a program reads under one step; the members of an alias are those of what it stands for. */
export function readValue(node: TreeNode | undefined, step: string | number): TreeNode | undefined {
  const member = memberOf(node, step);
  return member?.meant ?? member?.value;
}

/** Finds members as a program reads them. */
export interface MemberReader {
  /** In the order of the text. */
  of(container: TreeContainer): readonly Pick<TreeMember, 'name' | 'value'>[];
  /** The value under one step. */
  at(node: TreeNode | undefined, step: string | number): TreeNode | undefined;
}

/** Where each member stands in its own container. */
export const plainMembers: MemberReader = {
  of: readMembers,
  at: (node, step) => memberOf(node, step)?.value,
};

/** The value that a program reads under a path, if there is one. */
export function readAt(
  { root, members }: { readonly root: TreeNode; readonly members: MemberReader },
  path: KeyPath,
): TreeNode | undefined {
  return path.reduce<TreeNode | undefined>((node, step) => members.at(node, step), root);
}

/** The value under a path, if there is one. */
export function nodeAt(root: TreeNode, path: KeyPath): TreeNode | undefined {
  return path.reduce<TreeNode | undefined>((node, step) => memberOf(node, step)?.value, root);
}

/** Whether something on the path occurs several times, or in the value at its end, so that it is not written. */
export function isFixed(root: TreeNode, path: KeyPath): boolean {
  let node: TreeNode | undefined = root;
  for (const step of path) {
    if (node && isRepeated(node, step)) return true;
    node = memberOf(node, step)?.value;
  }
  return isContainer(node) && node.repeated !== undefined;
}

/** The container and every container in it, in the order of the text. */
export function containersOf(
  node: TreeContainer,
  found: TreeContainer[] = [],
): readonly TreeContainer[] {
  found.push(node);
  for (const { value } of node.members) if (isContainer(value)) containersOf(value, found);
  return found;
}

/** A value that a file gets: as it is spelled, a text that is yet to be spelled, or a container that is made for it. */
export type NewValue = string | { readonly kind: 'text'; readonly value: string } | NewContainer;

export type NewMembers = Map<string | number, NewValue>;

export interface NewContainer {
  readonly kind: TreeContainer['kind'];
  readonly members: NewMembers;
}

export interface Addition {
  readonly path: KeyPath;
  readonly value: NewValue;
}

/** What one container of the target gets, next to the container of the source that is at the same path. */
export interface Insertion {
  readonly container: TreeContainer;
  readonly parent: TreeContainer | undefined;
  readonly model: TreeContainer | undefined;
  readonly members: NewMembers;
}

export function isNewContainer(value: NewValue | undefined): value is NewContainer {
  return typeof value === 'object' && value.kind !== 'text';
}

/** Where a name starts: in YAML, an indicator, an anchor or a tag may be before it. */
export function nameStart(text: string, { offset, nameEnd }: TreeMember): number {
  const before = /^(?:\?[ \t]+)?(?:[&!]\S*[ \t]+)*/.exec(text.slice(offset, nameEnd))?.[0] ?? '';
  return offset + before.length;
}
