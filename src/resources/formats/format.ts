import type { Edit } from '../edit.ts';
import type { Cooperative } from '../cooperative.ts';

const plainName = /^[\p{L}_$][\p{L}\p{N}_$-]*$/u;

/** One string under a key, in the order of the file. */
export interface Message {
  readonly path: KeyPath;
  /** The text as the program reads it: escapes resolved. */
  readonly value: string;
  /** What the file says about the message to translators (ARB `@key`, Chrome `description`). */
  readonly description?: string;
  /**
   * The placeholders in the text, as they are written, that nothing beside it declares, so that the program does not read the
   * file (Chrome). Absent where there are none.
   */
  readonly undeclared?: readonly string[];
  /** Where the value is in the file, quotes included (UTF-16 units). */
  readonly offset: number;
  readonly length: number;
}

/** A value for a message that is there already, or that is to be inserted. */
export interface MessageValue {
  readonly path: KeyPath;
  readonly value: string;
}

/** A resource file that was read once; asked many times. */
export interface ResourceFile {
  readonly text: string;
  readonly messages: readonly Message[];
  /** The message under exactly this path. Whoever asks often gives `keyId` of the path as well. */
  get(path: KeyPath, id?: string): Message | undefined;
  /**
   * Whether a message can be written under this path: the file has it, or nothing else stands in its way. What aliases
   * share and what occurs twice is read as programs read it, and never written.
   */
  canTake(path: KeyPath): boolean;
  /**
   * The edits that give each message its value. A message that the file does not have is inserted where the order of
   * `source` puts it, in this file's own style. Outside of these values not a byte changes, except for what new
   * elements of arrays need beside them: what is not `translatable` there is copied from the source. What would be
   * after an element that is missing is left out.
   *
   * @throws {ResourceFileError} `shape` when there is no place for a path; see {@link canTake}
   */
  write(
    values: readonly MessageValue[],
    source: ResourceFile,
    translatable?: (text: string) => boolean,
  ): Cooperative<readonly Edit[]>;
  /**
   * The key of a locale that only one of the two files has around everything, so that `write` would refuse what this one
   * lacks. Nothing where they fit, and in formats that do not look below such a key.
   */
  clashWith(source: ResourceFile): string | undefined;
  /** The root locale key as it is written; nothing where there is none. */
  readonly rootKey: string | undefined;
  readonly keys: KeyOperations<ResourceFile>;
  /**
   * A part of a text as it is spelled within the value of a message; nothing where that cannot be told, because the value
   * has no quotes around it that would keep signs from meaning something else.
   */
  encodePart(message: Message, part: string): string | undefined;
  /** How a message was spelled in an earlier text of the file. A comment in the middle of what is there now stays. */
  encodeAgain(now: Message, then: ResourceFile, old: Message): string;
}

/** A dialect of resource files: how a text becomes messages and how changed messages become edits. */
export interface ResourceFormat {
  readonly id: FormatId;
  readonly keys: KeyShape;
  /**
   * @param like what tells texts from what describes them is as in this file, whatever is left in the text itself
   * @throws {ResourceFileError} with line and column when the text cannot be read safely
   */
  parse(text: string, like?: ResourceFile): Cooperative<ResourceFile>;
  /** The text of a new, empty target file in the style of `source` (indent, EOL, BOM, final newline). */
  emptyLike(source: ResourceFile, locale: string): string;
  readonly filledCopy: FilledCopy;
}

/**
 * The text of the source with these values in their places and the target's locale in place of its own: blank lines,
 * comments and everything that is not text stay as they are. Messages without a value go, but for those that `stays` is
 * true for, and values that the source has no place for are left out. Nothing where a part of the source is shared or
 * occurs twice.
 */
export type FilledCopy = (
  source: ResourceFile,
  locale: string,
  values: readonly MessageValue[],
  stays: (message: Message) => boolean,
) => Cooperative<string | undefined>;

export type FormatId = 'json' | 'chrome' | 'chromeYaml' | 'arb' | 'vscode' | 'yaml' | 'properties';

/** A resource file that Glossa refuses to touch; `line` and `column` count from 1. */
export class ResourceFileError extends Error {
  override readonly name = 'ResourceFileError';
  readonly reason: 'syntax' | 'shape' | 'limit';
  readonly line: number;
  readonly column: number;

  constructor(
    reason: ResourceFileError['reason'],
    message: string,
    place: { readonly line: number; readonly column: number },
  ) {
    super(message);
    this.reason = reason;
    this.line = place.line;
    this.column = place.column;
  }
}

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
  /** The member of an entry in which the values are declared that its text shows. Absent where there is none. */
  readonly declarations?: string;
  /** What is told of a message in its own entry (Chrome), and comes along with it. Absent where entries are texts. */
  readonly beside?: readonly string[];
  /** The members in which a format describes its messages (ARB), which go where these go. Absent where it has none. */
  readonly descriptions?: DescriptionNames;
}

/** How members are named that describe others. */
interface DescriptionNames {
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
  /** Messages that have their earlier texts again: what came along with the other ones goes, too. */
  readonly renewed?: readonly KeyPath[];
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
   * Takes messages out that were added, and what came along with other texts of those that stay: with the groups that were made for them and have nothing else in them, but with
   * nothing that was there before, and no comment. What was `null` is so again. What occurs twice or is shared stays.
   */
  takeBack(added: AddedMessages<File>): readonly Edit[];
  /** Whether all that a key holds are texts: no number, no null, and no group without anything in it. */
  holdsOnlyMessages(path: KeyPath): boolean;
  /** What goes when a key is deleted: the entry that it is the text of, else itself. */
  entryOf(path: KeyPath): KeyPath;
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

/** Where a message is in its file: property names, and numbers for places in an array. Never a dotted string. */
export type KeyPath = readonly (string | number)[];

/** One text per path and one path per text; distinguishes the name `"0"` from the place `0`. */
export function keyId(path: KeyPath): string {
  return JSON.stringify(path);
}

/** For display: `nav.home`, `list[0]`, `errors["not found"]`. Not meant to be read back. */
export function showKeyPath(path: KeyPath): string {
  return path
    .map((step, place) => {
      if (typeof step === 'number') return `[${step}]`;
      if (!plainName.test(step)) return `[${JSON.stringify(step)}]`;
      return place === 0 ? step : `.${step}`;
    })
    .join('');
}
