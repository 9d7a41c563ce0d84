import { hasChoiceSyntax } from '../parts.ts';
import { isSelector, type IcuNode } from './icuMessage.ts';
import { parseIcu } from './parseIcu.ts';

/** What a message says where none of its choices is special, without arguments; the text itself where it has no choices, nothing where they cannot be read. */
export function otherBranches(text: string): string {
  if (!hasChoiceSyntax(text)) return text;
  try {
    return wordsOf(parseIcu(text).nodes);
  } catch {
    return '';
  }
}

const wordsOf = (nodes: readonly IcuNode[]): string =>
  nodes
    .map((node) =>
      typeof node === 'string'
        ? node
        : isSelector(node)
          ? wordsOf(node.options.get('other') ?? [])
          : ' ',
    )
    .join('');
