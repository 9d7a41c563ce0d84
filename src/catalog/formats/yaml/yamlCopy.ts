import type { Copy } from '../tree/completeArrays.ts';
import type { NewMembers } from '../tree/newMembers.ts';
import { isContainer } from '../tree/node.ts';
import type { YamlDocument } from './parseYaml.ts';
import { quoteYaml, type YamlQuote } from './yamlScalar.ts';

/**
 * Copies values as their file spells them, but blocks of text in quotes, since their lines are indented for where they
 * stand. There is no copy where a string is a text to translate.
 */
export function copyFrom(
  { text, document: { quotes } }: { readonly text: string; readonly document: YamlDocument },
  quote: YamlQuote,
  translatable: (text: string) => boolean,
): Copy {
  return function copy(node) {
    if (node.kind === 'string' && translatable(node.value)) return undefined;
    if (node.kind === 'string' && quotes.get(node) === 'block') return quoteYaml(node.value, quote);
    if (!isContainer(node)) return text.slice(node.offset, node.end);
    const members: NewMembers = new Map();
    for (const { name, value } of node.members) {
      const copied = copy(value);
      if (copied === undefined) return undefined;
      members.set(name, copied);
    }
    return { kind: node.kind, members };
  };
}
