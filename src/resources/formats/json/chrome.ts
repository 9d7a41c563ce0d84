import type { Message } from '../format.ts';
import { copiesOf } from './copyOf.ts';
import { lackedDeclarations } from './declarations.ts';
import { type Beside, jsonMessage, type JsonText } from './jsonDialect.ts';
import { jsonFormat } from './jsonFormat.ts';
import { type TreeContainer, type TreeNode, memberOf, nodeAt, readMembers } from '../tree/node.ts';

/**
 * `_locales/…/messages.json` of a browser extension: the message of `name` has the path `[name, 'message']`. A message
 * brings the `placeholders` of the source along that the browser needs for it, and a new one its `description` where the
 * entries of its file have theirs.
 */
export const chrome = jsonFormat({
  id: 'chrome',
  keys: {
    isFlat: true,
    keyOf: (path) => path.slice(0, 1),
    messagePath: (key) => [...key, 'message'],
    declarations: 'placeholders',
  },
  entryText: () => 'message',
  messages: messagesIn,
  beside,
});

function* messagesIn(root: TreeContainer): Generator<Message> {
  for (const { name, value } of readMembers(root)) {
    const message = memberOf(value, 'message')?.value;
    if (message?.kind !== 'string') continue;
    const description = memberOf(value, 'description')?.value;
    const read = jsonMessage(
      [name, 'message'],
      message,
      description?.kind === 'string' ? description.value : undefined,
    );
    const undeclared = undeclaredIn(message.value, memberOf(value, 'placeholders')?.value);
    yield undeclared.length === 0 ? read : { ...read, undeclared };
  }
}

const fold = (name: string) => name.toLowerCase();

/**
 * The names that a text has between dollar signs, as Chromium finds them: a sign that closes no name may open one. Whatever
 * else is between two signs is text.
 */
function namesIn(text: string): readonly string[] {
  return [...text.matchAll(/\$([A-Za-z\d_@]+)\$/gu)].flatMap(([, name]) => name ?? []);
}

/** With one of them undeclared, browsers load no file of the extension. */
function undeclaredIn(text: string, placeholders: TreeNode | undefined): readonly string[] {
  const names = text.includes('$') ? namesIn(text) : [];
  if (names.length === 0) return [];
  const members = placeholders?.kind === 'object' ? placeholders.members : [];
  const known = new Set(members.map(({ name }) => fold(String(name))));
  return names.flatMap((name) => {
    if (known.has(fold(name))) return [];
    known.add(fold(name));
    return [`$${name}$`];
  });
}

function beside(target: TreeContainer, source: JsonText): Beside {
  const names = hasDescriptions(target) ? ['description'] : [];
  return ({ path, value: text }) => {
    const entry = path.slice(0, -1);
    const isNew = nodeAt(target, path) === undefined;
    const used = new Set(namesIn(text).map(fold));
    const isUsed = (name: string) => isNew || used.has(fold(name));
    const declarations = { path: [...entry, 'placeholders'], isUsed, fold };
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
