import type { Cause } from '../failure.ts';
import type { JobTable } from '../jobTable.ts';

interface Stop {
  readonly controller: AbortController;
  cause: Cause | undefined;
}

/** Says what keeps a run, or one of its targets, from sending more. What is under way then may still be answered. */
export class StopReasons {
  readonly #run: Stop = { controller: new AbortController(), cause: undefined };
  readonly #targets = new Map<JobTable, Stop>();

  /** `cancelled` stops the run. */
  constructor(cancelled: AbortSignal) {
    const cancel = () => this.stop({ reason: 'cancelled', error: undefined });
    if (cancelled.aborted) cancel();
    else cancelled.addEventListener('abort', cancel, { signal: this.#run.controller.signal });
  }

  /** Aborted when the run has stopped. */
  get signal(): AbortSignal {
    return this.#run.controller.signal;
  }

  stop(cause: Cause): void {
    end(this.#run, cause);
    for (const target of this.#targets.values()) target.controller.abort();
  }

  giveUp(table: JobTable, cause: Cause): void {
    end(this.#target(table), cause);
  }

  /** Why nothing more is sent for a target; undefined where all is well. */
  causeFor(table: JobTable): Cause | undefined {
    return this.#run.cause ?? this.#targets.get(table)?.cause;
  }

  /** Aborted as soon as there is a cause. */
  signalFor(table: JobTable): AbortSignal {
    return this.#target(table).controller.signal;
  }

  #target(table: JobTable): Stop {
    const known = this.#targets.get(table);
    if (known !== undefined) return known;
    const target: Stop = { controller: new AbortController(), cause: undefined };
    if (this.#run.cause !== undefined) target.controller.abort();
    this.#targets.set(table, target);
    return target;
  }
}

function end(stop: Stop, cause: Cause): void {
  stop.cause ??= cause;
  stop.controller.abort();
}
