import type { TreeContainer, TreeNode } from '../../tree/node.ts';
import { canHold, pickQuote } from './quoteHabit.ts';
import { showText, type TextPlace } from './showText.ts';
import { behindLineBreak, silenceBelow, lineEnd, lineStart } from '../yamlCursor.ts';
import { type YamlDocument, quoteOf, type YamlQuote } from '../yamlDocument.ts';
import { type YamlStyle, isPlain, withoutTabs, type EditAboveBlanks } from './yamlStyle.ts';

/** A string or a null, and what it is in. */
export interface ValuePlace {
  readonly node: TreeNode;
  readonly container: TreeContainer;
}

/** Between brackets and braces, where text is never broken. */
const inFlow: TextPlace = {
  column: 0,
  indent: 0,
  outer: 0,
  inFlow: true,
  endsFile: false,
  below: -1,
};

/** The edit that gives a place another text, written as the one that is there. */
export function replacement(
  { text, document: { blocks } }: { readonly text: string; readonly document: YamlDocument },
  { node, container }: ValuePlace,
  value: string,
  style: YamlStyle,
): EditAboveBlanks {
  const { offset, end } = node;
  const raw = text.slice(offset, end);
  const gap = raw === '' ? ' ' : '';
  const wanted = quoteFor(value, raw, quoteOf(text, node), style);
  const block = blocks.get(container);
  if (!block) {
    const shown = showText(value, wanted, inFlow, style);
    return { offset, length: end - offset, text: gap + shown };
  }
  const outer = block.indent ?? 0;
  const step = container.kind === 'array' ? 2 : style.unit;
  const lineEnds = lineEnd(text, end);
  const below = behindLineBreak(text, lineEnds);
  const place = {
    column: offset - lineStart(text, offset) + gap.length,
    indent: indentIn(raw, outer) ?? outer + step,
    outer,
    inFlow: false,
    endsFile: end === text.length,
    below: silenceBelow(text, below),
  };
  // What is after a value on its line, spaces as well, would become part of a block.
  const quote = isBlock(wanted) && lineEnds > end ? 'double' : wanted;
  const shown = withBlockComment(showText(value, quote, place, style), raw);
  const endsLine = isPlain(text, node) && text.slice(end, lineEnds).trim() === '';
  const blanks = endsLine && /^["']/.test(shown) ? withoutTabs(text, node, below) : undefined;
  return { offset, length: end - offset, text: gap + shown, blanks };
}

function quoteFor(
  value: string,
  raw: string,
  own: YamlQuote | undefined,
  { habits }: YamlStyle,
): YamlQuote {
  // A block without lines: a comment may be after its header.
  const isEmptyBlock = /^[|>]/.test(raw) && !/[\r\n]/.test(raw);
  if (own !== undefined && isBlock(own) && isEmptyBlock) return 'double';
  const isOneLine = !/[\r\n]/.test(raw);
  const fits = own !== undefined && canHold(own, value) && !(isOneLine && value.includes('\n'));
  return fits ? own : pickQuote(value, habits);
}

function isBlock(quote: YamlQuote): boolean {
  return quote === 'literal' || quote === 'folded';
}

/** The indentation of the lines that a text has below its first one. */
function indentIn(raw: string, outer: number): number | undefined {
  const digit = /^[|>][-+]?([1-9])/.exec(raw)?.[1];
  if (digit !== undefined) return Math.max(outer, 0) + Number(digit);
  return /[\r\n]( +)[^ \r\n]/.exec(raw)?.[1]?.length;
}

const commentAt = /^([|>][-+\d]*)([ \t]+#[^\r\n]*)/;

/**
 * A text as it is written, with the comment that is behind the sign of the block in whose place it goes: on the line that it
 * was on.
 *
 * @param raw the block
 */
export function withBlockComment(shown: string, raw: string): string {
  const comment = commentAt.exec(raw)?.[2];
  if (comment === undefined) return shown;
  return shown.replace(commentAt, '$1').replace(/^[|>][^\r\n]*|$/, (start) => start + comment);
}
