import type { Cooperative } from '../../../cooperative.ts';
import { MemberList } from '../../tree/memberList.ts';
import type { TreeNode } from '../../tree/node.ts';
import type { YamlBlock } from '../yamlDocument.ts';
import { FlowReader } from './flowReader.ts';
import { type Key, colonBehind, readKey } from './keys.ts';
import { LeafReader } from './leafReader.ts';
import { joinedProperties, type Properties, readProperties } from './properties.ts';
import { type YamlCursor, isCommentLine } from '../yamlCursor.ts';
import type { YamlNodes } from './yamlNodes.ts';

const membersPerStep = 1_000;

/** Where a node is. */
interface Place {
  /** The indentation of what holds it; -1 for the root. */
  readonly outer: number;
  /** Whether the lines of a mapping or a sequence may begin after the indicator, on the same line. */
  readonly compact: boolean;
  /** Whether a sequence may be indented no further than what holds it. */
  readonly dashes: boolean;
}

/** Reads mappings and sequences that are written in lines, and all that is in them. */
export class BlockReader {
  private readonly cursor: YamlCursor;
  private readonly nodes: YamlNodes;
  private readonly flow: FlowReader;
  private readonly leaves: LeafReader;
  private count = 0;

  constructor(cursor: YamlCursor, nodes: YamlNodes) {
    this.cursor = cursor;
    this.nodes = nodes;
    this.flow = new FlowReader(cursor, nodes);
    this.leaves = new LeafReader(cursor, nodes);
  }

  /** @param isMarked whether three dashes are before it on the same line */
  root(isMarked: boolean): Cooperative<TreeNode> {
    return this.node({ outer: -1, compact: !isMarked, dashes: false });
  }

  /** What is after an indicator, or in the lines below. */
  private *node(place: Place): Cooperative<TreeNode> {
    const { cursor } = this;
    const sign = cursor.at;
    let props: Properties | undefined;
    for (let below = false; ;) {
      below = cursor.skipToText() || below;
      if (cursor.atEnd || cursor.atMarker || (below && !this.isInside(place)))
        return this.leaves.nothing(place.outer, props?.end ?? sign, props);
      const { tabbed } = cursor;
      const own = readProperties(cursor);
      if (!own || !cursor.atLineEnd) {
        const mayStart = (place.compact || below) && !tabbed;
        const start = mayStart ? this.startOf(place, below, own, props) : undefined;
        return yield* this.content(place, start, own, props);
      }
      props = joinedProperties(cursor, props, own);
    }
  }

  private isInside({ outer, dashes }: Place): boolean {
    const { indent } = this.cursor;
    return indent > outer || (dashes && indent === outer && this.cursor.atSign('-'));
  }

  private startOf(
    { outer }: Place,
    below: boolean,
    own: Properties | undefined,
    props: Properties | undefined,
  ): BlockStart {
    const { at, lineStart } = this.cursor;
    const offset = own?.offset ?? at;
    return { offset, column: offset - lineStart, outer, behindSign: !below && outer >= 0, props };
  }

  /**
   * @param start undefined where no mapping and no sequence may begin
   * @param own anchor and tag on the line of the content, which may be those of its first key
   * @param props anchor and tag on a line above
   */
  private *content(
    place: Place,
    start: BlockStart | undefined,
    own: Properties | undefined,
    props: Properties | undefined,
  ): Cooperative<TreeNode> {
    const { cursor } = this;
    const isDash = cursor.atSign('-');
    if (isDash || cursor.atSign('?')) {
      if (!start || own) return cursor.fail('a mapping or a sequence that cannot begin here');
      return isDash ? yield* this.sequence(start) : yield* this.mapping(start, undefined);
    }
    const key = start && readKey(cursor, this.nodes, own);
    if (start && key) return yield* this.mapping(start, key);
    const char = cursor.text[cursor.at];
    return char === '[' || char === '{'
      ? yield* this.flowValue(place, start, own, props)
      : this.leaves.read(place.outer, joinedProperties(cursor, props, own));
  }

  private *flowValue(
    { outer }: Place,
    start: BlockStart | undefined,
    own: Properties | undefined,
    props: Properties | undefined,
  ): Cooperative<TreeNode> {
    const { cursor, nodes } = this;
    const { at: offset } = cursor;
    const container = yield* this.flow.collection(own);
    const key = start && colonBehind(cursor, { offset, end: container.end, name: undefined });
    if (start && key) return yield* this.mapping(start, key);
    this.leaves.finishLine();
    const empty = nodes.asEmptyContainer(container, { outer, next: this.leaves.end });
    return nodes.tagged(empty, joinedProperties(cursor, props, own));
  }

