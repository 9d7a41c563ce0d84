import { type Cooperative, forEachInSteps } from '../../../cooperative.ts';
import type { Edit } from '../../../edit.ts';
import { keyId } from '../../format.ts';
import { insertionPoints } from '../../insertionPoints.ts';
import { lineInsertion, endsOpen } from '../../lineInsertion.ts';
import { refuse } from '../../refuse.ts';
import type { Copy } from '../../tree/completeArrays.ts';
import { gapEdits, separatorOf } from '../../tree/flowGap.ts';
import { insertionsOf } from '../../tree/insertion.ts';
import {
  type TreeContainer,
  type TreeNode,
  type Addition,
  containerKind,
  isContainer,
  type MemberReader,
  type NewMembers,
  type Insertion,
} from '../../tree/node.ts';
import { silenceBelow } from '../yamlCursor.ts';
import type { YamlDocument, NullContainers, YamlBlock } from '../yamlDocument.ts';
import type { Found } from '../yamlMessages.ts';
import { placeBehind } from './openBlock.ts';
import { quoteHabit } from './quoteHabit.ts';
import { memberLines, flowMember, type YamlLayout } from './showYaml.ts';
import { type YamlStyle, type EditAboveBlanks, isPlain, withoutTabs } from './yamlStyle.ts';

/** A part of a YAML text that members are inserted into. */
interface Holder {
  readonly text: string;
  readonly document: YamlDocument;
  readonly root: TreeContainer;
  /** The text at the end of the file, where that has no line break. */
  readonly open: TreeNode | undefined;
}

/**
 * The edits that insert members, in any order.
 *
 * @throws {ResourceFileError} `shape` where a block of text at the end would need a line break
 */
export function* insertedMembers(
  { text, document, root, open }: Holder,
  additions: readonly Addition[],
  {
    style,
    model,
    copy,
  }: {
    readonly style: YamlStyle;
    readonly model?: Pick<Holder, 'text' | 'document' | 'root'> | undefined;
    readonly copy?: Copy | undefined;
  },
): Cooperative<EditAboveBlanks[]> {
  const insertions = yield* insertionsOf({ text, root }, model?.root, additions, copy);
  // Where a mapping and the last thing in it end on the same line, what goes inside comes first.
  insertions.sort((a, b) => b.container.offset - a.container.offset);
  const layout = { style, source: model, open, near: new Map(), below: -1, endsFile: false };
  const edits: EditAboveBlanks[] = [];
  for (const insertion of insertions) {
    for (const edit of yield* yamlInsertions(text, document, insertion, layout)) edits.push(edit);
  }
  if (open && edits.some(({ offset }) => offset === text.length))
    refuse('shape', 'a block of text at the end that needs a line break', text, open.offset);
  return edits;
}

/** The nulls in lines that additions are to be in, where the source has a mapping or a sequence. */
export function nullsToFill(
  { nulls, blocks }: YamlDocument,
  found: ReadonlyMap<string, Found>,
  additions: readonly Addition[],
): NullContainers {
  const nullContainers = new Map<number, TreeContainer['kind']>();
  if (nulls.size === 0) return nullContainers;
  for (const { path } of additions) {
    for (const [depth, step] of path.entries()) {
      const place = depth > 0 ? found.get(keyId(path.slice(0, depth)))?.place : undefined;
      if (place?.node.kind === 'scalar' && blocks.has(place.container))
        nullContainers.set(place.node.offset, containerKind(step));
    }
  }
  return nullContainers;
}

/**
 * Copies values: texts as such, since their lines are indented for where they are, everything else as the file spells
 * it, and what aliases stand for in their places. There is no copy where a string is a text to translate, and none of what
 * is spelled on several lines or would name what the target does not have.
 */
export function copyFrom(
  { text, members: reader }: { readonly text: string; readonly members: MemberReader },
  translatable: (text: string) => boolean,
): Copy {
  return function copy(node) {
    if (node.kind === 'string')
      return translatable(node.value) ? undefined : { kind: 'text', value: node.value };
    if (!isContainer(node)) {
      const encoded = text.slice(node.offset, node.end);
      return /[\r\n]|^\*/.test(encoded) ? undefined : encoded;
    }
    const members: NewMembers = new Map();
    for (const { name, value } of reader.of(node)) {
      const copied = copy(value);
      if (copied === undefined) return undefined;
      members.set(name, copied);
    }
    return { kind: node.kind, members };
  };
}

/** The edits that put new members into one container, where the order of the source puts them. */
function* yamlInsertions(
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
