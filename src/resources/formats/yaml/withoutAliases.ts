import type { Cooperative } from '../../cooperative.ts';
import { applyEdits, type Edit } from '../../edit.ts';
import type { KeyPath } from '../format.ts';
import { flowRemoval } from '../tree/flowRemoval.ts';
import { withoutAnchor } from '../tree/keys/treeKeys.ts';
import {
  isContainer,
  readMembers,
  type Addition,
  type NewMembers,
  type NewValue,
  type TreeContainer,
  type TreeMember,
  type TreeNode,
} from '../tree/node.ts';
import { MergedMembers } from './read/mergedMembers.ts';
import type { YamlFile } from './yamlFile.ts';
import { insertedMembers } from './write/insertedMembers.ts';
import { joinedEdits } from './write/joinedEdits.ts';
import { replacement } from './write/replacement.ts';

/** Aliases can stand for each other over and over: so many values may come in their places. */
const mostCopies = 20_000;

/**
 * The same file with a copy in the place of each alias, so that each of its values has a place of its own. What `<<` adds to
 * a mapping is among its members, and what aliases named has no anchor. Nothing where that reads as other messages.
 *
 * @param read reads a text as the file was read
 * @throws {ResourceFileError} where a copy has no place
 */
export function* withoutAliases(
  file: YamlFile,
  read: (text: string) => Cooperative<YamlFile>,
): Cooperative<YamlFile | undefined> {
  const copies = new AliasCopies(file);
  copies.visit(file.document.root, []);
  if (copies.isTooMany) return undefined;
  const opened = yield* read(applyEdits(file.text, copies.edits));
  const { text, document } = opened;
  const holder = { text, document, root: document.root, open: undefined };
  const model = { text: file.text, document: file.document, root: file.document.root };
  const added = yield* insertedMembers(holder, copies.additions, { style: opened.style(), model });
  const grown = yield* read(applyEdits(text, yield* joinedEdits(text, [], added)));
  const merged = yield* read(
    applyEdits(grown.text, [...withoutMerges(grown, grown.document.root)]),
  );
  const anchors = merged.anchors.map((anchor) => withoutAnchor(merged.text, anchor));
  const plain = yield* read(applyEdits(merged.text, anchors));
  const isSame =
    plain.messages.length === file.messages.length &&
    plain.messages.every(({ path, value }) => file.get(path)?.value === value);
  return isSame ? plain : undefined;
}

/** What comes in the places of the aliases of a file. */
class AliasCopies {
  /** Texts and other values in the places of their aliases, and empty containers in those of containers. */
  readonly edits: Edit[] = [];
  /** What goes into these containers, and into mappings that `<<` is in. */
  readonly additions: Addition[] = [];
  private readonly file: YamlFile;
  private readonly members: MergedMembers;
  private count = 0;

  constructor(file: YamlFile) {
    this.file = file;
    this.members = new MergedMembers(file.document);
  }

  get isTooMany(): boolean {
    return this.count > mostCopies;
  }

  visit(container: TreeContainer, path: KeyPath): void {
    const { merges } = this.file.document;
    for (const member of container.members) {
      const { name, value, meant } = member;
      if (isMerge(this.file, container, member)) continue;
      this.spellName(container, member);
      if (meant !== undefined) this.resolve({ alias: value, meant, container }, [...path, name]);
      else if (isContainer(value)) this.visit(value, [...path, name]);
    }
    if (!merges.has(container)) return;
    const own = readMembers(container).length;
    for (const { name, value } of this.members.of(container).slice(own))
      this.add([...path, name], value);
  }

  private spellName(container: TreeContainer, member: TreeMember): void {
    const { offset, nameEnd } = member;
    if (nameEnd === offset || this.file.text[offset] !== '*') return;
    const text = this.file.encodeName(container, member, String(member.name));
    this.edits.push({ offset, length: nameEnd - offset, text });
  }

  private resolve(
    {
      alias,
      meant,
      container,
    }: {
      readonly alias: TreeNode;
      readonly meant: TreeNode;
      readonly container: TreeContainer;
    },
    path: KeyPath,
  ): void {
    const { offset, end } = alias;
    const put = (text: string) => this.edits.push({ offset, length: end - offset, text });
    if (meant.kind === 'string') {
      const place = { node: alias, container };
      put(replacement(this.file, place, meant.value, this.file.style()).text);
    } else if (!isContainer(meant)) put(this.spelled(meant));
    else {
      put(meant.kind === 'object' ? '{}' : '[]');
      for (const { name, value } of this.members.of(meant)) this.add([...path, name], value);
    }
  }

  private add(path: KeyPath, node: TreeNode): void {
    const value = this.copy(node);
    if (value !== undefined) this.additions.push({ path, value });
  }

  /** Nothing once there are too many. */
  private copy(node: TreeNode): NewValue | undefined {
    this.count += 1;
    if (this.isTooMany) return undefined;
    if (node.kind === 'string') return { kind: 'text', value: node.value };
    if (!isContainer(node)) return this.spelled(node);
    const members: NewMembers = new Map();
    for (const { name, value } of this.members.of(node)) {
      const copied = this.copy(value);
      if (copied !== undefined) members.set(name, copied);
    }
    return { kind: node.kind, members };
  }

  /** What is no text as it stands, with the tag that makes it what it is. */
  private spelled({ offset, end }: TreeNode): string {
    const { text } = this.file;
    const tag = /(?:![^\s,[\]{}]*[ \t]+)(?=(?:&\S+[ \t]+)?$)|![^\s,[\]{}]*[ \t]+$/.exec(
      text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset),
    );
    return `${tag?.[0].trimEnd() ?? ''} ${text.slice(offset, end)}`.trim();
  }
}

/** Whether a member is the `<<` that adds those of other mappings. */
function isMerge({ text, document }: YamlFile, container: TreeContainer, member: TreeMember) {
  const { name, offset, nameEnd } = member;
  if (!document.merges.has(container) || container.named.get(String(name)) === member) return false;
  return /(?:^|\s)<<\s*$/.test(text.slice(offset, nameEnd));
}

/** The edits that take `<<` out of mappings, whose members are all their own. */
function* withoutMerges(file: YamlFile, container: TreeContainer): Generator<Edit> {
  const gone = new Set(container.members.filter((one) => isMerge(file, container, one)));
  if (gone.size > 0) {
    const lines = file.linesOf(container);
    yield* (
      lines?.removed(gone, undefined) ?? flowRemoval(file.text, container, gone, file.style().flow)
    );
  }
  for (const member of container.members)
    if (isContainer(member.value) && !gone.has(member)) yield* withoutMerges(file, member.value);
}
