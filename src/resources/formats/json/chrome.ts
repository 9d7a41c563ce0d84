import type { Message } from '../format.ts';
import {
  chromeEntries,
  chromeKeys,
  foldedName,
  hasDescriptions,
  shownNames,
} from '../tree/chromeEntries.ts';
import { nodeAt, type TreeContainer } from '../tree/node.ts';
import { copiesOf } from './copyOf.ts';
import { lackedDeclarations } from './declarations.ts';
import { type Beside, jsonMessage, type JsonText } from './jsonDialect.ts';
import { jsonFormat } from './jsonFormat.ts';

/**
 * `_locales/…/messages.json` of a browser extension. A message brings the `placeholders` of the source along that the browser
 * needs for it, and a new one its `description` where the entries of its file have theirs.
 */
export const chrome = jsonFormat({
  id: 'chrome',
  keys: chromeKeys,
  entryText: () => 'message',
  messages: messagesIn,
  beside,
});

function* messagesIn(root: TreeContainer): Generator<Message> {
  for (const { path, message, description, undeclared } of chromeEntries(root)) {
    const read = jsonMessage(path, message, description);
    yield undeclared === undefined ? read : { ...read, undeclared };
  }
}

function beside(target: TreeContainer, source: JsonText): Beside {
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
