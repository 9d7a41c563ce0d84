import type { KeyPath } from '../keyPath.ts';
import type { Message } from './format.ts';
import { jsonMessage } from './json/jsonDialect.ts';
import { jsonFormat } from './json/jsonFormat.ts';
import { isContainer, type JsonContainer } from './json/jsonNode.ts';

/** JSON and JSONC: every string in objects and arrays is a message, but for the `$schema` of the file. */
export const json = jsonFormat({
  id: 'json',
  messages: (root) => messagesIn(root, []),
});

function* messagesIn(container: JsonContainer, path: KeyPath): Generator<Message> {
  for (const { name, value } of container.members) {
    const inner = [...path, name];
    if (isContainer(value)) yield* messagesIn(value, inner);
    else if (value.kind === 'string' && !isSchema(inner)) yield jsonMessage(inner, value);
  }
}

function isSchema(path: KeyPath): boolean {
  return path.length === 1 && path[0] === '$schema';
}
