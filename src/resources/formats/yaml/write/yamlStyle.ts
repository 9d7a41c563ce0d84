import type { Edit } from '../../../edit.ts';
import { type FlowStyle, flowStyle, indentAt } from '../../tree/flowStyle.ts';
import { containersOf, type TreeNode } from '../../tree/node.ts';
import { type BrokenLine, brokenLines, lineWidth } from './lineWidth.ts';
import { type QuoteHabit, quoteHabit } from './quoteHabit.ts';
import type { TextLayout } from './showText.ts';
import { commentEnd, behindLineBreak, lineEnd } from '../yamlCursor.ts';
import { type YamlDocument, quoteOf, type YamlQuote } from '../yamlDocument.ts';

/** How a YAML file is written, read from the file itself. */
export interface YamlStyle extends TextLayout {
  /** Spaces that one more level of mappings adds. */
  readonly unit: number;
  /** Spaces before the dashes of a sequence, counted from its key. */
  readonly dashes: number;
  /** Of the file, and after it of its model. */
  readonly habits: readonly QuoteHabit[];
  readonly flow: FlowStyle;
}

const defaultFlow: FlowStyle = {
  eol: '\n',
  unit: undefined,
  colon: ': ',
  gap: ' ',
  padding: { object: ' ', array: '' },
  trailingComma: false,
  commentEnd,
};

const defaultStyle: YamlStyle = {
  eol: '\n',
  unit: 2,
  dashes: 2,
  width: undefined,
  blockWidth: undefined,
  habits: [],
  flow: defaultFlow,
};

/** So many texts show how a file writes them. */
const sample = 2_000;

/** Longer than programs that break lines leave a text. */
const longText = 120;

/** The style of a file, or of `model` for what the file does not show. */
export function yamlStyle(
  text: string,
  { root, blocks, texts: all }: YamlDocument,
  model = defaultStyle,
): YamlStyle {
  const steps = (kind: 'object' | 'array') =>
    [...blocks]
      .filter(([container, { behindDash }]) => container.kind === kind && !behindDash)
      .map(([, { indent, outer }]) => (indent ?? NaN) - (outer ?? NaN))
      .filter((step) => !Number.isNaN(step));
  const texts = all.slice(0, sample);
  const width = widthOf(text, texts, isFlowQuote);
  const inFlow = containersOf(root).filter((container) => !blocks.has(container));
  return {
    eol: /\r\n|\r|\n/.exec(text)?.[0] ?? model.eol,
    unit: steps('object')[0] ?? model.unit,
    dashes: steps('array')[0] ?? model.dashes,
    width: breaksMost(text, texts, width?.columns ?? longText) ? (width ?? model.width) : undefined,
    blockWidth: widthOf(text, texts, (quote) => quote === 'folded') ?? model.blockWidth,
    habits: [quoteHabit(text, texts), ...model.habits],
    flow: indented(flowStyle(text, inFlow, model.flow)),
  };
}

/** Lines between braces are indented, though not all programs insist on it. */
function indented(flow: FlowStyle): FlowStyle {
  return flow.unit === '' ? { ...flow, unit: '  ' } : flow;
}

const isFlowQuote = (quote: YamlQuote) => quote !== 'literal' && quote !== 'folded';

function widthOf(text: string, texts: readonly TreeNode[], isMeant: (quote: YamlQuote) => boolean) {
  const lines: BrokenLine[] = [];
  for (const node of texts)
    if (isMeant(quoteOf(text, node) ?? 'plain'))
      lines.push(...brokenLines(text, node.offset, node.end));
  return lineWidth(lines);
}

/** Whether no more texts are left on one line, though they reach beyond a width, than are on several. */
function breaksMost(text: string, texts: readonly TreeNode[], columns: number): boolean {
  let more = 0;
  for (const node of texts) {
    if (!isFlowQuote(quoteOf(text, node) ?? 'plain')) continue;
    const raw = text.slice(node.offset, node.end);
    if (/[\r\n]/.test(raw)) more += 1;
    else if (raw.length > columns && raw.includes(' ')) more -= 1;
  }
  return more >= 0;
}

/** An edit, and the one that the blank lines below it need then. */
export interface EditAboveBlanks extends Edit {
  readonly blanks?: Edit | undefined;
}

/** Whether a value stands without quotes: a text, a number, a word for nothing. */
export function isPlain(text: string, { kind, offset, end }: TreeNode): boolean {
  const isLeaf = kind === 'string' || kind === 'scalar';
  return isLeaf && end > offset && !`"'|>*[{`.includes(text.charAt(offset));
}

/**
 * Blank lines below a value without quotes that gets others, and a comment below them, without their blanks where these have
 * tabs among them: libyaml, which Rails reads with, takes tabs for part of such a value where they are indented further, and
 * refuses all others.
 *
 * @param node the value
 * @param start of the first blank line
 * @returns the edit, or nothing where there are no tabs, or such as libyaml refuses in any case
 */
export function withoutTabs(text: string, node: TreeNode, start: number): Edit | undefined {
  const indent = indentAt(text, node.offset).length;
  let end = start;
  let clean = '';
  let seen = '';
  for (let line = start; line < text.length;) {
    const to = lineEnd(text, line);
    const blanks = /^[ \t]*/.exec(text.slice(line, to))?.[0] ?? '';
    const said = line + blanks.length;
    const isComment = text[said] === '#';
    if (said < to && !isComment) break;
    const next = isComment ? said : behindLineBreak(text, to);
    const tab = blanks.indexOf('\t');
    const hasTab = tab >= 0;
    if (hasTab && tab <= indent) return undefined;
    const left = isComment ? blanks.replaceAll('\t', '') : hasTab ? '' : blanks;
    seen += left + text.slice(said, next);
    if (hasTab) [end, clean] = [next, seen];
    if (isComment) break;
    line = next;
  }
  return end === start ? undefined : { offset: start, length: end - start, text: clean };
}
