import { hasLineBreak } from '../../tree/flowStyle.ts';
import { inSourceOrder } from '../../tree/insertion.ts';
import {
  isContainer,
  readValue,
  type TreeContainer,
  type TreeNode,
  isNewContainer,
  type NewContainer,
  type NewValue,
  memberOf,
} from '../../tree/node.ts';
import { type YamlDocument, quoteOf } from '../yamlDocument.ts';
import { pickQuote, habitLike, type QuoteHabit } from './quoteHabit.ts';
import { quoteYaml } from './quoteYaml.ts';
import { showText } from './showText.ts';
import type { YamlStyle } from './yamlStyle.ts';

/** The lines of a new member. `model` is the container of the source that has the member: its order is followed. */
export function memberLines(
  name: string | number,
  value: NewValue,
  { model, indent }: { readonly model: TreeContainer | undefined; readonly indent: number },
  layout: YamlLayout,
): readonly string[] {
  const like = readValue(model, name);
  const pad = ' '.repeat(indent);
  if (typeof name === 'number') return elementLines(value, like, indent, layout);
  const { key, isExplicit } = newKey(name, model, layout, false);
  const label = isExplicit ? `${pad}:` : `${pad}${key}:`;
  const above = isExplicit ? [`${pad}? ${key}`] : [];
  const place = { column: label.length + 1, outer: indent };
  const word = behindSign(value, like, { ...place, indent: indent + layout.style.unit }, layout);
  if (word !== undefined || !isNewContainer(value)) return [...above, withWord(label, word ?? '')];
  const step = value.kind === 'array' ? layout.style.dashes : layout.style.unit;
  const inner = isContainer(like) ? like : undefined;
  return [...above, label, ...containerLines(value, inner, indent + step, layout)];
}

function elementLines(
  value: NewValue,
  like: TreeNode | undefined,
  indent: number,
  layout: YamlLayout,
): readonly string[] {
  const sign = `${' '.repeat(indent)}-`;
  const inner = indent + 2;
  const place = { column: inner, outer: indent, indent: inner };
  const word = behindSign(value, like, place, layout);
  if (word !== undefined || !isNewContainer(value)) return [withWord(sign, word ?? '')];
  const model = isContainer(like) ? like : undefined;
  const lines = containerLines(value, model, inner, layout);
  if (value.kind === 'array') return [sign, ...lines];
  return lines.map((line, at) => (at === 0 ? `${sign} ${line.slice(inner)}` : line));
}

/** A value that begins after its colon or dash; undefined for one that has lines of its own. */
function behindSign(
  value: NewValue,
  like: TreeNode | undefined,
  place: { readonly column: number; readonly indent: number; readonly outer: number },
  layout: YamlLayout,
): string | undefined {
  if (typeof value === 'string') return value;
  if (isNewContainer(value))
    return isOneLine(value, like, layout) ? flowContainer(value, like, layout) : undefined;
  const quote = pickQuote(value.value, habitsFor(value.value, like, layout));
  const { below, endsFile } = layout;
  const around = { ...place, inFlow: false, endsFile, below };
  return showText(value.value, quote, around, layout.style);
}

function withWord(sign: string, word: string): string {
  return word === '' ? sign : `${sign} ${word}`;
}

function containerLines(
  { members }: NewContainer,
  model: TreeContainer | undefined,
  indent: number,
  layout: YamlLayout,
): readonly string[] {
  return inSourceOrder(members, model).flatMap((name) =>
    memberLines(name, members.get(name) ?? '', { model, indent }, layout),
  );
}

/** A new member between brackets or braces, on one line. */
export function flowMember(
  name: string | number,
  value: NewValue,
  model: TreeContainer | undefined,
  layout: YamlLayout,
): string {
  const shown = flowValue(value, readValue(model, name), layout);
  if (typeof name === 'number') return shown;
  const { key, isExplicit } = newKey(name, model, layout, true);
  return isExplicit ? `? ${key} : ${shown}` : `${key}: ${shown}`;
}

