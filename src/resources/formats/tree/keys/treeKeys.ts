import { type Edit, applyEdits } from '../../../edit.ts';
import {
  type ResourceFile,
  type AddedMessages,
  type KeyOperations,
  type KeyPlace,
  type KeyShape,
  type Leaves,
  type KeyPath,
  type Leaf,
  keyId,
} from '../../format.ts';
import { closedAs, eolOf } from '../../lineInsertion.ts';
import type { Tree } from '../flowStyle.ts';
import { ownComments } from '../memberComments.ts';
import {
  isContainer,
  isFixed,
  memberOf,
  nodeAt,
  readMembers,
  type TreeContainer,
  type TreeMember,
  type TreeNode,
  nameStart,
} from '../node.ts';
import { addedEdits, removedMembers } from './addedEdits.ts';

/** Members that go, and the key of the group that they are in. */
interface GoneMembers {
  readonly group: KeyPath;
  readonly members: Set<TreeMember>;
}

/** The operations on the keys of a tree. */
export class TreeKeys implements KeyOperations<ResourceFile> {
  readonly tree: Tree;

  constructor(tree: Tree) {
    this.tree = tree;
  }

  get shape(): KeyShape {
    return this.tree.shape;
  }

  places(): Iterable<KeyPlace> {
    return this.#placesIn(this.tree.root, []);
  }

  rename(path: KeyPath, name: string): readonly Edit[] {
    const { container, members } = this.#membersOf(path);
    return members.map((member) => this.#renamed(container, member, name));
  }

  copy(path: KeyPath, name: string): readonly Edit[] {
    const { container, members } = this.#membersOf(path);
    const copies = members.map((member) => ({
      member,
      name: this.#renamed(container, member, name),
    }));
    return copiedMembers(this.tree, container, copies);
  }

  remove(paths: readonly KeyPath[]): readonly Edit[] {
    return [...this.#goneMembers(paths)].flatMap(([container, { members }]) =>
      removedMembers(this.tree, container, members),
    );
  }

  takeBack({ before, source, ...messages }: AddedMessages<ResourceFile>): readonly Edit[] {
    return addedEdits(this.tree, {
      before: treeOf(before),
      source: treeOf(source),
      ...messages,
    });
  }

  holdsOnlyMessages(path: KeyPath): boolean {
    const node = nodeAt(this.tree.root, path);
    return node !== undefined && isText(node);
  }

  entryOf(path: KeyPath): KeyPath {
    const { entryText } = this.tree;
    const isText = path.length > 1 && path.at(-1) === entryText;
    return isText && this.tree.get(path) !== undefined ? path.slice(0, -1) : path;
  }

  isRepeated(path: KeyPath): boolean {
    return isFixed(this.tree.root, path);
  }

  leaves(): Leaves {
    return leavesOf(this.tree);
  }

  *#placesIn(container: TreeContainer, path: KeyPath): Generator<KeyPlace> {
    const { text, shape } = this.tree;
    for (const member of readMembers(container)) {
      const { name, value } = member;
      const inner = [...path, name];
      if (typeof name === 'string' && shape.descriptions?.isOne(name) !== true) {
        const offset = nameStart(text, member);
        yield { path: inner, offset, length: member.nameEnd - offset };
      }
      if (isContainer(value) && !shape.isFlat) yield* this.#placesIn(value, inner);
    }
  }

  #renamed(container: TreeContainer, member: TreeMember, name: string): Edit {
    const { text, shape } = this.tree;
    const offset = nameStart(text, member);
    const isDescription = shape.descriptions?.isOne(String(member.name)) === true;
    const full = isDescription ? (shape.descriptions?.nameFor(name) ?? name) : name;
    const encoded = this.tree.encodeName(container, member, full);
    return { offset, length: member.nameEnd - offset, text: encoded };
  }

  /** By what holds them; a group goes with the last of its members, and a list with the last of what is in its elements. */
  #goneMembers(paths: readonly KeyPath[]): ReadonlyMap<TreeContainer, GoneMembers> {
    const gone = new Map<TreeContainer, GoneMembers>();
    const add = (path: KeyPath) => {
      const { container, members } = this.#membersOf(path);
      if (members.length === 0) return;
      const known = gone.get(container) ?? { group: path.slice(0, -1), members: new Set() };
      for (const member of members) known.members.add(member);
      gone.set(container, known);
    };
    const isEmptied = (node: TreeContainer) => gone.get(node)?.members.size === node.members.length;
    for (const path of paths) add(path);
    const deepest = Math.max(0, ...[...gone.values()].map(({ group }) => group.length));
    for (let depth = deepest; depth > 0; depth -= 1) {
      const seen = new Set<TreeContainer>();
      for (const [container, { group }] of gone) {
        if (group.length !== depth || !isEmptied(container)) continue;
        if (typeof group.at(-1) === 'string') {
          gone.delete(container);
          add(group);
          continue;
        }
        const list = this.#listAround(group);
        if (list === undefined || seen.has(list)) continue;
        seen.add(list);
        const elements = list.members.map(({ value }) => value).filter(isContainer);
        if (elements.length < list.members.length || !elements.every(isEmptied)) continue;
        for (const element of elements) gone.delete(element);
        add(group.slice(0, -1));
      }
    }
    return gone;
  }

  /** The list that a path leads into, where it has a name: others keep their places. */
  #listAround(path: KeyPath): TreeContainer | undefined {
    const list = nodeAt(this.tree.root, path.slice(0, -1));
    return typeof path.at(-2) === 'string' && isContainer(list) ? list : undefined;
  }

  #membersOf(path: KeyPath): {
    readonly container: TreeContainer;
    readonly members: readonly TreeMember[];
  } {
    const container = nodeAt(this.tree.root, path.slice(0, -1));
    const name = path.at(-1);
    if (container?.kind !== 'object' || typeof name !== 'string') {
      return { container: { ...nothing }, members: [] };
    }
    const { descriptions } = this.tree.shape;
    const names = descriptions === undefined ? [name] : [name, descriptions.nameFor(name)];
    return { container, members: names.flatMap((one) => memberOf(container, one) ?? []) };
  }
}

