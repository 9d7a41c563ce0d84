import {
  isContainer,
  readMembers,
  type TreeNode,
  type NewMembers,
  type NewValue,
} from '../tree/node.ts';
import type { JsonText } from './jsonDialect.ts';

/** A value as its file spells it; none where a string in it is a text to translate. */
export function copyOf(
  node: TreeNode,
  file: Pick<JsonText, 'text'>,
  translatable: (text: string) => boolean = () => false,
): NewValue | undefined {
  if (node.kind === 'string' && translatable(node.value)) return undefined;
  if (!isContainer(node)) return file.text.slice(node.offset, node.end);
  const members: NewMembers = new Map();
  for (const { name, value } of readMembers(node)) {
    const copy = copyOf(value, file, translatable);
    if (copy === undefined) return undefined;
    members.set(name, copy);
  }
  return { kind: node.kind, members };
}
