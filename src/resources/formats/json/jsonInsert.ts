import type { Edit } from '../../edit.ts';
import type { Cooperative } from '../../cooperative.ts';
import { type KeepTogether, insertionPoints } from '../insertionPoints.ts';
import type { Copy } from '../tree/completeArrays.ts';
import { gapEdits, separatorOf } from '../tree/flowGap.ts';
import { colonOf, hasLineBreak } from '../tree/flowStyle.ts';
import { insertionsOf, inSourceOrder } from '../tree/insertion.ts';
import {
  type TreeContainer,
  isContainer,
  memberOf,
  type Addition,
  type Insertion,
  isNewContainer,
  type NewContainer,
  type NewValue,
} from '../tree/node.ts';
import type { JsonText } from './jsonDialect.ts';
import { quoteJson } from './jsonEscapes.ts';

/**
 * The edits that add values to `target` where the order of `source` puts them, making missing objects and arrays.
 *
 * @throws {ResourceFileError} `shape` where something else stands in the way
 */
export function* jsonInsertions(
  target: JsonText,
  source: JsonText | undefined,
  additions: readonly Addition[],
  {
    keepTogether,
    copy,
  }: { readonly keepTogether?: KeepTogether | undefined; readonly copy?: Copy | undefined } = {},
): Cooperative<Edit[]> {
  const { text, style } = target;
  const edits: Edit[] = [];
  for (const insertion of yield* insertionsOf(target, source?.root, additions, copy)) {
    const { container, model, members } = insertion;
    const separator = separatorOf(text, insertion, style);
    const colon = colonOf(text, [container]) ?? style.colon;
    const like = { ...target, style: { ...style, colon } };
    const around = { target: like, source, model, indent: separator.indent };
    for (const [place, names] of gapsOf(insertion, keepTogether ?? (() => false))) {
      const shown: string[] = [];
      for (const name of names) {
        shown.push(showMember(name, members.get(name) ?? '', around));
        yield;
      }
      edits.push(...gapEdits(text, place, { container, separator, shown, style }));
    }
  }
  return edits;
}

function gapsOf({ container, model, members }: Insertion, keepTogether: KeepTogether) {
  const names = (from: TreeContainer | undefined) => from?.members.map(({ name }) => name) ?? [];
  return insertionPoints(new Set(members.keys()), names(container), names(model), keepTogether);
}

/**
 * A new member in the style of `target`. `indent` is the indentation of the line it is in; undefined keeps it on one
 * line. `model` is the container of the source that has the member: its order and layout are followed.
 */
function showMember(
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
