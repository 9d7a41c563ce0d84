import type { Message } from '../format.ts';
import { besideChrome, chromeEntries, chromeKeys } from '../tree/chromeEntries.ts';
import { plainMembers, type TreeContainer } from '../tree/node.ts';
import { jsonMessage } from './jsonDialect.ts';
import { jsonFormat } from './jsonFormat.ts';

/**
 * `_locales/…/messages.json` of a browser extension.
 */
export const chrome = jsonFormat({
  id: 'chrome',
  keys: chromeKeys,
  entryText: () => 'message',
  messages: messagesIn,
  beside: besideChrome,
});

function* messagesIn(root: TreeContainer): Generator<Message> {
  for (const { path, message, description, undeclared } of chromeEntries(root, plainMembers)) {
    const read = jsonMessage(path, message, description);
    yield undeclared === undefined ? read : { ...read, undeclared };
  }
}
