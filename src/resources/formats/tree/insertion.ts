import { forEachInSteps, type Cooperative } from '../../cooperative.ts';
import type { KeyPath } from '../format.ts';
import { memberOrder, type Name } from '../insertionPoints.ts';
import { refuse } from '../refuse.ts';
import { completeArrays, type Copy } from './completeArrays.ts';
import {
  containerKind,
  isContainer,
  isRepeated,
  memberOf,
  readValue,
  type TreeContainer,
  type TreeNode,
  type Addition,
  type Insertion,
  isNewContainer,
  type NewMembers,
  type NewValue,
} from './node.ts';

/** The file that grows. */
interface InsertionTarget {
  readonly text: string;
  readonly root: TreeContainer;
  /** Whether a node is never to be written, nor anything in it. */
  readonly isLocked?: (node: TreeNode) => boolean;
}

/**
 * Sorts what is to be added by the container of the target that it goes into. Arrays are continued without a hole: what
 * would be after one is left out. `copy` fills places that have nothing to translate.
 *
 * @throws {ResourceFileError} `shape` where something else stands in the way
 */
export function* insertionsOf(
  target: InsertionTarget,
  source: TreeContainer | undefined,
  additions: readonly Addition[],
  copy: Copy = () => undefined,
): Cooperative<Insertion[]> {
  const insertions = new Map<TreeContainer, Insertion>();
  yield* forEachInSteps(additions, ({ path, value }) => {
    const { insertion, depth } = descend(target, source, path);
    const known = insertions.get(insertion.container) ?? insertion;
    insertions.set(known.container, known);
    const blocked = () => blockedAt(target.text, known.container, path);
    insertAt(known.members, path.slice(depth), value, blocked);
  });
  for (const insertion of insertions.values()) completeArrays(insertion, copy);
  return [...insertions.values()];
}

/** Follows the path as far as the target has it. */
function descend(target: InsertionTarget, source: TreeNode | undefined, path: KeyPath) {
  const { text, isLocked = () => false } = target;
  let container = target.root;
  let parent: TreeContainer | undefined;
  let model = source;
  for (const [depth, step] of path.entries()) {
    if (container.kind !== containerKind(step) || isLocked(container)) break;
    if (isRepeated(container, step)) break;
    const next = memberOf(container, step)?.value;
    if (next === undefined) {
      const sameKind = isContainer(model) && model.kind === container.kind ? model : undefined;
      const members: NewMembers = new Map();
      return { insertion: { container, parent, model: sameKind, members }, depth };
    }
    if (!isContainer(next)) return blockedAt(text, next, path);
    model = readValue(model, step);
    parent = container;
    container = next;
  }
  return blockedAt(text, container, path);
}

/** Puts the value under the rest of its path, making the containers on the way. */
function insertAt(members: NewMembers, path: KeyPath, value: NewValue, blocked: () => never): void {
  const [step, next] = path;
  if (step === undefined) return blocked();
  const there = members.get(step);
  if (next === undefined) {
    if (there !== undefined) return blocked();
    members.set(step, value);
    return;
  }
  const container = there ?? { kind: containerKind(next), members: new Map() };
  if (!isNewContainer(container) || container.kind !== containerKind(next)) return blocked();
  members.set(step, container);
  insertAt(container.members, path.slice(1), value, blocked);
}

function blockedAt(text: string, node: TreeNode, path: KeyPath): never {
  refuse('shape', `another value stands in the way of ${JSON.stringify(path)}`, text, node.offset);
}

/**
 * The names of new members as the source has them, plural forms beside their siblings. What the source does not have
 * comes last; array elements are in their own order.
 */
export function inSourceOrder(
  members: NewMembers,
  model: TreeContainer | undefined,
): readonly Name[] {
  const names = [...members.keys()];
  const order = memberOrder(model?.members.map(({ name }) => name) ?? [], names);
  const places = new Map(order.map((name, place) => [name, place]));
  const placeOf = (name: Name) =>
    typeof name === 'number' ? name : (places.get(name) ?? places.size);
  return names.sort((a, b) => placeOf(a) - placeOf(b));
}
