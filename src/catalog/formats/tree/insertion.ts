import type { KeyPath } from '../../keyPath.ts';
import { stepwise, type Steps } from '../../steps.ts';
import { refuse } from '../refuse.ts';
import { completeArrays, type Copy } from './completeArrays.ts';
import { containerKind, isContainer, type TreeContainer, type TreeNode, memberOf } from './node.ts';
import type { Addition, Insertion, NewMembers, NewValue } from './newMembers.ts';

/**
 * Sorts what is to be added by the container of the target that it goes into. Arrays are continued without a hole: what
 * would stand behind one is left out. `copy` fills places that have nothing to translate.
 *
 * @throws {ResourceFileError} `shape` where something else stands in the way
 */
export function* insertionsOf(
  { text, root }: { readonly text: string; readonly root: TreeContainer },
  source: TreeContainer | undefined,
  additions: readonly Addition[],
  copy: Copy = () => undefined,
): Steps<Insertion[]> {
  const insertions = new Map<TreeContainer, Insertion>();
  yield* stepwise(additions, ({ path, value }) => {
    const { insertion, depth } = descend(text, root, source, path);
    const known = insertions.get(insertion.container) ?? insertion;
    insertions.set(known.container, known);
    const blocked = () => blockedAt(text, known.container, path);
    insertAt(known.members, path.slice(depth), value, blocked);
  });
  for (const insertion of insertions.values()) completeArrays(insertion, copy);
  return [...insertions.values()];
}

/** Follows the path as far as the target has it. */
function descend(text: string, root: TreeContainer, source: TreeNode | undefined, path: KeyPath) {
  let container = root;
  let parent: TreeContainer | undefined;
  let model = source;
  for (const [depth, step] of path.entries()) {
    if (container.kind !== containerKind(step)) break;
    const next = memberOf(container, step)?.value;
    if (next === undefined) {
      const sameKind = isContainer(model) && model.kind === container.kind ? model : undefined;
      const members: NewMembers = new Map();
      return { insertion: { container, parent, model: sameKind, members }, depth };
    }
    if (!isContainer(next)) return blockedAt(text, next, path);
    model = memberOf(model, step)?.value;
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
  if (typeof container === 'string' || container.kind !== containerKind(next)) return blocked();
  members.set(step, container);
  insertAt(container.members, path.slice(1), value, blocked);
}

function blockedAt(text: string, node: TreeNode, path: KeyPath): never {
  refuse('shape', `another value stands in the way of ${JSON.stringify(path)}`, text, node.offset);
}

/** The names of new members as the source has them. What the source has not comes last; array elements stand in their own order. */
export function inSourceOrder(
  members: NewMembers,
  model: TreeContainer | undefined,
): (string | number)[] {
  const places = new Map(model?.members.map(({ name }, place) => [name, place]));
  const placeOf = (name: string | number) =>
    typeof name === 'number' ? name : (places.get(name) ?? places.size);
  return [...members.keys()].sort((a, b) => placeOf(a) - placeOf(b));
}
