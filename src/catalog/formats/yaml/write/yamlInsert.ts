import type { Edit } from '../../../edit.ts';
import { forEachInSteps, type Cooperative } from '../../../cooperative.ts';
import { endsOpen } from '../../../endsOpen.ts';
import { insertionPoints } from '../../insertionPoints.ts';
import { lineInsertion } from '../../lineInsertion.ts';
import { gapEdits } from '../../tree/flowGap.ts';
import { separatorOf } from '../../tree/flowSeparator.ts';
import type { Insertion } from '../../tree/newMembers.ts';
import { isContainer, type TreeContainer, type TreeNode } from '../../tree/node.ts';
import { placeBehind } from './openBlock.ts';
import { quoteHabit } from './quoteHabit.ts';
import { flowMember } from './showFlow.ts';
import { memberLines } from './showYaml.ts';
import { silenceBelow } from '../yamlCursor.ts';
import type { YamlBlock, YamlDocument } from '../yamlDocument.ts';
import { isPlain, withoutTabs, type EditAboveBlanks } from './tabbedBlanks.ts';
import type { YamlLayout } from './yamlLayout.ts';

/** The edits that put new members into one container, where the order of the source puts them. */
export function* yamlInsertions(
  text: string,
  document: YamlDocument,
  insertion: Insertion,
  layout: YamlLayout,
): Cooperative<readonly EditAboveBlanks[]> {
  const { container, model, members } = insertion;
  const block = document.blocks.get(container);
  const edits: EditAboveBlanks[] = [];
  const points = insertionPoints(
    new Set(members.keys()),
    namesOf(container),
    namesOf(model),
    () => false,
  );
  yield;
  for (const [place, names] of points) {
    const around = { ...layout, near: habitAround(text, container, place) };
    const row = { insertion, place, names: inOwnOrder(names, container) };
    if (block) edits.push(yield* lineEdit(text, block, row, around));
    else edits.push(...flowEdits(text, row, around));
  }
  return edits;
}

/** Members of an insertion that go behind the one at a place. */
interface Row {
  readonly insertion: Insertion;
  readonly place: number;
  readonly names: readonly (string | number)[];
}

function* lineEdit(
  text: string,
  block: YamlBlock,
  { insertion: { container, parent, model, members }, place, names }: Row,
  layout: YamlLayout,
): Cooperative<EditAboveBlanks> {
  const { style, open } = layout;
  const step = container.kind === 'object' ? style.unit : style.dashes;
  const indent = block.indent ?? (block.outer ?? 0) + (parent?.kind === 'array' ? 2 : step);
  const lines: string[] = [];
  const offset = placeBehind(block, container, place, open);
  const endsFile = offset === text.length && endsOpen(text);
  const around = { ...layout, below: silenceBelow(text, offset), endsFile };
  yield* forEachInSteps(names, (name) => {
    for (const line of memberLines(name, members.get(name) ?? '', { model, indent }, around))
      lines.push(line);
  });
  const edit = lineInsertion(text, offset, lines, style.eol);
  const isQuoted = /["'\]}]$/.test(lines.at(-1) ?? '');
  const above = plainEnd(text, container.members[place]?.value);
  const blanks = above && isQuoted ? withoutTabs(text, above, offset) : undefined;
  if (blanks) return { ...edit, blanks };
  return inEmptyValue(text, edit, block.emptyValue);
}

/** What is without quotes, where that is what a value is or ends with. */
function plainEnd(text: string, node: TreeNode | undefined): TreeNode | undefined {
  const last = isContainer(node) ? node.members.at(-1)?.value : undefined;
  if (last) return plainEnd(text, last);
  return node && isPlain(text, node) ? node : undefined;
}

function flowEdits(
  text: string,
  { insertion, place, names }: Row,
  layout: YamlLayout,
): readonly Edit[] {
  const { container, model, members } = insertion;
  const { flow } = layout.style;
  const shown = names.map((name) => flowMember(name, members.get(name) ?? '', model, layout));
  const separator = separatorOf(text, insertion, flow);
  return gapEdits(text, place, { container, separator, shown, style: flow });
}

/** What the texts right before and after a place show. */
function habitAround(text: string, { members }: TreeContainer, place: number) {
  const near = members.slice(Math.max(0, place - 3), place + 5);
  return quoteHabit(
    text,
    near.map(({ value }) => value),
  );
}

function namesOf(container: TreeContainer | undefined): (string | number)[] {
  return container?.members.map(({ name }) => name) ?? [];
}

function inOwnOrder(names: readonly (string | number)[], { kind }: TreeContainer) {
  return kind === 'object' ? names : names.toSorted((a, b) => Number(a) - Number(b));
}

/** One edit takes away what stood for the empty container and adds the lines, so that neither is done alone. */
function inEmptyValue(
  text: string,
  { offset, length, text: added }: Edit,
  emptyValue: YamlBlock['emptyValue'],
): Edit {
  if (!emptyValue || emptyValue.offset === emptyValue.end) return { offset, length, text: added };
  const rest = text.slice(emptyValue.end, offset) + added;
  const startsFile = emptyValue.offset === 0 || text[emptyValue.offset - 1] === '\uFEFF';
  return {
    offset: emptyValue.offset,
    length: offset - emptyValue.offset,
    text: startsFile ? rest.replace(/^(?:\r\n|\r|\n)/, '') : rest,
  };
}
