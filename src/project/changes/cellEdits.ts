import type { Cooperative } from '../../catalog/cooperative.ts';
import { applyEdits } from '../../catalog/edit.ts';
import { formatFor } from '../../catalog/formats/formats.ts';
import type { KeyPath } from '../../catalog/keyPath.ts';
import { translatable } from '../../message/translatable.ts';
import type { TargetFile } from '../plan/targetFile.ts';
import type { BaseAndEdits, FileChange } from '../ports/files.ts';
import { ProjectError } from '../projectError.ts';
import { editsOf } from '../write/fileEdits.ts';
import { StaleError } from './staleError.ts';
import { readably, textHash, type TextChange } from './textChange.ts';

/** A text that a person gives a message in one locale. */
export interface CellEdit {
  readonly path: KeyPath;
  /** What the person saw; nothing, or nothing but quotes, where there was no text. */
  readonly before: string | undefined;
  readonly after: string;
}

/** A target file as it was planned. */
export type PlannedTarget = Pick<TargetFile, 'set' | 'locale' | 'path' | 'source' | 'current'>;

/**
 * The change of a target file that gives messages their texts. A message whose text is another one by now, or for which the
 * file has no place, is left as it is. `done` is told of the last attempt.
 *
 * @throws {StaleError} while it is written, where no message has the text any longer that the person saw
 * @throws {ProjectError} `noPlace` while it is written, where the file has a place for none of those that have it
 */
export function cellsChange(
  target: PlannedTarget,
  edits: readonly CellEdit[],
  done: (change: TextChange) => void = () => undefined,
): FileChange {
  const { path, set, locale } = target;
  function* change(text: string | undefined): Cooperative<BaseAndEdits> {
    const { made, ...written } = yield* cellsEdits(target, edits, text);
    done({
      path,
      sourcePath: set.source.path,
      sourceLocale: set.source.locale,
      locale,
      format: set.format,
      ...(text === undefined ? {} : { before: text }),
      after: textHash(applyEdits(written.base, written.edits)),
      messages: made.map(({ path: key, before, after: now }) => ({
        path: key,
        now,
        ...(before === undefined ? {} : { before }),
      })),
    });
    return written;
  }
  return { path, change: (text) => readably(path, change(text)) };
}

/** `made` are those that were made; their `before` is what the file had. */
function* cellsEdits(
  { set, locale, path: file, source, current }: PlannedTarget,
  edits: readonly CellEdit[],
  text: string | undefined,
): Cooperative<BaseAndEdits & { readonly made: readonly CellEdit[] }> {
  const format = formatFor(set.format, locale);
  if ((text === undefined) !== (current === undefined)) throw new StaleError();
  if ((current?.messages.length ?? 0) === 0) {
    const due = edits.filter(({ before, after }) => (before ?? '') === '' && after !== '');
    if (due.length === 0) throw new StaleError();
    const values = due.map(({ path, after }) => ({ path, value: after }));
    const made = due.map((edit) => ({ ...edit, before: undefined }));
    return { ...(yield* editsOf({ format, source, target: current, locale, values }, text)), made };
  }
  const now = yield* format.parse(text ?? '');
  const known = edits.map((edit) => ({ ...edit, before: now.get(edit.path)?.value }));
  const same = known.filter(({ before }, place) => (before ?? '') === (edits[place]?.before ?? ''));
  const [first] = same;
  if (first === undefined) throw new StaleError();
  const made = same.filter(({ path }) => now.canTake(path));
  if (made.length === 0) throw new ProjectError({ code: 'noPlace', path: file, key: first.path });
  const values = made.map(({ path, after }) => ({ path, value: after }));
  return { base: text ?? '', edits: yield* now.write(values, source, translatable), made };
}
