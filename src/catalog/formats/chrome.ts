import type { KeyPath } from '../keyPath.ts';
import type { Message } from './format.ts';
import { copyOf } from './json/copyOf.ts';
import { jsonMessage } from './json/jsonDialect.ts';
import { jsonFormat } from './json/jsonFormat.ts';
import type { Addition } from './tree/newMembers.ts';
import { type TreeContainer, memberOf, nodeAt, readMembers } from './tree/node.ts';
import type { JsonText } from './json/jsonText.ts';

/**
 * `_locales/…/messages.json` of a browser extension: the message of `name` has the path `[name, 'message']`. An inserted
 * message brings the `placeholders` of the source along, which the browser needs, but not its `description`.
 */
export const chrome = jsonFormat({ id: 'chrome', messages: messagesIn, companions });

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

function companions(path: KeyPath, target: TreeContainer, source: JsonText): readonly Addition[] {
  const beside = [...path.slice(0, -1), 'placeholders'];
  const placeholders = nodeAt(source.root, beside);
  const value = placeholders && copyOf(placeholders, source);
  return value === undefined || nodeAt(target, beside) ? [] : [{ path: beside, value }];
}
