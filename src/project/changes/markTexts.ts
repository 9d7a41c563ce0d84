import type { ResourceSet } from '../../resources/layouts/resourceSet.ts';
import type { ReadText } from './unchangedIds.ts';
import type { Step } from './history.ts';
import { StaleError } from './staleError.ts';

/** Messages of a target file as a person has read them. */
export interface ReadTarget {
  readonly set: ResourceSet;
  readonly locale: string;
  /** By `keyId`. */
  readonly texts: ReadonlyMap<string, ReadText>;
}

/** What became of messages that a person has found right. */
export interface ReviewOutcome {
  /** They count as read now. */
  readonly count: number;
  /** They will, once their files are saved. */
  readonly unsaved: number;
  /** They do not: a run puts other texts in the place of theirs. */
  readonly replaced: number;
}

export const noneReviewed: ReviewOutcome = { count: 0, unsaved: 0, replaced: 0 };

/** Whether nothing is marked, now or later. */
export const isNoneReviewed = ({ count, unsaved }: ReviewOutcome): boolean => count + unsaved === 0;

/** The same marks, with a way back. */
export interface MadeMarks extends ReviewOutcome {
  /** Takes the marks back, also those that wait; gives how many there were. */
  readonly takeBack: () => Promise<number>;
}

/** A project in which a person marks what they have read. */
export interface MarkedProject {
  /** Leaves out texts that are other ones by now, or have another source: nobody has read these. */
  mark(read: readonly ReadTarget[]): Promise<MadeMarks>;
}

/** Messages of a target file of a project, as a person has read them. */
export interface MarkedPlace extends ReadTarget {
  readonly project: MarkedProject;
}

/**
 * The step that records that texts were read and found right; the texts stay as they are.
 *
 * @throws {StaleError} where none can be marked
 */
export function markTexts(
  places: readonly MarkedPlace[],
  reader: {
    readonly made?: (marked: ReviewOutcome) => void;
    readonly back?: (count: number) => void;
    /** The error where none was marked, because runs replace so many. */
    readonly replaced?: (count: number) => Error;
  } = {},
): Step {
  const { replaced } = reader;
  return async () => {
    const all: MadeMarks[] = [];
    for (const project of new Set(places.map((place) => place.project)))
      all.push(await project.mark(places.filter((place) => place.project === project)));
    const sum = (what: keyof ReviewOutcome) => all.reduce((total, one) => total + one[what], 0);
    const marked = { count: sum('count'), unsaved: sum('unsaved'), replaced: sum('replaced') };
    if (isNoneReviewed(marked)) {
      const why = marked.replaced > 0 ? replaced?.(marked.replaced) : undefined;
      throw why ?? new StaleError();
    }
    reader.made?.(marked);
    return async () => {
      let count = 0;
      for (const { takeBack } of all) count += await takeBack();
      reader.back?.(count);
      return markTexts(places, replaced && { replaced });
    };
  };
}

/** The same of texts that a step before this one writes: that none can be marked is no failure. */
export function markWritten(places: readonly MarkedPlace[]): Step {
  return async () => {
    const back = await markTexts(places)().catch((error: unknown) => {
      if (error instanceof StaleError) return undefined;
      throw error;
    });
    return async () => {
      await back?.();
      return markWritten(places);
    };
  };
}
