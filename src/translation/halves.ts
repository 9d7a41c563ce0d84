import type { Batch, JobTable } from './jobTable.ts';

/** Halves refused in a row after which it is not single texts that the service minds. */
const patience = 12;

/** A refused batch that was cut, and why it was refused. */
export interface Half extends Batch {
  readonly refusal: unknown;
}

/**
 * Batches that the service refused, cut in two until what it minds stands alone: the texts beside that one are
 * sound, and a refused request is not billed.
 */
export class Halves {
  readonly #waiting: Half[] = [];
  readonly #refused = new Map<JobTable, number>();

  /** Cuts a refused batch, to be sent again; false where that leads nowhere. */
  cut(batch: Batch | Half, refusal: unknown): boolean {
    const { table, request } = batch;
    if ('refusal' in batch) this.#refused.set(table, this.#refusedInARow(table) + 1);
    const middle = request.texts.length >> 1;
    if (middle === 0 || this.isHopeless(table)) return false;
    for (const texts of [request.texts.slice(0, middle), request.texts.slice(middle)]) {
      this.#waiting.push({ ...batch, request: { ...request, texts }, refusal });
    }
    return true;
  }

  answered(table: JobTable): void {
    this.#refused.delete(table);
  }

  /** The service minds whatever comes from this table. */
  isHopeless(table: JobTable): boolean {
    return this.#refusedInARow(table) >= patience;
  }

  /** What is to be sent now. */
  take(): readonly Half[] {
    return this.#waiting.splice(0);
  }

  #refusedInARow(table: JobTable): number {
    return this.#refused.get(table) ?? 0;
  }
}
