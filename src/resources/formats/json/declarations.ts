import type { KeyPath } from '../format.ts';
import {
  isFixed,
  memberOf,
  nodeAt,
  type Addition,
  type TreeContainer,
  type TreeNode,
} from '../tree/node.ts';
import { copyOf } from './copyOf.ts';
import type { JsonText } from './jsonDialect.ts';

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
  source: JsonText,
  { path, isUsed, fold }: Declarations,
): readonly Addition[] {
  const from = nodeAt(source.root, path);
  const there = nodeAt(target, path);
  if (from?.kind !== 'object' || isFixed(target, path)) return [];
  const used = from.members.filter(({ name }) => isUsed(String(name)));
  const copied = (at: KeyPath, node: TreeNode | undefined): readonly Addition[] => {
    const value = node && copyOf(node, source);
    return value === undefined ? [] : [{ path: at, value }];
  };
  if (there === undefined && used.length > 0) return copied(path, from);
  if (there?.kind !== 'object') return [];
  const own = new Map(there.members.map((member) => [fold(String(member.name)), member]));
  return used.flatMap(({ name, value }) => {
    const known = own.get(fold(String(name)));
    if (known === undefined) return copied([...path, name], value);
    return copied([...path, known.name, 'content'], otherArgument(value, known.value));
  });
}

const argument = /^\$\d$/u;

/** The content of a declaration, where it and that of the other are one argument each, and not the same. */
function otherArgument(one: TreeNode, other: TreeNode): TreeNode | undefined {
  const [now, then] = [one, other].map((node) => memberOf(node, 'content')?.value);
  if (now?.kind !== 'string' || then?.kind !== 'string' || now.value === then.value)
    return undefined;
  return argument.test(now.value) && argument.test(then.value) ? now : undefined;
}
