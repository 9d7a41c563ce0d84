import { runYielding } from '../../../catalog/cooperative.ts';
import { reportWithAccepted } from '../../../project/proposals/reportWithAccepted.ts';
import { joinedChanges } from '../../../project/undo/joinedChanges.ts';
import type { UndoOutcome } from '../../../project/undo/undoRun.ts';
import { afterUndo, type KeptRun } from '../lastRun/keptRun.ts';
import type { RunStore } from '../lastRun/runStore.ts';

/** What was accepted at once, and the run as it is kept with that. */
interface Accepted {
  readonly own: KeptRun;
  readonly kept: KeptRun;
}

/**
 * The one run that is kept of a review: what a person accepts joins what the run itself wrote, so that one undo takes back
 * all of it. Where that run is undone or not kept any longer, another one begins with what is accepted next.
 */
export class KeptReview {
  readonly #runs: Pick<RunStore, 'keep' | 'isWhole'>;
  /** Without anything accepted; nothing where it began with that. */
  #start: KeptRun | undefined;
  #accepted: readonly Accepted[] = [];

  constructor(runs: Pick<RunStore, 'keep' | 'isWhole'>, run: KeptRun) {
    this.#runs = runs;
    this.#start = run;
  }

  /** @returns the run that is kept now */
  async add(own: KeptRun): Promise<KeptRun> {
    const before = this.#kept;
    if (before === undefined || !this.#runs.isWhole(before)) {
      this.#start = undefined;
      this.#accepted = [];
    }
    this.#accepted = await this.#with([own]);
    const kept = this.#kept ?? own;
    await this.#runs.keep(kept);
    return kept;
  }

  /** Leaves out what was accepted at once and is taken back. */
  async remove(own: KeptRun, outcome: UndoOutcome): Promise<void> {
    const place = this.#accepted.findIndex((one) => one.own === own);
    const before = this.#kept;
    // What could not be put back stays in the run, to be tried again with all of it.
    if (place < 0 || before === undefined || outcome.refused.length > 0) return;
    const later = this.#accepted.slice(place + 1);
    this.#accepted = this.#accepted.slice(0, place);
    this.#accepted = await this.#with(later.map((one) => one.own));
    if (this.#runs.isWhole(before)) await this.#runs.keep(this.#kept ?? afterUndo(own, outcome));
  }

  get #kept(): KeptRun | undefined {
    return this.#accepted.at(-1)?.kept ?? this.#start;
  }

  async #with(more: readonly KeptRun[]): Promise<readonly Accepted[]> {
    const all = [...this.#accepted];
    for (const own of more) {
      const before = all.at(-1)?.kept ?? this.#start;
      all.push({ own, kept: before === undefined ? own : await joined(before, own) });
    }
    return all;
  }
}

/** The journal of the first of two runs holds what either has closed. */
async function joined(first: KeptRun, own: KeptRun): Promise<KeptRun> {
  const changes = await runYielding(joinedChanges(first.changes, own.changes));
  return {
    ...first,
    report: reportWithAccepted(first.report, own),
    changes,
    toUndo: changes.files.map(({ path }) => path),
    answers: first.answers === '' ? own.answers : first.answers,
  };
}
