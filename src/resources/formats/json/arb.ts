import { type Message, flatKeys } from '../format.ts';
import { jsonMessage } from './jsonDialect.ts';
import { jsonFormat } from './jsonFormat.ts';
import { type Beside, lackedDeclarations, type Origin } from '../tree/declarations.ts';
import { memberOf, type TreeContainer, nodeAt, readMembers } from '../tree/node.ts';

/**
 * Flutter's ARB: top-level strings are messages, `@name` describes the message `name` and stays after it, and
 * `@@locale` is written once, into a new file. Translations get no `@name` of their own, as Flutter wants it.
 */
export const arb = jsonFormat({
  id: 'arb',
  keys: {
    ...flatKeys,
    declarations: 'placeholders',
    descriptions: {
      isOne: (name) => name.startsWith('@'),
      nameFor: (name) => `@${name}`,
      describedBy: (name) => (/^@[^@]/u.test(name) ? name.slice(1) : undefined),
    },
  },
  messages: messagesIn,
  beside,
  keepTogether: (name, next) => next === `@${name}`,
  isForSource: ([name = '', ...inner], root) =>
    inner.length === 0 && (name === '@@last_modified' || describesMessage(String(name), root)),
  heading: (locale) => ({ '@@locale': locale.replaceAll('-', '_') }),
});

function* messagesIn(root: TreeContainer): Generator<Message> {
  for (const { name, value } of readMembers(root)) {
    if (value.kind !== 'string' || typeof name !== 'string' || name.startsWith('@')) continue;
    const description = nodeAt(root, [`@${name}`, 'description']);
    yield jsonMessage(
      [name],
      value,
      description?.kind === 'string' ? description.value : undefined,
    );
  }
}

/** What is declared of the arguments is that of the source, but where a translation has declarations of its own. */
function beside(target: TreeContainer, source: Origin): Beside {
  return ({ path: [name = ''], value: text }) => {
    const path = [`@${name}`, 'placeholders'];
    if (nodeAt(target, path) === undefined) return [];
    const used = new Set(Array.from(text.matchAll(/\{\s*(\w+)/gu), ([, argument]) => argument));
    const isUsed = (argument: string) => used.has(argument);
    return lackedDeclarations(target, source, { path, isUsed, fold: (argument) => argument });
  };
}

function describesMessage(name: string, root: TreeContainer): boolean {
  return name.startsWith('@') && memberOf(root, name.slice(1)) !== undefined;
}
