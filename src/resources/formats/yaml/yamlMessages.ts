import type { Cooperative } from '../../cooperative.ts';
import type { Message, KeyPath } from '../format.ts';
import { refuse } from '../refuse.ts';
import { isContainer, type TreeContainer, type TreeNode } from '../tree/node.ts';
import { MergedMembers } from './read/mergedMembers.ts';
import type { YamlRoot } from './read/parseYaml.ts';
import type { ValuePlace } from './write/replacement.ts';

/** A string or a null under its path. */
export interface Found {
  /** Undefined for a null. */
  readonly message: Message | undefined;
  /** Undefined where it is never written. */
  readonly place: ValuePlace | undefined;
}

/** Where a container is read. */
interface Reading {
  readonly path: KeyPath;
  readonly isLocked: boolean;
  /** The alias that it is read through. */
  readonly alias: TreeNode | undefined;
}

/** So many messages are read through aliases, which can stand for each other over and over. */
const aliasLimit = 100_000;
const membersPerStep = 500;

/** Finds the strings and nulls of a document. What an alias names is read in its place, and written in neither. */
export function* findMessages(
  { document, root, isLocked }: YamlRoot,
  text: string,
  found: (path: KeyPath, found: Found) => void,
): Cooperative<void> {
  const members = new MergedMembers(document);
  let aliased = 0;
  let count = 0;
  yield* visit(root, { path: [], isLocked, alias: undefined });

  function* visit(container: TreeContainer, reading: Reading): Cooperative<void> {
    for (const member of members.of(container)) {
      if (++count % membersPerStep === 0) yield;
      const { name, value: node } = member;
      const isLocked = reading.isLocked || member.isRepeated || document.locked.has(node);
      const alias = reading.alias ?? member.alias;
      const path = [...reading.path, name];
      if (alias && ++aliased > aliasLimit) refuse('limit', 'too many aliases', text, alias.offset);
      if (isContainer(node)) yield* visit(node, { path, isLocked, alias });
      else if (node.kind === 'string' || document.nulls.has(node)) {
        const place = isLocked || alias ? undefined : { node, container };
        found(path, { place, message: messageAt(path, node, alias ?? node) });
      }
    }
  }
}

function messageAt(path: KeyPath, node: TreeNode, { offset, end }: TreeNode): Message | undefined {
  if (node.kind !== 'string') return undefined;
  return { path, value: node.value, offset, length: end - offset };
}
