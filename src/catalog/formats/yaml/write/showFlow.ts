import { inSourceOrder } from '../../tree/insertion.ts';
import { isContainer, readValue, type TreeContainer, type TreeNode } from '../../tree/node.ts';
import { isNewContainer, type NewContainer, type NewValue } from '../../tree/newMembers.ts';
import { hasLineBreak } from '../../tree/flowStyle.ts';
import { newKey } from './newKey.ts';
import { pickQuote } from './quoteHabit.ts';
import { showText } from './showText.ts';
import { habitsFor, type YamlLayout } from './yamlLayout.ts';

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
export function flowContainer(
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
export function isOneLine(
  { members }: NewContainer,
  like: TreeNode | undefined,
  { source }: YamlLayout,
): boolean {
  if (members.size === 0) return true;
  if (!source || !isContainer(like) || source.document.blocks.has(like)) return false;
  return !hasLineBreak(source.text.slice(like.offset, like.end));
}
