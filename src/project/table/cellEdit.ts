import {
  ResourceFileError,
  type Message,
  type ResourceFile,
} from '../../catalog/formats/format.ts';
import { formatFor } from '../../catalog/formats/formats.ts';
import type { Cooperative } from '../../catalog/cooperative.ts';
import { applyEdits, type Edit } from '../../catalog/edit.ts';
import { keyId, type KeyPath } from '../../catalog/keyPath.ts';
import type { TargetFile } from '../plan/targetFile.ts';
import type { BaseAndEdits, FileChange } from '../ports/files.ts';
import { ProjectError } from '../projectError.ts';

/** A text that a person gives a message in one locale. */
export interface CellEdit {
  readonly path: KeyPath;
  /** What the person saw; nothing, or nothing but quotes, where there was no text. */
  readonly before: string | undefined;
  readonly after: string;
}

/** Why a cell was left as it is: its text is another one by now, or there is no place for one in the file. */
export class CellEditError extends Error {
  override readonly name = 'CellEditError';
  readonly reason: 'changed' | 'noPlace';

  constructor(reason: CellEditError['reason']) {
    super(`the cell was not changed: ${reason}`);
    this.reason = reason;
  }
}

/** What an edit did to the text of its file, so that it can be taken back exactly. */
export interface DoneCellEdit extends CellEdit {
  readonly base: string;
  readonly edits: readonly Edit[];
}

/** A target file as it was planned. */
export type TargetPlace = Pick<TargetFile, 'set' | 'locale' | 'path' | 'source' | 'current'>;

/**
 * The change that takes an edit back: exactly the bytes that were there before it. What has changed elsewhere in the file
 * since stays.
 *
 * @throws {CellEditError} `changed` while it is written, where the text is not as the edit left it
 */
export function takenBack(
  { set, locale, path: file }: Pick<TargetFile, 'set' | 'locale' | 'path'>,
  done: DoneCellEdit,
): FileChange {
  const format = formatFor(set.format, locale);
  function* change(text: string | undefined): Cooperative<BaseAndEdits> {
    if (text === undefined) throw changed();
    const left = applyEdits(done.base, done.edits);
    const then = yield* format.parse(left);
    const now = yield* format.parse(text);
    const edits = movedBy(offsetIn(now, done.path) - offsetIn(then, done.path), inverse(done));
    // What somebody has written behind it can be part of the value, and would become part of another one.
    const isAsLeft = now.get(done.path)?.value === then.get(done.path)?.value;
    const isThere = edits.every((edit, place) => holds(text, edit, done.edits[place]));
    if (!isAsLeft || !isThere) throw changed();
    const result = yield* format.parse(applyEdits(text, edits));
    if (!isBack(result, now, done)) throw changed();
    return { base: text, edits };
  }
  return { path: file, change: (text) => readably(file, change(text)) };
}

/** Whether the message has its former text, and all others that are left have the ones that they had. */
function isBack(result: ResourceFile, now: ResourceFile, { path, before }: DoneCellEdit): boolean {
  const own = keyId(path);
  const isSame = ({ path: one, value }: Message) =>
    keyId(one) === own || now.get(one)?.value === value;
  return result.get(path)?.value === before && result.messages.every(isSame);
}

/** The edits that undo others, as offsets in the text that these made; in their order. */
function inverse({ base, edits }: DoneCellEdit): readonly Edit[] {
  return edits.map((edit, place) => {
    const earlier = edits.filter(
      ({ offset }, other) => offset < edit.offset || (offset === edit.offset && other < place),
    );
    const shift = earlier.reduce((sum, { length, text }) => sum + text.length - length, 0);
    return {
      offset: edit.offset + shift,
      length: edit.text.length,
      text: base.slice(edit.offset, edit.offset + edit.length),
    };
  });
}

function movedBy(shift: number, edits: readonly Edit[]): readonly Edit[] {
  return edits.map((edit) => ({ ...edit, offset: edit.offset + shift }));
}

/** Whether a text has in the place of an edit what the edit to be undone has put there. */
function holds(text: string, { offset, length }: Edit, undone: Edit | undefined): boolean {
  return offset >= 0 && text.slice(offset, offset + length) === undone?.text;
}

/** @throws {CellEditError} where the file does not have the message */
function offsetIn(file: ResourceFile, path: KeyPath): number {
  const message = file.get(path);
  if (message === undefined) throw changed();
  return message.offset;
}

/** Says of a file that cannot be read which one it is. */
export function* readably<T>(path: string, steps: Cooperative<T>): Cooperative<T> {
  try {
    return yield* steps;
  } catch (error) {
    if (!(error instanceof ResourceFileError)) throw error;
    throw new ProjectError({ code: 'unreadable', path, cause: error });
  }
}

const changed = () => new CellEditError('changed');
