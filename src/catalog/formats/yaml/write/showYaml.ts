import { isNewContainer, type NewContainer, type NewValue } from '../../tree/newMembers.ts';
import { inSourceOrder } from '../../tree/insertion.ts';
import { isContainer, readValue, type TreeContainer, type TreeNode } from '../../tree/node.ts';
import { newKey } from './newKey.ts';
import { pickQuote } from './quoteHabit.ts';
import { flowContainer, isOneLine } from './showFlow.ts';
import { showText } from './showText.ts';
import { habitsFor, type YamlLayout } from './yamlLayout.ts';

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
