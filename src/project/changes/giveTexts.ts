import type { ResourceSet } from '../../catalog/layouts/resourceSet.ts';
import type { Files, WriteOutcome } from '../ports/files.ts';
import { ProjectError } from '../projectError.ts';
import { cellsChange, type CellEdit, type PlannedTarget } from './cellEdits.ts';
import { inTurn, type Step } from './history.ts';
import { restoreTexts } from './restoreTexts.ts';
import { StaleError } from './staleError.ts';
import type { TextChange } from './textChange.ts';

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
