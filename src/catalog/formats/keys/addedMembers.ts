import { keyId, type KeyPath } from '../../keyPath.ts';
import type { ResourceFile } from '../format.ts';
import { JsonFile } from '../json/jsonFile.ts';
import type { CommentEnd } from '../tree/flowStyle.ts';
import { hasComments } from '../tree/memberComments.ts';
import {
  isContainer,
  isRepeated,
  memberOf,
  nodeAt,
  type TreeContainer,
  type TreeMember,
  type TreeNode,
} from '../tree/node.ts';
import { sameNodes } from '../tree/sameNodes.ts';
import { YamlFile } from '../yaml/yamlFile.ts';
import { commentEndOf } from './commentEndOf.ts';

/** What goes from a tree when messages do that were added to it. */
export class AddedMembers {
  readonly gone = new Set<TreeMember>();
  /** Members that stay, and the nulls that they had. */
  readonly nulls = new Map<TreeMember, TreeNode>();
  private readonly file: JsonFile | YamlFile;
  private readonly ids: ReadonlySet<string>;
  private readonly source: JsonFile | YamlFile | undefined;
  private readonly commentEnd: CommentEnd;

  /**
   * @param ids of the messages, by `keyId`, the root locale key among their steps
   * @param source what is no text came along from it; without it, nobody knows
   */
  constructor(
    file: JsonFile | YamlFile,
    ids: ReadonlySet<string>,
    source: ResourceFile | undefined,
  ) {
    this.file = file;
    this.ids = ids;
    if (source instanceof JsonFile || source instanceof YamlFile) this.source = source;
    this.commentEnd = commentEndOf(file);
  }

  /** Finds what goes from a container, and says whether nothing that stays is left in it. */
  find(container: TreeContainer, before: TreeNode | undefined, path: KeyPath): boolean {
    if (this.isShared(container)) return false;
    const due = new Set(container.members.filter((one) => this.goes(one, container, before, path)));
    if (container.kind === 'array') keepBeforeLast(container, due);
    if (due.size === 0) return false;
    const isWhole =
      due.size === container.members.length || this.isMadeForText(container, due, path);
    // Browsers refuse a file with an entry that has no text.
    const needsText = this.isChrome && path.length === 1 && before === undefined;
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
        !hasComments(this.file.text, member, this.commentEnd)
      );
    if (value.kind !== 'string' || !this.ids.has(keyId(inner))) return false;
    if (known?.kind === 'scalar') this.nulls.set(member, known);
    return known === undefined;
  }

  /** Whether what stays is no text and came along with the texts that go: in lists, and beside those of Chrome. */
  private isMadeForText(
    { kind, members }: TreeContainer,
    due: ReadonlySet<TreeMember>,
    path: KeyPath,
  ): boolean {
    const isInList = kind === 'array' || path.some((step) => typeof step === 'number');
    const comesAlong = isInList || (this.isChrome && path.length > 0);
    return (
      comesAlong &&
      members.every(
        (member) =>
          due.has(member) || (!this.holdsText(member, path) && this.cameAlong(member, path)),
      )
    );
  }

  private get isChrome(): boolean {
    return !(this.file instanceof YamlFile) && this.file.reading.dialect.id === 'chrome';
  }

  /** Whether it is as in the source: else a person has written it. */
  private cameAlong({ name, value }: TreeMember, path: KeyPath): boolean {
    if (this.source === undefined) return false;
    const from = nodeAt(this.source.root, this.ownPath([...path, name]));
    return from !== undefined && sameNodes([this.source.text, from], [this.file.text, value]);
  }

  private ownPath(path: KeyPath): KeyPath {
    return this.file.rootKey === undefined ? path : path.slice(1);
  }

  private holdsText({ name, value }: TreeMember, path: KeyPath): boolean {
    const inner = [...path, name];
    if (this.file.get(this.ownPath(inner)) !== undefined) return true;
    return isContainer(value) && value.members.some((member) => this.holdsText(member, inner));
  }

  private isShared(container: TreeContainer): boolean {
    return this.file instanceof YamlFile && this.file.document.locked.has(container);
  }
}

/** Elements go only from the end of a list: all others would get another place. */
function keepBeforeLast({ members }: TreeContainer, due: Set<TreeMember>): void {
  const last = members.findLastIndex((member) => !due.has(member));
  for (const member of members.slice(0, last + 1)) due.delete(member);
}