function flowValue(value: NewValue, like: TreeNode | undefined, layout: YamlLayout): string {
  if (typeof value === 'string') return value || 'null';
  if (isNewContainer(value)) return flowContainer(value, like, layout);
  const quote = pickQuote(value.value, habitsFor(value.value, like, layout));
  const inFlow = { column: 0, indent: 0, outer: 0, inFlow: true, endsFile: false, below: -1 };
  return showText(value.value, quote, inFlow, layout.style);
}

/** A container in brackets or braces. */
function flowContainer(
  { kind, members }: NewContainer,
  like: TreeNode | undefined,
  layout: YamlLayout,
): string {
  const { padding, gap } = layout.style.flow;
  const model = isContainer(like) ? like : undefined;
  const [open, close] = kind === 'object' ? '{}' : '[]';
  const shown = inSourceOrder(members, model).map((name) =>
    flowMember(name, members.get(name) ?? '', model, layout),
  );
  if (shown.length === 0) return `${open}${close}`;
  return open + padding[kind] + shown.join(`,${gap}`) + padding[kind] + close;
}

/** Whether a new container goes on one line: one without members, or one that has it so in the source. */
function isOneLine(
  { members }: NewContainer,
  like: TreeNode | undefined,
  { source }: YamlLayout,
): boolean {
  if (members.size === 0) return true;
  if (!source || !isContainer(like) || source.document.blocks.has(like)) return false;
  return !hasLineBreak(source.text.slice(like.offset, like.end));
}

/** Readers look no further than 1,024 characters for a colon. */
const longKey = 1_000;

/** A key as the source spells it, as far as it means the same in its place. */
function newKey(
  name: string,
  model: TreeContainer | undefined,
  { source }: YamlLayout,
  inFlow: boolean,
): {
  readonly key: string;
  /** Whether it goes behind a question mark. */
  readonly isExplicit: boolean;
} {
  const member = memberOf(model, name);
  // The first key between braces may have its question mark with it.
  const encoded = member && source?.text.slice(member.offset, member.nameEnd).replace(/^\?\s+/, '');
  const other = inFlow ? /^(?!["'\w])|[\r\n]|^[^"'].*[,[\]{}]/ : /^(?:$|\*)|[\r\n]/;
  // At the start of a line three dots would end the document, and three dashes begin one.
  const isMarker = /^(?:---|\.\.\.)/.test(name);
  const isUsable = encoded !== undefined && !isMarker && !other.test(encoded);
  const key = isUsable ? encoded : quoteYaml(name, isMarker ? 'double' : 'plain', inFlow);
  const isExplicit = !inFlow && member !== undefined && source?.document.explicit.has(member);
  return { key, isExplicit: isExplicit === true || key.length > longKey };
}

/** What new text is made after. */
export interface YamlLayout {
  readonly style: YamlStyle;
  /** The source, which spells its keys: `404` and `"404"` are two keys to some programs. */
  readonly source: { readonly text: string; readonly document: YamlDocument } | undefined;
  /** The block of text at the end that no line may follow. */
  readonly open: TreeNode | undefined;
  /** What the texts beside the new ones show. */
  readonly near: QuoteHabit;
  /** How far the lines below are indented that a block of text could take in; see {@link silenceBelow}. */
  readonly below: number;
  /** Whether the file ends after what is new, without a line break. */
  readonly endsFile: boolean;
}

/** What decides how a text is written: the texts beside it, its file, its source, and the file of that. */
function habitsFor(
  value: string,
  like: TreeNode | undefined,
  { style, source, near }: YamlLayout,
): readonly QuoteHabit[] {
  const [own = new Map(), ...others] = style.habits;
  const quote = like && source && quoteOf(source.text, like);
  return [near, own, ...(quote === undefined ? [] : [habitLike(value, quote)]), ...others];
}
