import type { KeyPath, MessageValue } from '../format.ts';
import {
  isFixed,
  memberOf,
  nodeAt,
  readAt,
  type Addition,
  type MemberReader,
  type NewValue,
  type TreeContainer,
  type TreeNode,
} from './node.ts';

/** What a message needs beside it comes from here. */
export interface Origin {
  readonly root: TreeContainer;
  readonly members: MemberReader;
  /** The name of the text in entries, where it has such. */
  readonly entryText: string | undefined;
  /** A value as it is spelled here; nothing where it cannot be copied. */
  readonly copy: (node: TreeNode) => NewValue | undefined;
}

/**
 * What a message needs beside it, as the source has it: members that its entry lacks, and strings that take the place of
 * those that are there.
 */
export type Beside = (value: MessageValue) => readonly Addition[];

/** The members of an entry of the source that the target does not have in its own, as the source has them. */
export function copiesOf(
  target: TreeContainer,
  source: Origin,
  entry: KeyPath,
  names: readonly (string | number)[],
): readonly Addition[] {
  return names.flatMap((name) => {
    const path = [...entry, name];
    const node = readAt(source, path);
    const value = node && source.copy(node);
    return value === undefined || nodeAt(target, path) ? [] : [{ path, value }];
  });
}

/** What a program must be told of the values that a text shows. */
export interface Declarations {
  /** Where it is told, in the source as in the target. */
  readonly path: KeyPath;
  /** Whether the text shows the value with this name. */
  readonly isUsed: (name: string) => boolean;
  /** The same for all spellings that the program takes for one name. */
  readonly fold: (name: string) => string;
}

/**
 * The declarations of the source that a text needs and its target lacks, as the source has them. What somebody has declared
 * there stays, but for the number of an argument, which the program decides for all languages.
 */
export function lackedDeclarations(
  target: TreeContainer,
  source: Origin,
  { path, isUsed, fold }: Declarations,
): readonly Addition[] {
  const from = readAt(source, path);
  const there = nodeAt(target, path);
  if (from?.kind !== 'object' || isFixed(target, path)) return [];
  const used = source.members.of(from).filter(({ name }) => isUsed(String(name)));
  const copied = (at: KeyPath, node: TreeNode | undefined): readonly Addition[] => {
    const value = node && source.copy(node);
    return value === undefined ? [] : [{ path: at, value }];
  };
  if (there === undefined && used.length > 0) return copied(path, from);
  if (there?.kind !== 'object') return [];
  const own = new Map(there.members.map((member) => [fold(String(member.name)), member]));
  return used.flatMap(({ name, value }) => {
    const known = own.get(fold(String(name)));
    if (known === undefined) return copied([...path, name], value);
    return copied([...path, known.name, 'content'], otherArgument(source, value, known.value));
  });
}

const argument = /^\$\d$/u;

/** The content of a declaration, where it and that of the other are one argument each, and not the same. */
function otherArgument({ members }: Origin, one: TreeNode, other: TreeNode): TreeNode | undefined {
  const now = members.at(one, 'content');
  const then = memberOf(other, 'content')?.value;
  if (now?.kind !== 'string' || then?.kind !== 'string' || now.value === then.value)
    return undefined;
  return argument.test(now.value) && argument.test(then.value) ? now : undefined;
}
