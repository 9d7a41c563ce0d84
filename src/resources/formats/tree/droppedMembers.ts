import type { Cooperative } from '../../cooperative.ts';
import type { KeyPath } from '../format.ts';
import { isContainer, type TreeContainer, type TreeMember } from './node.ts';

/** Whether a text stays; undefined for what is no text and stays unless all texts around it go. */
export type Stays = (path: KeyPath) => boolean | undefined;

const membersPerStep = 500;

/**
 * The members that go with texts that a file is not to have. A group goes with the last of its texts, and a list ends
 * before the first element that goes. Nothing where no text stays at all.
 */
export function* droppedMembers(
  root: TreeContainer,
  stays: Stays,
): Cooperative<ReadonlySet<TreeMember> | undefined> {
  const dropped = new Set<TreeMember>();
  let count = 0;
  return (yield* visit(root, [])) === true ? dropped : undefined;

  function* visit(container: TreeContainer, path: KeyPath): Cooperative<boolean | undefined> {
    let result: boolean | undefined;
    let hasEnded = false;
    for (const member of container.members) {
      if (++count % membersPerStep === 0) yield;
      const inner = [...path, member.name];
      const own = stays(inner);
      const isGroup = own === undefined && isContainer(member.value);
      const isKept = isGroup ? yield* visit(member.value, inner) : own;
      hasEnded ||= isKept === false && container.kind === 'array';
      if (isKept === false || hasEnded) dropped.add(member);
      if (isKept !== undefined) result = (result ?? false) || (isKept && !hasEnded);
    }
    return result;
  }
}

/** The containers in which members go and others stay, in the order of the text. */
export function* keptContainers(
  container: TreeContainer,
  dropped: ReadonlySet<TreeMember>,
): Generator<TreeContainer> {
  if (container.members.some((member) => dropped.has(member))) yield container;
  for (const member of container.members)
    if (isContainer(member.value) && !dropped.has(member))
      yield* keptContainers(member.value, dropped);
}
