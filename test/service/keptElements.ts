import { escapeRegExp } from './escapeRegExp.ts';
import type { Piece } from './pieces.ts';

/** Whether an element is left alone, by its name and the rest of its opening tag. */
export type ElementRule = (name: string, attributes: string) => boolean;

/** HTML's own way of excluding an element. */
export const htmlRule: ElementRule = (_name, attributes) =>
  /\btranslate\s*=\s*(["']?)no\1/i.test(attributes) ||
  /\bclass\s*=\s*("[^"]*\bnotranslate\b[^"]*"|'[^']*\bnotranslate\b[^']*'|notranslate\b)/i.test(
    attributes,
  );

/** XML: the elements that the request names in `ignore_tags`. */
export function xmlRule(ignoreTags: readonly string[]): ElementRule {
  return (name) => ignoreTags.includes(name);
}

const openingTag = /<([A-Za-z_][\w:.-]*)([^<>]*)>/g;

/** Splits a text so that each element under the rule, with all that it holds, is one placeholder. */
export function splitKept(text: string, keeps: ElementRule): readonly Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  for (const match of text.matchAll(openingTag)) {
    const [tag, name, attributes] = match as unknown as [string, string, string];
    if (match.index < done || attributes.endsWith('/') || !keeps(name, attributes)) continue;
    const end = elementEnd(text, name, match.index + tag.length);
    pieces.push({ kind: 'words', value: text.slice(done, match.index) });
    pieces.push({ kind: 'placeholder', value: text.slice(match.index, end) });
    done = end;
  }
  pieces.push({ kind: 'words', value: text.slice(done) });
  return pieces.filter(({ value }) => value !== '');
}

/** Index behind the closing tag that belongs to an element whose content starts at `from`. */
function elementEnd(text: string, name: string, from: number): number {
  let depth = 1;
  for (const { 0: tag, index } of text.slice(from).matchAll(/<\/?([A-Za-z_][\w:.-]*)[^<>]*>/g)) {
    if (!new RegExp(`^</?${escapeRegExp(name)}[\\s/>]`).test(tag)) continue;
    if (tag.startsWith('</')) depth--;
    else if (!tag.endsWith('/>')) depth++;
    if (depth === 0) return from + index + tag.length;
  }
  return text.length;
}
