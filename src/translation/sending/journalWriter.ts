import type { PaidTranslations, PauseEvent } from '../job.ts';
import type { TranslationRequest } from '../translator.ts';
import type { StopReasons } from './stopReasons.ts';
import type { RunClock } from './runClock.ts';

/** Milliseconds between two tries to write: twice as long each time, up to the second. */
const firstWait = 1_000;
const longestWait = 60_000;
/** Milliseconds of failing after which there is no point in trying again. */
const longestTrouble = 15 * 60_000;

/** Writes down what was paid for. Where that fails, nothing more is to be sent until it succeeds. */
export class JournalWriter {
  readonly #journal: PaidTranslations | undefined;
  readonly #clock: RunClock;
  readonly #stops: StopReasons;
  readonly #notify: (event: PauseEvent) => void;
  /** What is tried again, one after the other: fulfilled when that has come to an end. */
  #trouble: Promise<void> | undefined;

  constructor(
    journal: PaidTranslations | undefined,
    clock: RunClock,
    stops: StopReasons,
    notify: (event: PauseEvent) => void,
  ) {
    this.#journal = journal;
    this.#clock = clock;
    this.#stops = stops;
    this.#notify = notify;
  }

  /** Fulfilled when nothing is left to be written, or the run has stopped. */
  async settled(): Promise<void> {
    while (this.#trouble !== undefined) await this.#trouble;
  }

  /** Stops the run where there is no point in trying any longer. */
  async keep(request: TranslationRequest, answers: readonly string[]): Promise<void> {
    const write = async () => this.#journal?.keep(request, answers);
    try {
      await write();
    } catch (error) {
      const before = this.#trouble;
      const mine =
        before === undefined
          ? this.#repeat(write, error)
          : before.then(() => this.#repeat(write, undefined));
      this.#trouble = mine;
      await mine;
      if (this.#trouble !== mine) return;
      this.#trouble = undefined;
      this.#notify({ kind: 'resumed' });
    }
  }

  /** `error`: it has failed just now. */
  async #repeat(write: () => Promise<void>, error: unknown): Promise<void> {
    const since = this.#clock.now();
    let failure = error;
    for (let tries = 0; ; tries++) {
      if (failure !== undefined) await this.#pause(failure, tries);
      try {
        return await write();
      } catch (again) {
        failure = again;
        const isOver = this.#clock.now() - since > longestTrouble;
        if (isOver) this.#stops.stop({ reason: 'journal', error: again });
        if (this.#stops.signal.aborted) return;
      }
    }
  }

  /** Ends also when the run is stopped, so that there is one more try. */
  async #pause(error: unknown, tries: number): Promise<void> {
    const wait = Math.min(longestWait, firstWait * 2 ** tries);
    this.#notify({ kind: 'paused', reason: 'journal', error, until: this.#clock.now() + wait });
    try {
      await this.#clock.wait(wait, this.#stops.signal);
    } catch {
      // Stopped: there is one more try.
    }
  }
}
