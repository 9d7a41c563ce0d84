import type { KeyShape, Message } from '../format.ts';
import { type Beside, copiesOf, lackedDeclarations, type Origin } from './declarations.ts';
import {
  memberOf,
  nodeAt,
  type MemberReader,
  type TreeContainer,
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
export function* chromeEntries(root: TreeContainer, members: MemberReader): Generator<ChromeEntry> {
  for (const { name, value } of members.of(root)) {
    const message = members.at(value, 'message');
    if (message?.kind !== 'string') continue;
    const description = members.at(value, 'description');
    const placeholders = members.at(value, 'placeholders');
    const declared = placeholders?.kind === 'object' ? members.of(placeholders) : [];
    const undeclared = undeclaredIn(
      message.value,
      declared.map((one) => String(one.name)),
    );
    yield {
      path: [name, 'message'],
      message,
      ...(description?.kind === 'string' && { description: description.value }),
      ...(undeclared.length > 0 && { undeclared }),
    };
  }
}

/** Names of placeholders are the same in all letters. */
const foldedName = (name: string): string => name.toLowerCase();

/**
 * The names that a text has between dollar signs, as Chromium finds them: a sign that closes no name may open one. Whatever
 * else is between two signs is text.
 */
function shownNames(text: string): readonly string[] {
  return [...text.matchAll(/\$([A-Za-z\d_@]+)\$/gu)].flatMap(([, name]) => name ?? []);
}

/** With one of them undeclared, browsers load no file of the extension. */
function undeclaredIn(text: string, declared: readonly string[]): readonly string[] {
  const names = text.includes('$') ? shownNames(text) : [];
  if (names.length === 0) return [];
  const known = new Set(declared.map(foldedName));
  return names.flatMap((name) => {
    if (known.has(foldedName(name))) return [];
    known.add(foldedName(name));
    return [`$${name}$`];
  });
}

/**
 * A message brings the `placeholders` of the source along that the browser needs for it, and a new one its `description`
 * where the entries of its file have theirs.
 */
export function besideChrome(target: TreeContainer, source: Origin): Beside {
  const names = hasDescriptions(target) ? ['description'] : [];
  return ({ path, value: text }) => {
    const entry = path.slice(0, -1);
    const isNew = nodeAt(target, path) === undefined;
    const used = new Set(shownNames(text).map(foldedName));
    const isUsed = (name: string) => isNew || used.has(foldedName(name));
    const declarations = { path: [...entry, 'placeholders'], isUsed, fold: foldedName };
    return [
      ...lackedDeclarations(target, source, declarations),
      ...(isNew ? copiesOf(target, source, entry, names) : []),
    ];
  };
}

/** Whether its entries have descriptions, or it has no entries yet. */
function hasDescriptions({ members }: TreeContainer): boolean {
  return members.length === 0 || members.some(({ value }) => memberOf(value, 'description'));
}
