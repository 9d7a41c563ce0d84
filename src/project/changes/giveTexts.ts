import type { Cooperative } from '../../resources/cooperative.ts';
import { applyEdits } from '../../resources/edit.ts';
import type { KeyPath } from '../../resources/formats/format.ts';
import { formatFor } from '../../resources/formats/formats.ts';
import type { ResourceSet } from '../../resources/layouts/resourceSet.ts';
import { translatable } from '../../message/translatable.ts';
import type { TargetFile } from '../plan/targetFile.ts';
import type { BaseAndEdits, FileChange, Files, WriteOutcome } from '../ports/files.ts';
import { ProjectError } from '../ledger/projectError.ts';
import { editsOf } from '../write/fileEdits.ts';
import { inTurn, type Step } from './history.ts';
import { restoreTexts } from './restoreTexts.ts';
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

/** A project in which a person changes texts. */
export interface EditedProject extends Pick<Files, 'read' | 'write' | 'removeMade'> {
  /** A target file as it is now. @throws where it cannot be read */
  plan(set: ResourceSet, locale: string): Promise<PlannedTarget>;
  /** The error as a person sees it, with the address of its file. */
  inWords(error: unknown): unknown;
}

/** Texts for messages of a target file. */
export interface EditedPlace {
  readonly project: EditedProject;
  readonly set: ResourceSet;
  readonly locale: string;
  readonly edits: readonly CellEdit[];
}

/** What became of texts for messages. */
export interface GivenTexts {
  /** How many messages have theirs, and how many of these are in documents with unsaved changes. */
  readonly count: number;
  readonly unsaved: number;
  /** Why files could not be written, in words. */
  readonly failures: readonly unknown[];
}

/**
 * The step that gives messages their texts; each that has another one by now, or no place, is left as it is. Of one message
 * as of many. `done` is told what became of them, in each project. Taken back, texts are what they were, to the byte where
 * nothing else has changed.
 *
 * @throws {StaleError} where no message can have its text
 * @throws what keeps the only files from being written
 */
export function giveTexts(
  places: readonly EditedPlace[],
  done: (given: GivenTexts) => void = () => undefined,
): Step {
  const projects = [...new Set(places.map(({ project }) => project))];
  return inTurn(
    projects.map((project) => {
      const own = places.filter((place) => place.project === project);
      return () => giveIn(project, own, done);
    }),
  );
}

async function giveIn(
  project: EditedProject,
  places: readonly EditedPlace[],
  done: (given: GivenTexts) => void,
): Promise<Step> {
  const made = new Map<string, Made>();
  const changes = [];
  for (const place of places) {
    const target = await project.plan(place.set, place.locale);
    changes.push(
      cellsChange(target, place.edits, (change) => made.set(target.path, { place, change })),
    );
  }
  const outcome = await project.write(changes);
  const given = madeIn(outcome, made);
  const [refused] = outcome.refused;
  if (given.length === 0)
    throw refused === undefined ? new StaleError() : project.inWords(refused.error);
  const unsaved = new Set(outcome.applied.flatMap(({ path, isSaved }) => (isSaved ? [] : [path])));
  done({
    count: messagesIn(given),
    unsaved: messagesIn(given.filter(({ change }) => unsaved.has(change.path))),
    failures: outcome.refused.flatMap(({ error }) =>
      isLeft(error) ? [] : [project.inWords(error)],
    ),
  });
  return inTurn(given.toReversed().map(({ place, change }) => stepBack(place, change)));
}

interface Made {
  readonly place: EditedPlace;
  readonly change: TextChange;
}

/** What is in a document is made, whether or not that is saved. */
function madeIn(
  { written, applied }: WriteOutcome,
  made: ReadonlyMap<string, Made>,
): readonly Made[] {
  return [...written, ...applied].flatMap(({ path }) => made.get(path) ?? []);
}

const messagesIn = (made: readonly Made[]): number =>
  made.reduce((sum, { change }) => sum + change.messages.length, 0);

/** Of a file whose messages have other texts by now, or no place. */
const isLeft = (error: unknown): boolean =>
  error instanceof StaleError ||
  (error instanceof ProjectError && error.problem.code === 'noPlace');

function stepBack(place: EditedPlace, change: TextChange): Step {
  return async () => {
    const { project } = place;
    const { changed, refused } = await restoreTexts(project, [change]);
    if (refused[0] !== undefined) throw project.inWords(refused[0].error);
    if (changed === 0) throw new StaleError();
    return giveTexts([place]);
  };
}
