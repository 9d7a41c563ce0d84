import { type Message, flatKeys } from '../format.ts';
import { jsonMessage } from './jsonDialect.ts';
import { jsonFormat } from './jsonFormat.ts';
import {
  isContainer,
  type TreeContainer,
  type TreeNode,
  memberOf,
  readMembers,
} from '../tree/node.ts';

/**
 * `package.nls.json` and `bundle.l10n.json` of VS Code extensions: a message is a string, or an object whose `comment`
 * speaks to translators. Both have the path `[name]`, because a file may hold the one where its source holds the other.
 */
export const vscode = jsonFormat({ id: 'vscode', keys: flatKeys, messages: messagesIn });

function* messagesIn(root: TreeContainer): Generator<Message> {
  for (const { name, value } of readMembers(root)) {
    const message = isContainer(value) ? memberOf(value, 'message')?.value : value;
    if (message?.kind !== 'string') continue;
    yield jsonMessage([name], message, commentOf(memberOf(value, 'comment')?.value));
  }
}

/** A comment is a string, or an array of strings that are lines. */
function commentOf(node: TreeNode | undefined): string | undefined {
  if (node?.kind === 'string') return node.value;
  if (node?.kind !== 'array') return undefined;
  const lines = node.members.map(({ value }) => (value.kind === 'string' ? value.value : ''));
  return lines.filter(Boolean).join('\n');
}