const nothing: TreeContainer = { kind: 'object', offset: 0, end: 0, members: [], named: new Map() };

/** Of a file that is no tree, nothing can be told. */
function treeOf(file: ResourceFile | undefined): Tree | undefined {
  return file?.keys instanceof TreeKeys ? file.keys.tree : undefined;
}

function isText(node: TreeNode): boolean {
  if (!isContainer(node)) return node.kind === 'string';
  return node.members.length > 0 && node.members.every(({ value }) => isText(value));
}

/** All that a tree says. */
function leavesOf(tree: Tree): Leaves {
  const { text, whole } = tree;
  const leaves = new Map<string, Leaf>();
  const groups = new Set<string>();
  visit(whole, []);
  return { leaves, groups };

  function visit(node: TreeNode, path: KeyPath): void {
    if (isContainer(node) && node.members.length > 0) return visitMembers(node, path);
    const isEmpty = node.kind === 'scalar' ? tree.isNull(node) : isContainer(node);
    leaves.set(keyId(path), { path, said: isEmpty ? '' : said(node), isEmpty });
  }

  function visitMembers({ members }: TreeContainer, path: KeyPath): void {
    groups.add(keyId(path));
    const seen = new Map<string | number, number>();
    for (const { name, value } of members) {
      const count = seen.get(name) ?? 0;
      seen.set(name, count + 1);
      visit(value, [...path, name, ...(count > 0 ? [`#${count}`] : [])]);
    }
  }

  function said(node: TreeNode): string {
    if (node.kind === 'string') return JSON.stringify(node.value);
    return text.slice(node.offset, node.end).replaceAll(/\s+/gu, ' ').trim();
  }
}

/** A member, and the edit that gives it another name. */
interface Copy {
  readonly member: TreeMember;
  readonly name: Edit;
}

/** The edits that put copies of members under other names behind the last of them. An anchor names the first alone. */
function copiedMembers(
  tree: Tree,
  container: TreeContainer,
  copies: readonly Copy[],
): readonly Edit[] {
  const last = copies.at(-1)?.member;
  if (last === undefined) return [];
  const { text } = tree;
  const block = tree.linesOf(container);
  if (block === undefined) return behindFlow(tree, last, copies);
  const end = block.endOf(last);
  const indent = ' '.repeat(block.indent);
  const lines = copies.map((copy) => indent + copyOf(tree, copy, end));
  return [{ offset: end, length: 0, text: closedAs(text, lines.join(''), end) }];
}

/** Behind the comments that follow the last of them on its line. */
function behindFlow(
  tree: Tree,
  { value, comma }: TreeMember,
  copies: readonly Copy[],
): readonly Edit[] {
  const { text } = tree;
  const shown = copies.map((copy) => leadOf(text, copy.member) + copyOf(tree, copy));
  const end = comma === undefined ? value.end : comma + 1;
  const { offset, breaksLine } = ownComments(text, end, tree.flow.commentEnd);
  const start = breaksLine && !/^[\r\n]/.test(shown[0] ?? '') ? eolOf(text) : '';
  if (comma !== undefined) return [{ offset, length: 0, text: `${start}${shown.join(',')},` }];
  return [
    { offset: end, length: 0, text: ',' },
    { offset, length: 0, text: start + shown.join(',') },
  ];
}

function copyOf({ text, anchors }: Tree, { member, name }: Copy, end = member.value.end): string {
  const { offset: start } = member;
  const edits = anchors
    .filter(({ offset }) => offset > name.offset && offset < end)
    .toSorted((a, b) => a.offset - b.offset)
    .map((anchor) => withoutAnchor(text, anchor));
  const all = [name, ...edits].map((edit) => ({ ...edit, offset: edit.offset - start }));
  return applyEdits(text.slice(start, end), all);
}

/** Takes an anchor out with the blanks behind it, or with those before it where nothing is behind it. */
export function withoutAnchor(
  text: string,
  { offset, end }: { offset: number; end: number },
): Edit {
  const behind = /^[ \t]*/.exec(text.slice(end))?.[0].length ?? 0;
  const before = /[ \t]*$/.exec(text.slice(0, offset))?.[0].length ?? 0;
  const start = /[\r\n]|^$/.test(text.charAt(end + behind)) ? offset - before : offset;
  return { offset: start, length: end + behind - start, text: '' };
}

/** The line break and the indentation before a member that begins a line, else the blank before it. */
function leadOf(text: string, { offset }: TreeMember): string {
  return /(?:(?:\r\n|\r|\n)[ \t]*|[ \t]+)$/.exec(text.slice(0, offset))?.[0] ?? ' ';
}
