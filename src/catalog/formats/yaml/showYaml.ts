import { inSourceOrder } from '../tree/insertion.ts';
import type { NewContainer, NewValue } from '../tree/newMembers.ts';
import { isContainer, type TreeContainer, type TreeNode, memberOf } from '../tree/node.ts';
import { quoteYaml } from './yamlScalar.ts';
import type { YamlStyle } from './yamlStyle.ts';

/** What new lines are made after. */
export interface YamlLayout {
  readonly style: YamlStyle;
  /** The text of the source, which spells its keys: `404` and `"404"` are two keys to some programs. */
  readonly source: string | undefined;
  /** The block of text at the end that no line may follow. */
  readonly open: TreeNode | undefined;
}

/** The lines of a new member. `model` is the container of the source that has the member: its order is followed. */
export function memberLines(
  name: string | number,
  value: NewValue,
  model: TreeContainer | undefined,
  indent: number,
  layout: YamlLayout,
): readonly string[] {
  const counterpart = memberOf(model, name);
  const inner = isContainer(counterpart?.value) ? counterpart.value : undefined;
  const pad = ' '.repeat(indent);
  if (typeof name === 'number') return elementLines(value, inner, pad, layout);
  const known = counterpart && layout.source?.slice(counterpart.offset, counterpart.nameEnd);
  const label = `${pad}${known ?? quoteYaml(name, 'plain')}:`;
  if (typeof value === 'string' || value.members.size === 0) return [withWord(label, value)];
  const step = value.kind === 'array' ? layout.style.dashes : layout.style.unit;
  return [label, ...containerLines(value, inner, indent + step, layout)];
}

function elementLines(
  value: NewValue,
  model: TreeContainer | undefined,
  pad: string,
  layout: YamlLayout,
): readonly string[] {
  if (typeof value === 'string' || value.members.size === 0) return [withWord(`${pad}-`, value)];
  const inner = pad.length + 2;
  const lines = containerLines(value, model, inner, layout);
  if (value.kind === 'array') return [`${pad}-`, ...lines];
  return lines.map((line, place) => (place === 0 ? `${pad}- ${line.slice(inner)}` : line));
}

/** A scalar or an empty container behind its colon or dash; a null may have no word at all. */
function withWord(sign: string, value: NewValue): string {
  const empty = { object: '{}', array: '[]' } as const;
  const word = typeof value === 'string' ? value : empty[value.kind];
  return word === '' ? sign : `${sign} ${word}`;
}

function containerLines(
  { members }: NewContainer,
  model: TreeContainer | undefined,
  indent: number,
  layout: YamlLayout,
): readonly string[] {
  return inSourceOrder(members, model).flatMap((name) =>
    memberLines(name, members.get(name) ?? '', model, indent, layout),
  );
}
