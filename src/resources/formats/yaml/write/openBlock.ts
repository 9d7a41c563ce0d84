import type { TreeContainer, TreeNode } from '../../tree/node.ts';
import { type YamlBlock, type YamlDocument, quoteOf } from '../yamlDocument.ts';

/** A block that ends with the file and keeps its last line break has none yet; a line after it would give it one. */
export function openBlockOf(text: string, { texts }: YamlDocument): TreeNode | undefined {
  if (/[\r\n]$/.test(text)) return undefined;
  const last = texts.at(-1);
  const quote = last && quoteOf(text, last);
  if (!last || (quote !== 'literal' && quote !== 'folded') || last.end < text.length)
    return undefined;
  return /^.\d?-/.test(text.slice(last.offset, last.offset + 3)) ? undefined : last;
}

/**
 * Where the lines of new members go: after the member at a place, but not after an open block. The members of a mapping
 * have no order that matters, so that theirs go before its last one; elements have no other place.
 */
export function placeBehind(
  { ends, start, behindDash }: YamlBlock,
  { kind }: TreeContainer,
  place: number,
  open: TreeNode | undefined,
): number {
  // What is first after a dash stays first.
  const behind = (at: number) => ends[behindDash ? Math.max(at, 0) : at] ?? start;
  const isClosed = open === undefined || kind === 'array' || behind(place) < open.end;
  return behind(isClosed ? place : place - 1);
}