  /** @param first its first key, where that was read already */
  private *mapping(start: BlockStart, first: Key | undefined): Cooperative<TreeNode> {
    const { cursor, nodes } = this;
    const { offset, column, props } = start;
    const list = new MemberList();
    const merges: TreeNode[] = [];
    const ends: number[] = [];
    nodes.enter(props, offset);
    let key = first;
    do {
      if (++this.count % membersPerStep === 0) yield;
      yield* this.entry(column, key, list, merges);
      ends.push(this.leaves.end);
      key = undefined;
    } while (this.continues(column));
    nodes.leave();
    const block = blockFrom(cursor, start, ends);
    const container = nodes.container('object', { offset, end: this.leaves.end }, list, block);
    if (merges.length > 0) nodes.merge(container, merges);
    return nodes.tagged(container, props);
  }

  private *entry(
    column: number,
    first: Key | undefined,
    list: MemberList,
    merges: TreeNode[],
  ): Cooperative<void> {
    const { cursor, nodes } = this;
    if (!first && cursor.atSign('?')) return yield* this.explicitEntry(column, list, merges);
    const own = first ? undefined : readProperties(cursor);
    const key = first ?? readKey(cursor, nodes, own) ?? (yield* this.flowKey());
    const { offset, end: nameEnd, name } = key;
    const value =
      this.leaves.textBehindColon(column) ??
      (yield* this.node({ outer: column, compact: false, dashes: true }));
    const member = { name: name ?? '<<', offset, nameEnd, value, comma: undefined };
    if (key.isMerge) merges.push(value);
    if (name === undefined || key.isMerge) list.addNameless(nodes.member(member));
    else list.add(nodes.member(member));
  }

  /** A container as a key, which no program that shows messages knows. */
  private *flowKey(): Cooperative<Key> {
    const { cursor } = this;
    const { at: offset } = cursor;
    if (!'[{'.includes(cursor.text[offset] ?? ' ')) cursor.fail('expected a key and a colon');
    const { end } = yield* this.flow.collection(undefined);
    return colonBehind(cursor, { offset, end, name: undefined }) ?? cursor.fail('expected a colon');
  }

  private *explicitEntry(column: number, list: MemberList, merges: TreeNode[]): Cooperative<void> {
    const { cursor, nodes } = this;
    const place = { outer: column, compact: true, dashes: true };
    cursor.pass(1);
    const key = yield* this.node(place);
    const { offset, end: nameEnd } = key;
    let value: TreeNode | undefined;
    if (this.continues(column) && cursor.atSign(':')) {
      cursor.pass(1);
      value = yield* this.node(place);
    }
    value ??= nodes.opaque({ offset: nameEnd, end: nameEnd });
    const isMerge = cursor.text.slice(offset, nameEnd) === '<<';
    if (isMerge) merges.push(value);
    const name = isMerge ? undefined : nodes.nameOf(key);
    const member = nodes.member({ name: name ?? '<<', offset, nameEnd, value, comma: undefined });
    if (name === undefined) list.addNameless(member);
    else list.add(nodes.explicitly(member));
  }

  private *sequence(start: BlockStart): Cooperative<TreeNode> {
    const { cursor, nodes } = this;
    const { offset, column, props } = start;
    const list = new MemberList();
    const ends: number[] = [];
    nodes.enter(props, offset);
    do {
      if (++this.count % membersPerStep === 0) yield;
      cursor.pass(1);
      const value = yield* this.node({ outer: column, compact: true, dashes: false });
      const name = list.members.length;
      const { offset } = value;
      list.add(nodes.member({ name, offset, nameEnd: offset, value, comma: undefined }));
      ends.push(this.leaves.end);
    } while (this.continues(column) && cursor.atSign('-'));
    nodes.leave();
    const block = blockFrom(cursor, start, ends);
    const container = nodes.container('array', { offset, end: this.leaves.end }, list, block);
    return nodes.tagged(container, props);
  }

  /** Whether the next line with text is indented as far. */
  private continues(column: number): boolean {
    const { cursor } = this;
    cursor.skipToText();
    if (cursor.atEnd || cursor.atMarker || cursor.indent < column) return false;
    if (cursor.indent > column || cursor.tabbed) cursor.fail('unexpected indentation');
    return true;
  }
}

/** Where a mapping or a sequence begins that is written in lines. */
interface BlockStart {
  readonly offset: number;
  readonly column: number;
  /** The indentation of what holds it; -1 for the root. */
  readonly outer: number;
  /** Whether an indicator is before it on the same line. */
  readonly behindSign: boolean;
  /** Anchor and tag of the whole. */
  readonly props: Properties | undefined;
}

/** @param ends of its members */
function blockFrom(
  cursor: YamlCursor,
  { offset, column, outer, behindSign }: BlockStart,
  ends: readonly number[],
): YamlBlock {
  const line = offset - column;
  return {
    indent: column,
    outer: outer < 0 ? undefined : outer,
    behindDash: behindSign,
    start: behindSign ? line : lineAbove(cursor, line),
    ends,
  };
}

/** Where the comments directly above a line start, unless they are the head of the file. */
function lineAbove(cursor: YamlCursor, line: number): number {
  let start = line;
  for (;;) {
    const previous = cursor.lineBefore(start);
    if (previous === undefined || !isCommentLine(cursor.text, previous)) break;
    start = previous;
  }
  return cursor.lineBefore(start) === undefined ? line : start;
}
