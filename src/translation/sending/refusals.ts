import type { Batch, JobTable } from '../jobTable.ts';
import { textLimit } from '../translator.ts';

/**
 * Refusals in a row after which it is not single texts that the service minds: where it has answered before, a batch may
 * be refused in all its parts.
 */
const maxRefusals = { atFirst: 12, afterAnswers: 2 * textLimit } as const;

interface Streak {
  answered: boolean;
  refusedInARow: number;
}

/** Counts what a service refuses for its texts, for each target, and apart for texts that are XML. */
export class Refusals {
  readonly #streaks = { plain: new Map<JobTable, Streak>(), tags: new Map<JobTable, Streak>() };

  answered(batch: Batch): void {
    const streak = this.#streakOf(batch);
    streak.answered = true;
    streak.refusedInARow = 0;
  }

  refused(batch: Batch): void {
    this.#streakOf(batch).refusedInARow++;
  }

  /** The service minds whatever it is sent in this way. */
  isExhausted(batch: Batch): boolean {
    const { answered, refusedInARow } = this.#streakOf(batch);
    return refusedInARow >= (answered ? maxRefusals.afterAnswers : maxRefusals.atFirst);
  }

  #streakOf({ table, request }: Batch): Streak {
    const streaks = this.#streaks[request.tags === true ? 'tags' : 'plain'];
    const streak = streaks.get(table) ?? { answered: false, refusedInARow: 0 };
    streaks.set(table, streak);
    return streak;
  }
}
