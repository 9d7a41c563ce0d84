import type { KeyPath } from '../../keyPath.ts';
import { stepwise, type Steps } from '../../steps.ts';
import { refuse } from '../refuse.ts';
import { completeArrays, type Copy } from './completeArrays.ts';
import {
  containerKind,
  isContainer,
  type JsonContainer,
  type JsonNode,
  memberOf,
} from './jsonNode.ts';
import type { JsonText } from './jsonText.ts';

/** A value that a file gets: a JSON literal, or a container that is made for it. */
export type NewValue = string | NewContainer;

export type NewMembers = Map<string | number, NewValue>;

export interface NewContainer {
  readonly kind: JsonContainer['kind'];
  readonly members: NewMembers;
}

export interface Addition {
  readonly path: KeyPath;
  readonly value: NewValue;
}

/** What one container of the target gets, next to the container of the source that stands at the same path. */
export interface Growth {
  readonly container: JsonContainer;
  readonly parent: JsonContainer | undefined;
  readonly model: JsonContainer | undefined;
  readonly members: NewMembers;
}

/**
 * Sorts what is to be added by the container of the target that it goes into. Arrays are continued without a hole: what
 * would stand behind one is left out. `copy` fills places that have nothing to translate.
 *
 * @throws {ResourceFileError} `shape` where something else stands in the way
 */
export function* growthsOf(
  { text, root }: Pick<JsonText, 'text' | 'root'>,
  source: JsonContainer | undefined,
  additions: readonly Addition[],
  copy: Copy = () => undefined,
): Steps<Growth[]> {
  const growths = new Map<JsonContainer, Growth>();
  yield* stepwise(additions, ({ path, value }) => {
    const { growth, depth } = descend(text, root, source, path);
    const known = growths.get(growth.container) ?? growth;
    growths.set(known.container, known);
    const blocked = () => blockedAt(text, known.container, path);
    plant(known.members, path.slice(depth), value, blocked);
  });
  for (const growth of growths.values()) completeArrays(growth, copy);
  return [...growths.values()];
}

/** Follows the path as far as the target has it. */
function descend(text: string, root: JsonContainer, source: JsonNode | undefined, path: KeyPath) {
  let container = root;
  let parent: JsonContainer | undefined;
  let model = source;
  for (const [depth, step] of path.entries()) {
    if (container.kind !== containerKind(step)) break;
    const next = memberOf(container, step)?.value;
    if (next === undefined) {
      const sameKind = isContainer(model) && model.kind === container.kind ? model : undefined;
      const members: NewMembers = new Map();
      return { growth: { container, parent, model: sameKind, members }, depth };
    }
    if (!isContainer(next)) return blockedAt(text, next, path);
    model = memberOf(model, step)?.value;
    parent = container;
    container = next;
  }
  return blockedAt(text, container, path);
}

/** Puts the value under the rest of its path, making the containers on the way. */
function plant(members: NewMembers, path: KeyPath, value: NewValue, blocked: () => never): void {
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
  plant(container.members, path.slice(1), value, blocked);
}

function blockedAt(text: string, node: JsonNode, path: KeyPath): never {
  refuse('shape', `another value stands in the way of ${JSON.stringify(path)}`, text, node.offset);
}

/** The names of new members as the source has them. What the source has not comes last; array elements stand in their own order. */
export function inSourceOrder(
  members: NewMembers,
  model: JsonContainer | undefined,
): (string | number)[] {
  const places = new Map(model?.members.map(({ name }, place) => [name, place]));
  const placeOf = (name: string | number) =>
    typeof name === 'number' ? name : (places.get(name) ?? places.size);
  return [...members.keys()].sort((a, b) => placeOf(a) - placeOf(b));
}
