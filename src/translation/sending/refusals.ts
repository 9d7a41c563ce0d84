import type { Batch, JobTable } from '../jobTable.ts';
import { textLimit } from '../translator.ts';

/**
 * Refusals in a row after which it is not single texts that the service minds: where it has answered before, a batch may
 * be refused in all its parts.
 */
const patience = { atFirst: 12, later: 2 * textLimit } as const;

interface Course {
  answered: boolean;
  refusedInARow: number;
}

/** Counts what a service refuses for its texts, for each target, and apart for texts that are XML. */
export class Refusals {
  readonly #courses = { plain: new Map<JobTable, Course>(), tags: new Map<JobTable, Course>() };

  answered(batch: Batch): void {
    const course = this.#courseOf(batch);
    course.answered = true;
    course.refusedInARow = 0;
  }

  refused(batch: Batch): void {
    this.#courseOf(batch).refusedInARow++;
  }

  /** The service minds whatever it is sent in this way. */
  isHopeless(batch: Batch): boolean {
    const { answered, refusedInARow } = this.#courseOf(batch);
    return refusedInARow >= (answered ? patience.later : patience.atFirst);
  }

  #courseOf({ table, request }: Batch): Course {
    const courses = this.#courses[request.tags === true ? 'tags' : 'plain'];
    const course = courses.get(table) ?? { answered: false, refusedInARow: 0 };
    courses.set(table, course);
    return course;
  }
}
