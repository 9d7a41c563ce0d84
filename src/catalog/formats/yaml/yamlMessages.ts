import type { KeyPath } from '../../keyPath.ts';
import type { Message } from '../format.ts';
import { refuse } from '../refuse.ts';
import { isContainer, type TreeContainer, type TreeNode } from '../tree/node.ts';
import { MergedMembers } from './mergedMembers.ts';
import type { YamlRoot } from './readBelowLocale.ts';
import type { Place } from './replacement.ts';

/** A string or a null under its path. */
interface Found {
  readonly path: KeyPath;
  readonly message: Message | undefined;
  /** Undefined where it is never written. */
  readonly place: Place | undefined;
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

/** The strings and nulls of a document. What an alias names is read in its place, and written in neither. */
export function* messagesOf(
  { document, root, isLocked }: YamlRoot,
  text: string,
): Generator<Found, void, undefined> {
  const members = new MergedMembers(document);
  let aliased = 0;
  yield* visit(root, { path: [], isLocked, alias: undefined });

  function* visit(container: TreeContainer, reading: Reading): Generator<Found, void, undefined> {
    for (const member of members.of(container)) {
      const { name, value: node } = member;
      const isLocked = reading.isLocked || member.isRepeated || document.locked.has(node);
      const alias = reading.alias ?? member.alias;
      const path = [...reading.path, name];
      if (alias && ++aliased > aliasLimit) refuse('limit', 'too many aliases', text, alias.offset);
      if (isContainer(node)) yield* visit(node, { path, isLocked, alias });
      else if (node.kind === 'string' || document.nulls.has(node)) {
        const place = isLocked || alias ? undefined : { node, container };
        yield { path, place, message: messageAt(path, node, alias ?? node) };
      }
    }
  }
}

function messageAt(path: KeyPath, node: TreeNode, { offset, end }: TreeNode): Message | undefined {
  if (node.kind !== 'string') return undefined;
  return { path, value: node.value, offset, length: end - offset };
}
