import { type FlowStyle, flowStyle } from '../tree/flowStyle.ts';
import { containersOf, type TreeNode } from '../tree/node.ts';
import { type BrokenLine, brokenLines, lineWidth } from './lineWidth.ts';
import { type QuoteHabit, quoteHabit } from './quoteHabit.ts';
import type { TextLayout } from './showText.ts';
import { lineEnd } from './yamlCursor.ts';
import type { YamlDocument } from './yamlDocument.ts';
import type { YamlQuote } from './yamlScalar.ts';

/** How a YAML file is written, read from the file itself. */
export interface YamlStyle extends TextLayout {
  /** Blanks that one more level of mappings adds. */
  readonly unit: number;
  /** Blanks before the dashes of a sequence, counted from its key. */
  readonly dashes: number;
  /** Of the file, and behind it of its model. */
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

/** The style of a file, or of `model` for what the file does not show. */
export function yamlStyle(
  text: string,
  { root, blocks, quotes }: YamlDocument,
  model = defaultStyle,
): YamlStyle {
  const steps = (kind: 'object' | 'array') =>
    [...blocks]
      .filter(([container, { behindDash }]) => container.kind === kind && !behindDash)
      .map(([, { indent, outer }]) => (indent ?? NaN) - (outer ?? NaN))
      .filter((step) => !Number.isNaN(step));
  const texts = firstOf(quotes, sample);
  const inFlow = containersOf(root).filter((container) => !blocks.has(container));
  return {
    eol: /\r\n|\r|\n/.exec(text)?.[0] ?? model.eol,
    unit: steps('object')[0] ?? model.unit,
    dashes: steps('array')[0] ?? model.dashes,
    width: widthOf(text, texts, isFlowQuote) ?? (hasLongText(texts) ? undefined : model.width),
    blockWidth: widthOf(text, texts, (quote) => quote === 'folded') ?? model.blockWidth,
    habits: [quoteHabit(texts), ...model.habits],
    flow: indented(flowStyle(text, inFlow, model.flow)),
  };
}

/** Lines between braces are indented, though not all programs insist on it. */
function indented(flow: FlowStyle): FlowStyle {
  return flow.unit === '' ? { ...flow, unit: '  ' } : flow;
}

function firstOf<T>(items: Iterable<T>, count: number): readonly T[] {
  const first: T[] = [];
  for (const item of items) if (first.push(item) === count) break;
  return first;
}

type Texts = readonly (readonly [TreeNode, YamlQuote])[];

const isFlowQuote = (quote: YamlQuote) => quote !== 'literal' && quote !== 'folded';

function widthOf(text: string, texts: Texts, isMeant: (quote: YamlQuote) => boolean) {
  const lines: BrokenLine[] = [];
  for (const [node, quote] of texts)
    if (isMeant(quote)) lines.push(...brokenLines(text, node.offset, node.end));
  return lineWidth(lines);
}

/** Whether a text is longer than programs that break lines would leave it. */
function hasLongText(texts: Texts): boolean {
  return texts.some(([node, quote]) => isFlowQuote(quote) && node.end - node.offset > 120);
}

/** A comment starts at the start of a line or behind a blank. */
function commentEnd(text: string, offset: number): number | undefined {
  if (text[offset] !== '#' || !/[\s\uFEFF]/.test(text[offset - 1] ?? '\n')) return undefined;
  return lineEnd(text, offset);
}
