import { apostrophesOf, quotesLikeIcu } from '../placeholders/apostrophes.ts';
import type { Dialect } from '../dialect.ts';
import { allNodes, isSelector, type IcuMessage } from './icuMessage.ts';
import { parseIcu } from './parseIcu.ts';

/**
 * A message without choices that quotes as ICU does. Undefined where it has no need to, or where its apostrophes and braces
 * are none of ICU's after all.
 */
export function simpleIcu(text: string, dialect: Dialect): IcuMessage | undefined {
  if (!quotesLikeIcu(text, dialect)) return undefined;
  try {
    const message = parseIcu(text.trim());
    if (allNodes(message.nodes).some(isSelector)) return undefined;
    const doubled = message.spelling.doubled || quotesAnywhere(dialect);
    return { ...message, spelling: { ...message.spelling, doubled } };
  } catch {
    return undefined;
  }
}

/** Whether a single apostrophe is the start of a quotation, wherever it is. */
export function quotesAnywhere(dialect: Dialect): boolean {
  return dialect === 'java' || dialect === 'quotingFlutter';
}

/** A message without choices, with its apostrophes and braces as a reader sees them. */
export function simpleIcuText(text: string, dialect: Dialect): string {
  const message = simpleIcu(text, dialect);
  if (message === undefined) return apostrophesOf(text, dialect).plain;
  const start = text.length - text.trimStart().length;
  const nodes = message.nodes.map((node) =>
    typeof node === 'string' ? node : isSelector(node) ? '' : node.source,
  );
  return text.slice(0, start) + nodes.join('') + text.slice(text.trimEnd().length);
}
