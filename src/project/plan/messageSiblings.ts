import { type Message, keyId, type KeyPath } from '../../resources/formats/format.ts';
import { isPluralCategory } from '../../message/plurals/pluralForms.ts';

/** Messages under one parent. */
export interface Siblings {
  readonly parent: KeyPath;
  readonly messages: ReadonlyMap<string, Message>;
}

/**
 * The messages that can be plural forms, by `keyId` of their parent: those with a suffix (`items_other`), as in i18next,
 * and those that are named by a category, as in Rails. The latter only where their parent holds nothing else: an `other`
 * beside `male` or `settings` is no plural.
 */
export function pluralGroups(messages: readonly Message[]): ReadonlyMap<string, Siblings> {
  const groups = new Map<string, Siblings & { readonly messages: Map<string, Message> }>();
  const singulars = singularsIn(messages);
  for (const message of messages) {
    const name = message.path.at(-1);
    if (typeof name !== 'string') continue;
    const mayBeForm = name.includes('_') || isPluralCategory(name);
    if (!mayBeForm && !(singulars.size > 0 && singulars.has(keyId(message.path)))) continue;
    const parent = message.path.slice(0, -1);
    const id = keyId(parent);
    const group = groups.get(id) ?? { parent, messages: new Map<string, Message>() };
    group.messages.set(name, message);
    groups.set(id, group);
  }
  for (const { messages: mixed } of mixedGroups(groups, messages)) {
    for (const name of mixed.keys()) if (isPluralCategory(name)) mixed.delete(name);
  }
  return groups;
}

/** By `keyId`: the places of `item` for each `item_plural`. */
function singularsIn(messages: readonly Message[]): ReadonlySet<string> {
  const suffix = '_plural';
  const places = new Set<string>();
  for (const { path } of messages) {
    const name = path.at(-1);
    if (typeof name !== 'string' || !name.endsWith(suffix)) continue;
    places.add(keyId([...path.slice(0, -1), name.slice(0, -suffix.length)]));
  }
  return places;
}

/** The groups with messages that are named by a category and something else beside or below them. */
function mixedGroups<Group extends Siblings>(
  groups: ReadonlyMap<string, Group>,
  messages: readonly Message[],
): ReadonlySet<Group> {
  const named = new Map(
    [...groups].filter(([, group]) => [...group.messages.keys()].some(isPluralCategory)),
  );
  const depths = new Set([...named.values()].map(({ parent }) => parent.length));
  const mixed = new Set<Group>();
  for (const { path } of messages) {
    for (const depth of depths) {
      if (depth >= path.length || isForm(path, depth)) continue;
      const group = named.get(keyId(path.slice(0, depth)));
      if (group) mixed.add(group);
    }
  }
  return mixed;
}

function isForm(path: KeyPath, depth: number): boolean {
  const name = path[depth];
  return path.length === depth + 1 && typeof name === 'string' && isPluralCategory(name);
}
