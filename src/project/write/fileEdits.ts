import { difference, type Edit } from '../../resources/edit.ts';
import {
  type Message,
  type MessageValue,
  type ResourceFile,
  type ResourceFormat,
  keyId,
} from '../../resources/formats/format.ts';
import { newFileText } from '../../resources/formats/newFileText.ts';
import { forEachInSteps, type Cooperative } from '../../resources/cooperative.ts';
import { translatable } from '../../message/translatable.ts';

/** A target file as it was when the run planned it, and what is to be written into it. */
export interface FileValues {
  readonly format: ResourceFormat;
  readonly source: ResourceFile;
  readonly target: ResourceFile | undefined;
  readonly locale: string;
  readonly values: readonly MessageValue[];
  /** Which messages of the source a new file takes as they are; see `NewFile`. */
  readonly stays?: (message: Message) => boolean;
}

/**
 * The edits of a target file as it is now. A message that somebody changed since the run planned it keeps its value,
 * and one for which there is no longer a place is left out. A file that somebody deleted since stays deleted: it would
 * come back with nothing but the new messages.
 *
 * @throws {ResourceFileError} where the file cannot be read any longer
 */
export function* editsOf(
  file: FileValues,
  text: string | undefined,
): Cooperative<{ readonly base: string; readonly edits: readonly Edit[] }> {
  const { format, source, target, locale, values } = file;
  if (text === undefined && target !== undefined) return { base: '', edits: [] };
  const empty = format.emptyLike(source, locale);
  const base = text ?? empty;
  // People make empty files for new locales.
  if ((target?.messages.length ?? 0) === 0 && withoutBlanks(base) === withoutBlanks(empty)) {
    if (values.length === 0) return { base, edits: [] };
    const made = yield* newFileText({ stays: () => false, ...file, translatable });
    return { base, edits: [difference(base, text === undefined ? made : inBytesOf(text, made))] };
  }
  const now = target?.text === base ? target : yield* format.parse(base);
  const untouched: MessageValue[] = [];
  yield* forEachInSteps(values, (value) => {
    const before = target?.get(value.path)?.value ?? '';
    if ((now.get(value.path)?.value ?? '') !== before) return;
    if (now.canTake(value.path)) untouched.push(value);
  });
  return { base, edits: yield* now.write(untouched, source, translatable) };
}

/** A new text with the byte order mark and the line ends, a last one too, of the empty file that it takes the place of. */
function inBytesOf(empty: string, made: string): string {
  const bom = empty.startsWith('\u{FEFF}') ? '\u{FEFF}' : '';
  const [end] = /\r?\n/.exec(empty) ?? [];
  const text = made.replace(/^\u{FEFF}/u, '');
  if (end === undefined) return bom + text;
  const lines = text.replaceAll(/\r?\n/g, end);
  return bom + lines + (empty.endsWith('\n') && !lines.endsWith('\n') ? end : '');
}

const withoutBlanks = (text: string) => text.replaceAll(/\s/gu, '');

/**
 * Why a value is not in its file: somebody changed the message or deleted the file, or there is no longer a place for
 * it.
 */
export type LeftReason = 'edited' | 'noPlace' | 'notWritten';

/** What became of values, by `keyId`. */
export interface ValueOutcomes {
  /** Those that the file holds now. */
  readonly written: ReadonlySet<string>;
  readonly left: ReadonlyMap<string, LeftReason>;
}

/** What became of the values in the file as it is now. */
export function* valueOutcomes(
  { target, values }: Pick<FileValues, 'target' | 'values'>,
  now: ResourceFile | undefined,
): Cooperative<ValueOutcomes> {
  const written = new Set<string>();
  const left = new Map<string, LeftReason>();
  yield* forEachInSteps(values, ({ path, value }) => {
    const id = keyId(path);
    const current = now?.get(path, id)?.value ?? '';
    if (now !== undefined && current === value) written.add(id);
    else if (now === undefined && target !== undefined) left.set(id, 'edited');
    else if (current !== (target?.get(path, id)?.value ?? '')) left.set(id, 'edited');
    else left.set(id, now?.canTake(path) === false ? 'noPlace' : 'notWritten');
  });
  return { written, left };
}
