import type { Cooperative } from '../../../cooperative.ts';
import { MemberList } from '../../tree/memberList.ts';
import type { TreeContainer, TreeNode } from '../../tree/node.ts';
import { isFlowSign, readFlowScalar } from './flowScalars.ts';
import { readAlias } from './keys.ts';
import { type Properties, readProperties } from './properties.ts';
import { isBlankOrEnd, type YamlCursor } from '../yamlCursor.ts';
import type { YamlNodes } from './yamlNodes.ts';

const inFlow = { outer: -1, inFlow: true };
const membersPerStep = 1_000;

/** Reads what is in brackets and braces, over as many lines as it has. */
export class FlowReader {
  private readonly cursor: YamlCursor;
  private readonly nodes: YamlNodes;
  private count = 0;

  constructor(cursor: YamlCursor, nodes: YamlNodes) {
    this.cursor = cursor;
    this.nodes = nodes;
  }

  /** The collection whose bracket or brace is at the cursor. */
  *collection(props: Properties | undefined): Cooperative<TreeContainer> {
    const { cursor, nodes } = this;
    const offset = cursor.at;
    const kind = cursor.text[offset] === '{' ? 'object' : 'array';
    const close = kind === 'object' ? '}' : ']';
    const list = new MemberList();
    const merges: TreeNode[] = [];
    nodes.enter(props, offset);
    cursor.pass(1);
    this.toText();
    while (cursor.text[cursor.at] !== close) {
      if (++this.count % membersPerStep === 0) yield;
      if (kind === 'array') yield* this.element(list);
      else yield* this.entry(list, merges);
      if (list.members.at(-1)?.comma === undefined && cursor.text[cursor.at] !== close)
        cursor.fail(`expected "," or "${close}"`);
    }
    cursor.pass(1);
    nodes.leave();
    const container = nodes.container(kind, { offset, end: cursor.at }, list);
    if (merges.length > 0) nodes.merge(container, merges);
    return container;
  }

  private *entry(list: MemberList, merges: TreeNode[]): Cooperative<void> {
    const { cursor, nodes } = this;
    const start = cursor.at;
    const isExplicit = this.passQuestion();
    const key = yield* this.node();
    const isMerge = cursor.text.slice(key.offset, key.end) === '<<';
    const value = yield* this.valueOf(key, isExplicit);
    const name = isMerge ? undefined : nodes.nameOf(key);
    // New members go before the first one or after the value of another, where no key indicator may be.
    const offset = list.members.length === 0 ? start : key.offset;
    const member = { name: name ?? '<<', offset, nameEnd: key.end, value, comma: this.comma() };
    if (isMerge) merges.push(value);
    if (name === undefined) list.addNameless(nodes.member(member));
    else list.add(nodes.member(member));
  }

  private *element(list: MemberList): Cooperative<void> {
    const { cursor, nodes } = this;
    const offset = cursor.at;
    const isExplicit = this.passQuestion();
    const first = yield* this.node();
    const isPair = isExplicit || this.atColon(first);
    const value = isPair ? yield* this.pair(first, isExplicit) : first;
    if (!isPair && cursor.at === offset) cursor.fail('expected a value');
    const member = { offset, nameEnd: offset, value, comma: this.comma() };
    list.add(nodes.member({ ...member, name: list.members.length }));
  }

  /** A mapping of one member that has no braces of its own. */
  private *pair(key: TreeNode, isExplicit: boolean): Cooperative<TreeNode> {
    const { nodes } = this;
    const value = yield* this.valueOf(key, isExplicit);
    const list = new MemberList();
    const name = nodes.nameOf(key);
    const { offset, end: nameEnd } = key;
    const member = nodes.member({ name: name ?? '<<', offset, nameEnd, value, comma: undefined });
    if (name === undefined) list.addNameless(member);
    else list.add(member);
    const container = nodes.container('object', { offset, end: value.end }, list);
    nodes.lock(container);
    return container;
  }

  /** What is after the colon, if there is one. */
  private *valueOf(key: TreeNode, isExplicit: boolean): Cooperative<TreeNode> {
    const { cursor, nodes } = this;
    const { end } = key;
    if (!this.atColon(key)) {
      if (end === key.offset && !isExplicit) cursor.fail('expected a value');
      return nodes.opaque({ offset: end, end });
    }
    cursor.pass(1);
    const sign = cursor.at;
    this.toText();
    if (isFlowSign(cursor.text[cursor.at]) && !this.atOpening)
      return nodes.nothing({ offset: sign, end: sign }, undefined);
    return yield* this.node();
  }

  private *node(): Cooperative<TreeNode> {
    const { cursor, nodes } = this;
    const props = readProperties(cursor);
    if (props) this.toText();
    const offset = cursor.at;
    if (this.atOpening) {
      const container = yield* this.collection(props);
      this.toText();
      return nodes.tagged(container, props);
    }
    const node = this.leaf(offset, props);
    this.toText();
    return node;
  }

  private leaf(offset: number, props: Properties | undefined): TreeNode {
    const { cursor, nodes } = this;
    const alias = readAlias(cursor, nodes, props);
    if (alias) return alias;
    const scalar = readFlowScalar(cursor, inFlow);
    const at = props?.end ?? offset;
    return scalar ? nodes.scalar(scalar, props) : nodes.nothing({ offset: at, end: at }, props);
  }

  private get atOpening(): boolean {
    const char = this.cursor.text[this.cursor.at];
    return char === '[' || char === '{';
  }

  /** After quotes and brackets a colon needs no space. */
  private atColon({ offset, end }: TreeNode): boolean {
    const { text, at } = this.cursor;
    if (text[at] !== ':') return false;
    const next = at + 1;
    const closes = end > offset && '"\'}]'.includes(text[end - 1] ?? '');
    return closes || isBlankOrEnd(text.charCodeAt(next)) || isFlowSign(text[next]);
  }

  private passQuestion(): boolean {
    if (!this.cursor.atSign('?')) return false;
    this.cursor.pass(1);
    this.toText();
    return true;
  }

  private comma(): number | undefined {
    const { cursor } = this;
    if (cursor.text[cursor.at] !== ',') return undefined;
    const offset = cursor.at;
    cursor.pass(1);
    this.toText();
    return offset;
  }

  /** The end of a document ends everything. */
  private toText(): void {
    const { cursor } = this;
    cursor.skipToText();
    if (cursor.atEnd || cursor.atMarker) cursor.fail('expected the closing bracket or brace');
  }
}
