import type { Edit } from '../edit.ts';
import type { KeyPath } from '../keyPath.ts';
import type { Cooperative } from '../cooperative.ts';
import type { KeyOperations, KeyShape } from './keyOperations.ts';

/** One string under a key, in the order of the file. */
export interface Message {
  readonly path: KeyPath;
  /** The text as the program reads it: escapes resolved. */
  readonly value: string;
  /** What the file says about the message to translators (ARB `@key`, Chrome `description`). */
  readonly description?: string;
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
  spellPart(message: Message, part: string): string | undefined;
  /** How a message was spelled in an earlier text of the file. A comment in the middle of what is there now stays. */
  spellAgain(now: Message, then: ResourceFile, old: Message): string;
}

/** A dialect of resource files: how a text becomes messages and how changed messages become edits. */
export interface ResourceFormat {
  readonly id: FormatId;
  readonly keys: KeyShape;
  /** @throws {ResourceFileError} with line and column when the text cannot be read safely */
  parse(text: string): Cooperative<ResourceFile>;
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

export type FormatId = 'json' | 'chrome' | 'arb' | 'vscode' | 'yaml' | 'properties';

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
