import { applyEdits } from '../edit.ts';
import { forEachInSteps, type Cooperative } from '../cooperative.ts';
import {
  type Message,
  type MessageValue,
  type ResourceFile,
  type ResourceFormat,
  keyId,
} from './format.ts';
import { optional } from './refuse.ts';

/** What a new target file is made of. */
export interface NewFile {
  readonly format: ResourceFormat;
  readonly source: ResourceFile;
  readonly locale: string;
  readonly values: readonly MessageValue[];
  /** Whether a message of the source that has no value is in the new file as it is. */
  readonly stays: (message: Message) => boolean;
  readonly translatable: (text: string) => boolean;
}

/**
 * The text of a new target file: the source's, with comments, blank lines and what is no text, where each message has its
 * value. Where that would not read back as exactly that, the values alone in the style of the source.
 *
 * @throws {ResourceFileError} `shape` when there is no place for a path
 */
export function* newFileText(file: NewFile): Cooperative<string> {
  const { format, source, locale, values, stays, translatable } = file;
  const copy = yield* optional(format.filledCopy(source, locale, values, stays));
  const filled = copy === undefined ? undefined : yield* optional(completed(file, copy));
  if (filled !== undefined) return filled;
  const empty = format.emptyLike(source, locale);
  const made = yield* format.parse(empty);
  const writable = values.filter(({ path }) => made.canTake(path));
  return applyEdits(empty, yield* made.write(writable, source, translatable));
}

/** Adds the forms that only the target's language has; nothing where another text is in the file then. */
function* completed(file: NewFile, copy: string): Cooperative<string | undefined> {
  const { format, source, values, stays, translatable } = file;
  const made = yield* format.parse(copy, source);
  const wanted = new Map<string, string>();
  const lacking: MessageValue[] = [];
  yield* forEachInSteps(values, (one) => {
    const id = keyId(one.path);
    wanted.set(id, one.value);
    if (!made.get(one.path, id) && made.canTake(one.path)) lacking.push(one);
  });
  const text = applyEdits(copy, yield* made.write(lacking, source, translatable));
  const now = text === copy ? made : yield* format.parse(text, source);
  const isRight = ({ path, value }: Message) => {
    const id = keyId(path);
    const own = wanted.get(id);
    if (own !== undefined) return value === own;
    const from = source.get(path, id);
    return from !== undefined && stays(from) && (value === '' || value === from.value);
  };
  let isWhole = true;
  yield* forEachInSteps(now.messages, (message) => {
    isWhole &&= isRight(message);
  });
  return isWhole ? text : undefined;
}
