import { keyId, type KeyPath } from '../../format.ts';
import type { Tree } from '../flowStyle.ts';
import { hasComments } from '../memberComments.ts';
import {
  isContainer,
  isRepeated,
  memberOf,
  readAt,
  type TreeContainer,
  type TreeMember,
  type TreeNode,
} from '../node.ts';

/** The messages of a change, by `keyId`. */
interface TakenBack {
  /** Those that were added, the root locale key among their steps. */
  readonly ids: ReadonlySet<string>;
  /** Those that had another text before, and have it again. */
  readonly renewed: ReadonlySet<string>;
}

/** What goes from a tree when messages do that were added to it. */
export class AddedMembers {
  readonly gone = new Set<TreeMember>();
  /** Members that stay, and what they had: a null, or another declaration. */
  readonly earlier = new Map<TreeMember, TreeNode>();
  private readonly tree: Tree;
  private readonly messages: TakenBack;
  private readonly source: Tree | undefined;

  /** @param source what is no text came along from it; without it, nobody knows */
  constructor(tree: Tree, messages: TakenBack, source: Tree | undefined) {
    this.tree = tree;
    this.messages = messages;
    this.source = source;
  }

  /** Finds what goes from a container, and says whether nothing that stays is left in it. */
  find(container: TreeContainer, before: TreeNode | undefined, path: KeyPath): boolean {
    if (this.tree.isShared(container)) return false;
    const due = new Set(container.members.filter((one) => this.goes(one, container, before, path)));
    if (container.kind === 'array') keepBeforeLast(container, due);
    if (before && this.isOfRenewed(path)) this.findDeclared(container, before, path);
    if (due.size === 0) return false;
    for (const member of this.comeAlongIn(container, before, path)) due.add(member);
    const isWhole =
      due.size === container.members.length || this.isMadeForText(container, due, path);
    // Browsers refuse a file with an entry that has no text.
    const needsText = this.isEntry(path) && before === undefined;
    if (isWhole || !needsText) for (const member of due) this.gone.add(member);
    return isWhole;
  }

  private goes(
    member: TreeMember,
    container: TreeContainer,
    before: TreeNode | undefined,
    path: KeyPath,
  ): boolean {
    const { name, value, meant } = member;
    if (isRepeated(container, name) || meant !== undefined) return false;
    const inner = [...path, name];
    const known = memberOf(before, name)?.value;
    // A comment may be a person's.
    if (isContainer(value))
      return (
        this.find(value, known, inner) &&
        known === undefined &&
        !hasComments(this.tree.text, member, this.tree.flow.commentEnd)
      );
    if (value.kind !== 'string' || !this.messages.ids.has(keyId(inner))) return false;
    if (known?.kind === 'scalar') this.earlier.set(member, known);
    return known === undefined;
  }

  /** Whether what stays is no text and came along with the texts that go: in lists, and beside those of Chrome. */
  private isMadeForText(
    { kind, members }: TreeContainer,
    due: ReadonlySet<TreeMember>,
    path: KeyPath,
  ): boolean {
    const isInList = kind === 'array' || path.some((step) => typeof step === 'number');
    const comesAlong =
      isInList || (this.tree.entryText !== undefined && this.ownPath(path).length > 0);
    return (
      comesAlong &&
      members.every(
        (member) =>
          due.has(member) || (!this.holdsText(member, path) && this.cameAlong(member, path)),
      )
    );
  }

  /** What goes with the text of an entry that was there before, and stays. */
  private comeAlongIn(
    { members }: TreeContainer,
    before: TreeNode | undefined,
    path: KeyPath,
  ): readonly TreeMember[] {
    if (!this.isEntry(path) || before === undefined) return [];
    return members.filter(
      (member) =>
        memberOf(before, member.name) === undefined &&
        !this.holdsText(member, path) &&
        !hasComments(this.tree.text, member, this.tree.flow.commentEnd) &&
        this.cameAlong(member, path),
    );
  }

  /** Whether a path is in the entry of a message that has its earlier text again. */
  private isOfRenewed(path: KeyPath): boolean {
    const [name] = this.ownPath(path);
    const { shape } = this.tree;
    if (typeof name !== 'string' || this.messages.renewed.size === 0) return false;
    const key = shape.descriptions?.describedBy(name) ?? name;
    return this.messages.renewed.has(keyId(shape.messagePath([key])));
  }

  /** What was declared for the text that such a message had in between. */
  private findDeclared(
    { members }: TreeContainer,
    before: TreeNode | undefined,
    path: KeyPath,
  ): void {
    for (const member of members) {
      const [, name] = this.ownPath([...path, member.name]);
      const isDeclared = name === this.tree.shape.declarations && this.cameAlong(member, path);
      if (!isDeclared || hasComments(this.tree.text, member, this.tree.flow.commentEnd)) continue;
      const known = memberOf(before, member.name)?.value;
      if (known === undefined) this.gone.add(member);
      else if (known.kind === 'string') this.earlier.set(member, known);
    }
  }

  /** Whether it is as in the source: else a person has written it. */
  private cameAlong({ name, value }: TreeMember, path: KeyPath): boolean {
    if (this.source === undefined) return false;
    const from = readAt(this.source, this.ownPath([...path, name]));
    return from !== undefined && sameNodes([this.source, from], [this.tree, value]);
  }

  private isEntry(path: KeyPath): boolean {
    const { entryText } = this.tree;
    if (entryText === undefined) return false;
    return this.tree.get([...this.ownPath(path), entryText]) !== undefined;
  }

  private ownPath(path: KeyPath): KeyPath {
    return this.tree.rootKey === undefined ? path : path.slice(1);
  }

  private holdsText({ name, value }: TreeMember, path: KeyPath): boolean {
    const inner = [...path, name];
    if (this.tree.get(this.ownPath(inner)) !== undefined) return true;
    return isContainer(value) && value.members.some((member) => this.holdsText(member, inner));
  }
}

/** Elements go only from the end of a list: all others would get another place. */
function keepBeforeLast({ members }: TreeContainer, due: Set<TreeMember>): void {
  const last = members.findLastIndex((member) => !due.has(member));
  for (const member of members.slice(0, last + 1)) due.delete(member);
}

/** A node, and the tree that it is in. */
type Placed = readonly [tree: Tree, node: TreeNode];

/** Whether two nodes say the same, however they are written: texts by their values, all else that is no container as it stands. */
function sameNodes([tree, one]: Placed, [otherTree, other]: Placed): boolean {
  if (isContainer(one)) {
    if (other.kind !== one.kind) return false;
    const members = tree.members.of(one);
    const others = otherTree.members.of(other);
    if (others.length !== members.length || other.members.length !== others.length) return false;
    return members.every(({ name, value }, place) => {
      const fellow = others[place];
      return fellow?.name === name && sameNodes([tree, value], [otherTree, fellow.value]);
    });
  }
  if (one.kind === 'string') return other.kind === 'string' && other.value === one.value;
  const [said, otherSaid] = [
    tree.text.slice(one.offset, one.end),
    otherTree.text.slice(other.offset, other.end),
  ];
  return other.kind === one.kind && said === otherSaid;
}
