import type { Edit } from '../edit.ts';
import type { KeyPath } from '../keyPath.ts';

/** Where a file names a message or a group of messages; offsets count UTF-16 units, quotes are included. */
export interface KeyPlace {
  readonly path: KeyPath;
  readonly offset: number;
  readonly length: number;
}

/** What the keys of a format are like. */
export interface KeyShape {
  /** All keys are beside each other. */
  readonly isFlat: boolean;
  /** The key of the message that has a path. */
  keyOf(path: KeyPath): KeyPath;
  /** The path that the message of a key has. */
  messagePath(key: KeyPath): KeyPath;
  /** The members in which a format describes its messages (ARB), which go where these go. Absent where it has none. */
  readonly descriptions?: DescriptionNames;
}

/** How members are named that describe others. */
export interface DescriptionNames {
  /** Whether a name is none of a message: it describes one, or the file. */
  isOne(name: string): boolean;
  /** The name of what describes a message. */
  nameFor(name: string): string;
  /** The message that is described under a name; nothing where that describes none. */
  describedBy(name: string): string | undefined;
}

/** What stands at the end of a path, be it a text or not. */
export interface Leaf {
  readonly path: KeyPath;
  /** However it is laid out; nothing where it is empty. */
  readonly said: string;
  /** Whether it is a null, or a group or a list without anything in it. */
  readonly isEmpty: boolean;
}

/** What a file says, by `keyId` of paths that have the root locale key and tell apart what has the same name. */
export interface Leaves {
  readonly leaves: ReadonlyMap<string, Leaf>;
  /** The groups and lists that have something in them. */
  readonly groups: ReadonlySet<string>;
}

/** Messages that were added to a file, and what tells them from the rest: files of the same format. */
export interface AddedMessages<File> {
  /** The file before; without it, all of the file was added. */
  readonly before: File | undefined;
  readonly paths: readonly KeyPath[];
  /** As it is now: tells what came along from what a person has put beside it. */
  readonly source: File | undefined;
}

/**
 * What is done with the keys of a file. Names are spelled as the file spells them. The callers look at what comes out of
 * edits: a file may share or repeat what is around a key.
 */
export interface KeyOperations<File> {
  readonly shape: KeyShape;
  /** Every key but for those that only the format needs, in the order of the text. */
  places(): Iterable<KeyPlace>;
  /** Gives a key another last name: the name alone changes. */
  rename(path: KeyPath, name: string): readonly Edit[];
  /** Puts a copy of a key with another last name behind it, value and all. */
  copy(path: KeyPath, name: string): readonly Edit[];
  /**
   * Takes keys out, with the comments right above them and the groups that have nothing else in them. None of them is
   * inside of another one.
   */
  remove(paths: readonly KeyPath[]): readonly Edit[];
  /**
   * Takes messages out that were added: with the groups that were made for them and have nothing else in them, but with
   * nothing that was there before, and no comment. What was `null` is so again. What occurs twice or is shared stays.
   */
  takeBack(added: AddedMessages<File>): readonly Edit[];
  /** Whether all that a key holds are texts: no number, no null, and no group without anything in it. */
  holdsOnlyMessages(path: KeyPath): boolean;
  /** Whether something on the way to a key, or below it, occurs several times. */
  isRepeated(path: KeyPath): boolean;
  /** All that the file says beside its messages; nothing where everything in it is one. */
  leaves(): Leaves;
}

/** What messages have whose paths are their keys. */
export const nestedKeys: KeyShape = {
  isFlat: false,
  keyOf: (path) => path,
  messagePath: (key) => key,
};

/** The same, all beside each other. */
export const flatKeys: KeyShape = { ...nestedKeys, isFlat: true };
