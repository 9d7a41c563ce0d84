import type { Cooperative } from '../../catalog/cooperative.ts';
import { applyEdits, difference, type Edit } from '../../catalog/edit.ts';
import { formatFor } from '../../catalog/formats/formats.ts';
import { translatable } from '../../message/translatable.ts';
import type { TargetFile } from '../plan/targetFile.ts';
import type { BaseAndEdits, FileChange, WriteOutcome } from '../ports/files.ts';
import type { ChangedMessage } from '../undo/changedFile.ts';
import { withoutRun } from '../undo/withoutRun.ts';
import { editsOf } from '../write/fileEdits.ts';
import {
  CellEditError,
  readably,
  type CellEdit,
  type DoneCellEdit,
  type TargetPlace,
} from './cellEdit.ts';

/** What edits did to the text of their file, so that they can be taken back. */
export interface DoneCellEdits {
  readonly base: string;
  readonly edits: readonly Edit[];
  /** Those that were made; `before` is what the file had. */
  readonly made: readonly CellEdit[];
}

/**
 * The change of a target file that gives several messages their texts. A message whose text is another one by now, or for
 * which the file has no place, is left as it is. `done` is told of the last attempt.
 *
 * @throws {CellEditError} while it is written, where no message could be given its text
 */
export function cellsChange(
  target: TargetPlace,
  edits: readonly CellEdit[],
  done: (edits: DoneCellEdits) => void,
): FileChange {
  return {
    path: target.path,
    *change(text) {
      const made = yield* readably(target.path, cellsEdits(target, edits, text));
      done(made);
      return made;
    },
  };
}

/** The change of a target file that gives one message its text; otherwise as {@link cellsChange}. */
export function cellChange(
  target: TargetPlace,
  edit: CellEdit,
  done: (edit: DoneCellEdit) => void,
): FileChange {
  return cellsChange(target, [edit], ({ base, edits, made }) => {
    done({ ...edit, before: made[0]?.before, base, edits });
  });
}

function* cellsEdits(
  { set, locale, source, current }: TargetPlace,
  edits: readonly CellEdit[],
  text: string | undefined,
): Cooperative<DoneCellEdits> {
  const format = formatFor(set.format, locale);
  if ((text === undefined) !== (current === undefined)) throw new CellEditError('changed');
  if ((current?.messages.length ?? 0) === 0) {
    const due = edits.filter(({ before, after }) => (before ?? '') === '' && after !== '');
    if (due.length === 0) throw new CellEditError('changed');
    const values = due.map(({ path, after }) => ({ path, value: after }));
    const file = { format, source, target: current, locale, values };
    const made = due.map((edit) => ({ ...edit, before: undefined }));
    return { ...(yield* editsOf(file, text)), made };
  }
  const now = yield* format.parse(text ?? '');
  const known = edits.map((edit) => ({ ...edit, before: now.get(edit.path)?.value }));
  const same = known.filter(({ before }, place) => (before ?? '') === (edits[place]?.before ?? ''));
  if (same.length === 0) throw new CellEditError('changed');
  const made = same.filter(({ path }) => now.canTake(path));
  if (made.length === 0) throw new CellEditError('noPlace');
  const values = made.map(({ path, after }) => ({ path, value: after }));
  const written = yield* now.write(values, source, translatable);
  return { base: text ?? '', edits: written, made };
}

/** `after` is what a file holds that was made for its texts. */
type GivenFile<Made> = Made & { readonly after?: Uint8Array };

/** What became of texts for messages of several target files. */
export interface GivenTexts<Made> {
  /** The files that have theirs, saved or in a document with unsaved changes; `made` is theirs. */
  readonly files: readonly GivenFile<Made>[];
  /** How many messages have their text. */
  readonly count: number;
  /** How many of these are in documents with unsaved changes. */
  readonly unsaved: number;
}

/**
 * What is in a document is done, whether or not that is saved.
 *
 * @param made what was worked out for each file at last, by path
 */
export function givenTexts<Made extends { readonly done: DoneCellEdits }>(
  { written, applied }: Pick<WriteOutcome, 'written' | 'applied'>,
  made: ReadonlyMap<string, Made>,
): GivenTexts<Made> {
  const files: GivenFile<Made>[] = [];
  let [count, unsaved] = [0, 0];
  for (const { path, before, after } of written) {
    const one = made.get(path);
    if (one === undefined) continue;
    count += one.done.made.length;
    files.push(before === undefined ? { ...one, after } : one);
  }
  for (const { path, isSaved } of applied) {
    const one = made.get(path);
    if (one === undefined) continue;
    count += one.done.made.length;
    if (!isSaved) unsaved += one.done.made.length;
    files.push(one);
  }
  return { files, count, unsaved };
}

/**
 * The change that takes edits back: to the byte where the file is as they left it. Otherwise only messages that still have
 * the text that they were given get their earlier one.
 *
 * @throws {CellEditError} `changed` while it is written, where there is nothing to take back
 */
export function cellsTakenBack(
  { set, locale, path }: Pick<TargetFile, 'set' | 'locale' | 'path'>,
  done: DoneCellEdits,
): FileChange {
  function* change(text: string | undefined): Cooperative<BaseAndEdits> {
    if (text === undefined) throw new CellEditError('changed');
    if (text === applyEdits(done.base, done.edits)) {
      return { base: text, edits: [difference(text, done.base)] };
    }
    const file = {
      path,
      sourcePath: set.source.path,
      sourceLocale: set.source.locale,
      locale,
      format: set.format,
      before: done.base,
      messages: done.made.map(changedMessage),
    };
    const back = yield* withoutRun(file, text, new Set());
    if (back.edits.length === 0) throw new CellEditError('changed');
    return back;
  }
  return { path, change: (text) => readably(path, change(text)) };
}

const changedMessage = ({ path, before, after }: CellEdit): ChangedMessage => ({
  path,
  source: '',
  ...(before === undefined ? {} : { before }),
  now: after,
  by: 'source',
});
