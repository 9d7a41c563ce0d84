import type { MemberList } from '../../tree/memberList.ts';
import {
  isContainer,
  type TreeContainer,
  type TreeMember,
  type TreeNode,
  type TreeString,
} from '../../tree/node.ts';
import { refuse } from '../../refuse.ts';
import { type Properties, type TagKind, tagKind } from './properties.ts';
import {
  type NullContainers,
  type Merge,
  type YamlBlock,
  type YamlDocument,
  isNull,
  isString,
  type YamlQuote,
} from '../yamlDocument.ts';

interface Span {
  readonly offset: number;
  readonly end: number;
}

interface ReadScalar extends Span {
  readonly value: string;
  readonly quote: YamlQuote;
}

/** What holds a value that is written in lines, where an empty one may give its place to lines. */
export interface Holder {
  /** The indentation; -1 for the root. */
  readonly outer: number;
  /** Where the next line starts. */
  readonly next: number;
}

const depthLimit = 200;

/** Makes the nodes of a document as they are read, and keeps what is known of each. */
export class YamlNodes {
  /** What `%TAG` lines put in the place of handles. */
  readonly prefixes = new Map<string, string>();
  private readonly text: string;
  private readonly nullContainers: NullContainers;
  private readonly blocks = new Map<TreeContainer, YamlBlock>();
  private readonly texts: TreeString[] = [];
  private readonly nulls = new Set<TreeNode>();
  private readonly aliases = new Map<TreeNode, TreeNode>();
  private readonly merges = new Map<TreeContainer, readonly Merge[]>();
  private readonly locked = new Set<TreeNode>();
  private readonly explicit = new Set<TreeMember>();
  /** Nothing for one that is not read to its end. */
  private readonly anchors = new Map<string, TreeNode | undefined>();
  private readonly anchorSpans: Span[] = [];
  private depth = 0;

  constructor(text: string, nullContainers: NullContainers) {
    this.text = text;
    this.nullContainers = nullContainers;
  }

  document(root: TreeContainer): YamlDocument {
    const { blocks, texts, nulls, merges, locked, explicit, anchorSpans: anchors } = this;
    return { root, blocks, texts, nulls, merges, locked, explicit, anchors };
  }

  /** Text, or another value that looks like text: a number, a truth value, nothing. */
  scalar(read: ReadScalar, props: Properties | undefined, holder?: Holder): TreeNode {
    const { offset, end, value, quote } = read;
    const as = this.tagKind(props);
    const isText = as === undefined ? quote !== 'plain' || isString(value) : as !== 'other';
    if (as === undefined && quote === 'plain' && isNull(value))
      return this.nothing(read, props, holder);
    if (!isText || as === 'object' || as === 'array') return this.opaque(read, props);
    const node: TreeString = { kind: 'string', offset, end, value };
    this.texts.push(node);
    return this.anchored(node, props);
  }

  /** A null: a word that says so, or no word at all. One in lines may become a container that has members. */
  nothing(span: Span, props: Properties | undefined, holder?: Holder): TreeNode {
    const as = this.tagKind(props);
    if (as === 'string' || as === 'any')
      return this.scalar({ ...span, value: '', quote: 'plain' }, props);
    const kind = as === undefined && holder ? this.nullContainers.get(span.offset) : undefined;
    if (kind !== undefined && holder)
      return this.anchored(this.emptyContainer(kind, span, holder), props);
    const node = this.opaque(span, props);
    if (as === undefined) this.nulls.add(node);
    return node;
  }

  /** A value that is neither read nor written. */
  opaque({ offset, end }: Span, props?: Properties): TreeNode {
    return this.anchored({ kind: 'scalar', offset, end }, props);
  }

  /** A container without members whose place lines may take, with the whitespace in front of it. */
  private emptyContainer(
    kind: TreeContainer['kind'],
    { offset, end }: Span,
    { outer, next }: Holder,
  ): TreeContainer {
    const node: TreeContainer = { kind, offset, end, members: [], named: new Map() };
    const start = offset === end ? offset : behindText(this.text, offset);
    const place = outer < 0 ? { indent: 0, outer: undefined } : { indent: undefined, outer };
    const emptyValue = { offset: start, end };
    this.blocks.set(node, { ...place, behindDash: false, start: next, ends: [], emptyValue });
    return node;
  }

