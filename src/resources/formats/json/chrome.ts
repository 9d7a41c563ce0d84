import type { Message } from '../format.ts';
import { copyOf } from './copyOf.ts';
import { type Siblings, jsonMessage, type JsonText } from './jsonDialect.ts';
import { jsonFormat } from './jsonFormat.ts';
import { type TreeContainer, memberOf, nodeAt, readMembers } from '../tree/node.ts';

/**
 * `_locales/…/messages.json` of a browser extension: the message of `name` has the path `[name, 'message']`. An inserted
 * message brings the `placeholders` of the source along, which the browser needs, and its `description` where the entries
 * of its file have theirs.
 */
export const chrome = jsonFormat({
  id: 'chrome',
  keys: {
    isFlat: true,
    keyOf: (path) => path.slice(0, 1),
    messagePath: (key) => [...key, 'message'],
  },
  hasEntries: true,
  messages: messagesIn,
  siblings,
});

function* messagesIn(root: TreeContainer): Generator<Message> {
  for (const { name, value } of readMembers(root)) {
    const message = memberOf(value, 'message')?.value;
    if (message?.kind !== 'string') continue;
    const description = memberOf(value, 'description')?.value;
    yield jsonMessage(
      [name, 'message'],
      message,
      description?.kind === 'string' ? description.value : undefined,
    );
  }
}

function siblings(target: TreeContainer, source: JsonText): Siblings {
  const names = hasDescriptions(target) ? ['placeholders', 'description'] : ['placeholders'];
  return (path) =>
    names.flatMap((name) => {
      const beside = [...path.slice(0, -1), name];
      const node = nodeAt(source.root, beside);
      const value = node && copyOf(node, source);
      return value === undefined || nodeAt(target, beside) ? [] : [{ path: beside, value }];
    });
}

/** Whether its entries have descriptions, or it has no entries yet. */
function hasDescriptions({ members }: TreeContainer): boolean {
  return members.length === 0 || members.some(({ value }) => memberOf(value, 'description'));
}
