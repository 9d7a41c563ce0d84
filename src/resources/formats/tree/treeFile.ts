import type { Cooperative } from '../../cooperative.ts';
import type { Edit } from '../../edit.ts';
import type { Message, MessageValue, ResourceFile, KeyShape, KeyPath } from '../format.ts';
import { encodedValue } from '../encodedValue.ts';
import type { FlowStyle, Tree, TreeLines } from './flowStyle.ts';
import { TreeKeys } from './keys/treeKeys.ts';
import {
  plainMembers,
  type MemberReader,
  type TreeContainer,
  type TreeMember,
  type TreeNode,
} from './node.ts';
import { clashOf, type KeyedFile, type LocaleRoot } from './rootLocaleKey.ts';

/** A resource file that is a tree of members; its own root locale key is not part of the paths. */
export abstract class TreeFile implements ResourceFile, Tree, KeyedFile {
  readonly text: string;
  readonly whole: TreeContainer;
  readonly root: TreeContainer;
  readonly rootKey: string | undefined;
  readonly keys = new TreeKeys(this);

  constructor(text: string, whole: TreeContainer, { root, key }: LocaleRoot) {
    this.text = text;
    this.whole = whole;
    this.root = root;
    this.rootKey = key;
  }

  abstract readonly messages: readonly Message[];
  abstract readonly shape: KeyShape;
  abstract readonly flow: FlowStyle;
  abstract get(path: KeyPath, id?: string): Message | undefined;
  abstract canTake(path: KeyPath): boolean;
  abstract write(
    values: readonly MessageValue[],
    source: ResourceFile,
    translatable?: (text: string) => boolean,
  ): Cooperative<readonly Edit[]>;
  abstract encodePart(message: Message, part: string): string | undefined;
  abstract encodeName(container: TreeContainer, member: TreeMember, name: string): string;
  abstract isNull(node: TreeNode): boolean;

  get entryText(): string | undefined {
    return undefined;
  }

  get members(): MemberReader {
    return plainMembers;
  }

  get anchors(): Tree['anchors'] {
    return [];
  }

  /** Whether it says nothing yet, not even a locale. */
  get isBare(): boolean {
    return this.whole.members.length === 0;
  }

  clashWith(source: ResourceFile): string | undefined {
    return source instanceof TreeFile ? clashOf(this, source) : undefined;
  }

  /** As it was spelled. */
  encodeAgain(_now: Message, then: ResourceFile, old: Message): string {
    return encodedValue(then, old);
  }

  isShared(_container: TreeContainer): boolean {
    return false;
  }

  linesOf(_container: TreeContainer): TreeLines | undefined {
    return undefined;
  }

  ending(edits: readonly Edit[]): readonly Edit[] {
    return edits;
  }
}

/** What counts as a text where nobody says what is translatable. */
export const hasText = (text: string): boolean => text.trim() !== '';
