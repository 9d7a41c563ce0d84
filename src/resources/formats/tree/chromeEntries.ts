import type { KeyShape, Message } from '../format.ts';
import {
  memberOf,
  nodeAt,
  readMembers,
  type Addition,
  type NewValue,
  type TreeContainer,
  type TreeNode,
  type TreeString,
} from './node.ts';

/** The message of `name` has the path `[name, 'message']`. */
export const chromeKeys: KeyShape = {
  isFlat: true,
  keyOf: (path) => path.slice(0, 1),
  messagePath: (key) => [...key, 'message'],
  declarations: 'placeholders',
  beside: ['placeholders', 'description'],
};

/** An entry of a browser extension that has a text. */
export interface ChromeEntry extends Pick<Message, 'path' | 'description' | 'undeclared'> {
  readonly message: TreeString;
}

/** The entries with a text, in the order of the file. */
export function* chromeEntries(root: TreeContainer): Generator<ChromeEntry> {
  for (const { name, value } of readMembers(root)) {
    const message = memberOf(value, 'message')?.value;
    if (message?.kind !== 'string') continue;
    const description = memberOf(value, 'description')?.value;
    const undeclared = undeclaredIn(message.value, memberOf(value, 'placeholders')?.value);
    yield {
      path: [name, 'message'],
      message,
      ...(description?.kind === 'string' && { description: description.value }),
      ...(undeclared.length > 0 && { undeclared }),
    };
  }
}

/** Names of placeholders are the same in all letters. */
export const foldedName = (name: string): string => name.toLowerCase();

/**
 * The names that a text has between dollar signs, as Chromium finds them: a sign that closes no name may open one. Whatever
 * else is between two signs is text.
 */
export function shownNames(text: string): readonly string[] {
  return [...text.matchAll(/\$([A-Za-z\d_@]+)\$/gu)].flatMap(([, name]) => name ?? []);
}

/** With one of them undeclared, browsers load no file of the extension. */
function undeclaredIn(text: string, placeholders: TreeNode | undefined): readonly string[] {
  const names = text.includes('$') ? shownNames(text) : [];
  if (names.length === 0) return [];
  const members = placeholders?.kind === 'object' ? placeholders.members : [];
  const known = new Set(members.map(({ name }) => foldedName(String(name))));
  return names.flatMap((name) => {
    if (known.has(foldedName(name))) return [];
    known.add(foldedName(name));
    return [`$${name}$`];
  });
}

/**
 * What new messages bring along: the `placeholders` of the source, which the browser needs, and its `description` where the
 * entries of the target have theirs.
 *
 * @param copy a value as the source spells it; nothing where it cannot be copied
 */
export function comingAlong(
  target: TreeContainer,
  source: TreeContainer,
  copy: (node: TreeNode) => NewValue | undefined,
): (message: Addition['path']) => readonly Addition[] {
  const names = hasDescriptions(target) ? ['placeholders', 'description'] : ['placeholders'];
  return (path) =>
    names.flatMap((name) => {
      const beside = [...path.slice(0, -1), name];
      const node = nodeAt(source, beside);
      const value = node && copy(node);
      return value === undefined || nodeAt(target, beside) ? [] : [{ path: beside, value }];
    });
}

/** Whether its entries have descriptions, or it has no entries yet. */
export function hasDescriptions({ members }: TreeContainer): boolean {
  return members.length === 0 || members.some(({ value }) => memberOf(value, 'description'));
}
