import { inSourceOrder, type NewContainer, type NewValue } from '../json/jsonGrowth.ts';
import { isContainer, type JsonContainer, memberOf } from '../json/jsonNode.ts';
import { quoteYaml } from './yamlScalar.ts';
import type { YamlStyle } from './yamlStyle.ts';

/** The lines of new members, in the order of the source's container `model`. */
export function showYaml(
  { members }: NewContainer,
  model: JsonContainer | undefined,
  indent: number,
  style: YamlStyle,
): string[] {
  return inSourceOrder(members, model).flatMap((name) => {
    const value = members.get(name) ?? '';
    const inner = memberOf(model, name)?.value;
    const counterpart = isContainer(inner) ? inner : undefined;
    return typeof name === 'number'
      ? elementLines(value, counterpart, indent, style)
      : entryLines(name, value, counterpart, indent, style);
  });
}

function entryLines(
  name: string,
  value: NewValue,
  model: JsonContainer | undefined,
  indent: number,
  style: YamlStyle,
): string[] {
  const label = `${' '.repeat(indent)}${quoteYaml(name, 'plain')}:`;
  if (typeof value === 'string') return [`${label} ${value}`];
  const step = value.kind === 'array' ? style.dashes : style.unit;
  return [label, ...showYaml(value, model, indent + step, style)];
}

function elementLines(
  value: NewValue,
  model: JsonContainer | undefined,
  indent: number,
  style: YamlStyle,
): string[] {
  const dash = `${' '.repeat(indent)}-`;
  if (typeof value === 'string') return [`${dash} ${value}`];
  const lines = showYaml(value, model, indent + 2, style);
  if (value.kind === 'array') return [dash, ...lines];
  return lines.map((line, place) => (place === 0 ? `${dash} ${line.trimStart()}` : line));
}
