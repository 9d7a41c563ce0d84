import { keyId, type KeyPath } from '../../keyPath.ts';
import type { JsonFile } from '../json/jsonFile.ts';
import {
  isContainer,
  isRepeated,
  memberOf,
  type TreeContainer,
  type TreeMember,
  type TreeNode,
} from '../tree/node.ts';
import { YamlFile } from '../yaml/yamlFile.ts';

/** What goes from a tree when messages do that were added to it. */
export class AddedMembers {
  readonly gone = new Set<TreeMember>();
  /** Members that stay, and the nulls that they had. */
  readonly nulls = new Map<TreeMember, TreeNode>();
  private readonly file: JsonFile | YamlFile;
  private readonly ids: ReadonlySet<string>;

  /** @param ids of the messages, by `keyId`, the root locale key among their steps */
  constructor(file: JsonFile | YamlFile, ids: ReadonlySet<string>) {
    this.file = file;
    this.ids = ids;
  }

  /** Finds what goes from a container, and says whether nothing that stays is left in it. */
  find(container: TreeContainer, before: TreeNode | undefined, path: KeyPath): boolean {
    if (this.isShared(container)) return false;
    const due = new Set(container.members.filter((one) => this.goes(one, container, before, path)));
    if (container.kind === 'array') keepBeforeLast(container, due);
    for (const member of due) this.gone.add(member);
    if (due.size === 0) return false;
    return due.size === container.members.length || this.isMadeForText(container, due, path);
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
    if (isContainer(value))
      return this.find(value, known, inner) && known === undefined && !this.hasComments(member);
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
    const isChrome = !(this.file instanceof YamlFile) && this.file.reading.dialect.id === 'chrome';
    const isInList = kind === 'array' || path.some((step) => typeof step === 'number');
    const comesAlong = isInList || (isChrome && path.length > 0);
    return (
      comesAlong && members.every((member) => due.has(member) || !this.holdsText(member, path))
    );
  }

  private holdsText({ name, value }: TreeMember, path: KeyPath): boolean {
    const inner = [...path, name];
    const { file } = this;
    const own = file.rootKey === undefined ? inner : inner.slice(1);
    if (file.get(own) !== undefined) return true;
    return isContainer(value) && value.members.some((member) => this.holdsText(member, inner));
  }

  private isShared(container: TreeContainer): boolean {
    return this.file instanceof YamlFile && this.file.document.locked.has(container);
  }

  /** Whether a comment is in a container that stays when the members go. It may be a person's. */
  private hasComments({ nameEnd, value }: TreeMember): boolean {
    if (!isContainer(value)) return false;
    const { text } = this.file;
    const ends = value.members.map((member) => member.value.end);
    const starts = value.members.map(({ offset }) => offset);
    return [nameEnd, ...ends].some((from, place) => {
      const between = text.slice(from, starts[place] ?? value.end);
      return isComment(place === 0 ? between : between.replace(/^[^\r\n]*/, ''));
    });
  }
}

/** Elements go only from the end of a list: all others would get another place. */
function keepBeforeLast({ members }: TreeContainer, due: Set<TreeMember>): void {
  const last = members.findLastIndex((member) => !due.has(member));
  for (const member of members.slice(0, last + 1)) due.delete(member);
}

function isComment(between: string): boolean {
  return /#|\/[/*]/.test(between);
}
