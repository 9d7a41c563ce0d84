import type { Edit } from '../../edit.ts';
import type { KeyPath } from '../../keyPath.ts';
import type { KeyShape } from '../keyOperations.ts';
import type { FlowStyle } from './flowStyle.ts';
import type { TreeContainer, TreeMember, TreeNode } from './node.ts';

/** A text that was read as a tree of members, as the operations on its keys see it. */
export interface Tree {
  readonly text: string;
  /** What the messages are in. */
  readonly root: TreeContainer;
  /** All of it, its root locale key included. */
  readonly whole: TreeContainer;
  /** The root locale key as it is written, if there is one. */
  readonly rootKey: string | undefined;
  readonly shape: KeyShape;
  /** Each member of the root is an entry that needs a text, with what describes that beside it (Chrome). */
  readonly hasEntries: boolean;
  /** How what is in brackets and braces is laid out. */
  readonly flow: FlowStyle;
  /** What names a part of the text (YAML): a copy of that part goes without it. */
  readonly anchors: readonly { readonly offset: number; readonly end: number }[];
  get(path: KeyPath): unknown;
  /** A name in the spelling of the file, as that of the member in whose place it goes. */
  spellName(container: TreeContainer, member: TreeMember, name: string): string;
  isNull(node: TreeNode): boolean;
  /** Whether others read what is in a container, too, so that it stays as it is. */
  isShared(container: TreeContainer): boolean;
  /** Nothing for a container in brackets or braces. */
  linesOf(container: TreeContainer): TreeLines | undefined;
  /** Edits that take something out, as far as they also end the file as it ended before. */
  ending(edits: readonly Edit[]): readonly Edit[];
}

/** A container whose members are in lines of their own, without brackets (YAML). */
export interface TreeLines {
  /** The first member is behind the dash of an element. */
  readonly behindDash: boolean;
  /** The indentation of its members. */
  readonly indent: number;
  /** Where the lines of a member end. */
  endOf(member: TreeMember): number;
  /** @param kept what of that which is above them stays */
  removed(members: ReadonlySet<TreeMember>, kept: 'comments' | undefined): readonly Edit[];
  /** Puts what the container was spelled as when it was empty behind its name, which ends at an offset. */
  spelledEmpty(old: string, nameEnd: number): Edit;
}
