import { isContainer, type TreeContainer, memberOf } from '../tree/node.ts';
import { inSourceOrder } from '../tree/insertion.ts';
import { isNewContainer, type NewContainer, type NewValue } from '../tree/newMembers.ts';
import { quoteJson } from './jsonEscapes.ts';
import { hasLineBreak } from '../tree/flowStyle.ts';
import type { JsonText } from './jsonText.ts';

/**
 * A new member in the style of `target`. `indent` is the indentation of the line it is in; undefined keeps it on one
 * line. `model` is the container of the source that has the member: its order and layout are followed.
 */
export function showMember(
  name: string | number,
  value: NewValue,
  { target, source, indent, model }: Surroundings,
): string {
  const label = typeof name === 'number' ? '' : quoteJson(name, target.habit) + target.style.colon;
  if (typeof value === 'string') return label + value;
  if (!isNewContainer(value)) return label + quoteJson(value.value, target.habit);
  const inner = memberOf(model, name)?.value;
  const counterpart = isContainer(inner) ? inner : undefined;
  const onOneLine = indent === undefined || isOneLine(counterpart, source);
  const layout = { target, source, indent: onOneLine ? undefined : indent, model: counterpart };
  return label + showContainer(value, layout);
}

/** What a new member is written for and after. */
interface Surroundings {
  readonly target: JsonText;
  readonly source: JsonText | undefined;
  readonly indent: string | undefined;
  readonly model: TreeContainer | undefined;
}

function showContainer({ kind, members }: NewContainer, around: Surroundings): string {
  const { style } = around.target;
  const { indent, model } = around;
  const [open, close] = kind === 'object' ? '{}' : '[]';
  const inner = indent === undefined ? undefined : indent + (style.unit ?? '');
  const shown = inSourceOrder(members, model).map((name) =>
    showMember(name, members.get(name) ?? '', { ...around, indent: inner }),
  );
  if (shown.length === 0) return `${open}${close}`;
  if (inner === undefined) {
    const padding = style.padding[kind];
    return open + padding + shown.join(`,${style.gap}`) + padding + close;
  }
  const lines = shown.join(`,${style.eol}${inner}`) + (style.trailingComma ? ',' : '');
  return open + style.eol + inner + lines + style.eol + (indent ?? '') + close;
}

/** A container that the source keeps on one line, although it breaks lines elsewhere. */
function isOneLine(node: TreeContainer | undefined, source: JsonText | undefined): boolean {
  if (!node || source?.style.unit === undefined) return false;
  return !hasLineBreak(source.text.slice(node.offset, node.end));
}
