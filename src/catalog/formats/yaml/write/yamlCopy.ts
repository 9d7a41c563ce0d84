import type { Copy } from '../../tree/completeArrays.ts';
import { isContainer, readMembers, readValue } from '../../tree/node.ts';
import type { NewMembers } from '../../tree/newMembers.ts';

/**
 * Copies values: texts as such, since their lines are indented for where they are, everything else as the file spells
 * it. There is no copy where a string is a text to translate, and none of what is spelled on several lines.
 */
export function copyFrom(text: string, translatable: (text: string) => boolean): Copy {
  return function copy(node) {
    if (node.kind === 'string')
      return translatable(node.value) ? undefined : { kind: 'text', value: node.value };
    if (!isContainer(node)) {
      const spelled = text.slice(node.offset, node.end);
      return /[\r\n]/.test(spelled) ? undefined : spelled;
    }
    const members: NewMembers = new Map();
    for (const { name } of readMembers(node)) {
      const value = readValue(node, name);
      const copied = value && copy(value);
      if (copied === undefined) return undefined;
      members.set(name, copied);
    }
    return { kind: node.kind, members };
  };
}