  /** Lets lines take the place of empty brackets or braces. */
  asEmptyContainer(container: TreeContainer, holder: Holder): TreeContainer {
    const { kind, offset, end } = container;
    const isBlank = /^[ \t]*$/.test(this.text.slice(offset + 1, end - 1));
    return container.members.length === 0 && isBlank
      ? this.emptyContainer(kind, container, holder)
      : container;
  }

  /** The container that a document is. A null is an empty one; `end` is where its document ends. */
  rootOf(node: TreeNode, end: number): TreeContainer | undefined {
    if (isContainer(node)) return node;
    return this.nulls.has(node)
      ? this.emptyContainer('object', node, { outer: -1, next: end })
      : undefined;
  }

  container(
    kind: TreeContainer['kind'],
    { offset, end }: Span,
    list: MemberList,
    block?: YamlBlock,
  ): TreeContainer {
    const { members, named, repeated } = list;
    const node = { kind, offset, end, members, named, ...(repeated && { repeated }) };
    if (block) this.blocks.set(node, block);
    return node;
  }

  /** The container as the tag in front of it has it; within the root, one with a tag of its own is left to the programs that know it. */
  tagged(node: TreeContainer, props: Properties | undefined): TreeNode {
    const as = this.tagKind(props);
    const isKnown = as === undefined || as === 'any' || as === node.kind || this.depth === 0;
    return isKnown ? this.anchored(node, props) : this.opaque(node, props);
  }

  /** @throws {ResourceFileError} `syntax` when nothing has that name */
  alias(name: string, span: Span): TreeNode {
    if (!this.anchors.has(name)) refuse('syntax', `no anchor ${name}`, this.text, span.offset);
    const node = this.opaque(span);
    const meant = this.anchors.get(name);
    if (!meant) return node;
    this.aliases.set(node, meant);
    this.locked.add(meant);
    return node;
  }

  /** A member with what its value stands for, if that is an alias. */
  member(member: TreeMember): TreeMember {
    const meant = this.aliases.get(member.value);
    return meant ? { ...member, meant } : member;
  }

  /** @param values after `<<`: an alias, a mapping, or a sequence of these */
  merge(container: TreeContainer, values: readonly TreeNode[]): void {
    const nodes = values.flatMap((value) =>
      value.kind === 'array' ? value.members.map((member) => member.value) : [value],
    );
    this.merges.set(
      container,
      nodes.map((node) => ({ mapping: this.meant(node), through: node })),
    );
  }

  private meant(node: TreeNode): TreeNode {
    return this.aliases.get(node) ?? node;
  }

  lock(node: TreeNode): void {
    this.locked.add(node);
  }

  explicitly(member: TreeMember): TreeMember {
    this.explicit.add(member);
    return member;
  }

  /** What a key says; undefined for a container, for none at all, and for what only programs know. */
  nameOf(key: TreeNode): string | undefined {
    const meant = this.meant(key);
    if (meant.kind === 'string') return meant.value;
    const word = meant.kind === 'scalar' ? this.text.slice(meant.offset, meant.end) : '';
    return /^(?:$|["'|>])/.test(word) ? undefined : word;
  }

  /** Goes into a container; its anchor has a name from here on. */
  enter(props: Properties | undefined, offset: number): void {
    this.depth += 1;
    if (this.depth > depthLimit) refuse('limit', 'more than 200 levels', this.text, offset);
    if (props?.anchor !== undefined) this.anchors.set(props.anchor, undefined);
  }

  leave(): void {
    this.depth -= 1;
  }

  private tagKind(props: Properties | undefined): TagKind | undefined {
    return props?.tag === undefined ? undefined : tagKind(props.tag, this.prefixes);
  }

  private anchored<T extends TreeNode>(node: T, props: Properties | undefined): T {
    if (props?.anchor === undefined) return node;
    const offset = props.anchorStart ?? props.offset;
    this.anchors.set(props.anchor, node);
    this.anchorSpans.push({ offset, end: offset + 1 + props.anchor.length });
    return node;
  }
}

/** Where the whitespace starts that is before an offset. */
function behindText(text: string, offset: number): number {
  let start = offset;
  while (/[ \t\r\n]/.test(text[start - 1] ?? '')) start -= 1;
  return start;
}
