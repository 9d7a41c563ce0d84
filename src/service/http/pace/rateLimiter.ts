import type { Clock } from '../clock.ts';
import { AdaptiveRate } from './adaptiveRate.ts';

/** Longest hold in milliseconds, so that no answer can shut the service off for good. */
const longestPause = 60_000;
/** Milliseconds that the place of a refused request stays empty; more when nothing but refusals comes. */
const rest = 200;
const longestRest = 3_200;

/** A request that is to have its turn. */
export interface Entry {
  /** Someone waits for it: it goes before others, and there is always a place for one of this kind. */
  readonly urgent: boolean;
  /** It is to find out whether the service is there again, so that it waits for nothing. */
  readonly probe: boolean;
  /** Milliseconds of a hold that it waits for. */
  readonly longestWait: number;
  readonly signal: AbortSignal | undefined;
}

/** How a turn ended, as far as the pace is concerned; `unknown` says nothing about it. */
export type TurnEnd =
  | { readonly how: 'answered' | 'unknown' }
  | { readonly how: 'refused'; readonly retryAfter?: number | undefined };

/** The service has asked for a pause that is longer than an {@link Entry} waits. */
export class PauseTooLong extends Error {
  override readonly name = 'Held';
  /** Milliseconds until the pause is over. */
  readonly left: number;

  constructor(left: number) {
    super('the service asked for a pause');
    this.left = left;
  }
}

interface Period {
  readonly since: number;
  readonly until: number;
}

/** Milliseconds until it is over; a clock that was set back ends it. */
const leftOf = ({ since, until }: Period, now: number) =>
  now < since ? 0 : Math.max(0, until - now);

interface Waiter {
  readonly entry: Entry;
  readonly start: () => void;
  readonly giveUp: (reason: Error) => void;
}

/** Lets the requests of a client out: so many at once, so far apart, and none while the service has asked for a pause. */
export class RateLimiter {
  readonly #clock: Clock;
  readonly #rate: AdaptiveRate;
  #waiting: readonly Waiter[] = [];
  #running = 0;
  /** Turns so far. */
  #turns = 0;
  #lastStart = 0;
  #pause: Period = { since: 0, until: 0 };
  /** Turns before the hold. */
  #pausedAfter = 0;
  /** During these the places of refused requests stay empty. */
  #resting: readonly Period[] = [];
  #refusedInARow = 0;
  /** All have waited once. */
  #hasPaused = false;
  #alarm: { readonly at: number; readonly off: AbortController } | undefined;

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#rate = new AdaptiveRate(clock.now());
  }

  /** Waits for a turn, whose end has to be reported. Rejects with the signal's reason, or with {@link PauseTooLong}. */
  turn(entry: Entry): Promise<(end: TurnEnd) => void> {
    return new Promise((resolve, reject) => {
      entry.signal?.throwIfAborted();
      const cancel = () => waiter.giveUp(entry.signal?.reason as Error);
      const leave = () => {
        entry.signal?.removeEventListener('abort', cancel);
        this.#waiting = this.#waiting.filter((one) => one !== waiter);
      };
      const waiter: Waiter = {
        entry,
        start: () => {
          leave();
          resolve(this.#started());
        },
        giveUp: (reason) => {
          leave();
          reject(reason);
          this.#setAlarm();
        },
      };
      entry.signal?.addEventListener('abort', cancel);
      this.#waiting = [...this.#waiting, waiter];
      this.#letOut();
    });
  }

  #started(): (end: TurnEnd) => void {
    const started = this.#clock.now();
    const turn = ++this.#turns;
    this.#running++;
    this.#lastStart = started;
    return (end) => {
      this.#running--;
      if (end.how !== 'unknown') this.#rate.ended(end.how, started, this.#clock.now());
      if (end.how === 'answered') this.#answered(turn);
      if (end.how === 'refused') this.#refused(end.retryAfter);
      this.#letOut();
    };
  }

  /** An answer to a request that was sent during a hold shows that the service is available again. */
  #answered(turn: number): void {
    this.#refusedInARow = 0;
    if (turn > this.#pausedAfter) this.#pause = { since: 0, until: 0 };
  }

  #refused(retryAfter: number | undefined): void {
    const now = this.#clock.now();
    if (retryAfter !== undefined && this.#isForAll()) {
      const until = now + Math.min(retryAfter, longestPause);
      this.#pausedAfter = this.#turns;
      if (until > this.#pause.until) this.#pause = { since: now, until };
    }
    const doublings = Math.floor(this.#refusedInARow++ / this.#rate.width);
    const until = now + Math.min(longestRest, rest * 2 ** doublings);
    const resting = this.#resting.filter((period) => leftOf(period, now) > 0);
    this.#resting = [...resting, { since: now, until }];
  }

  /**
   * Whether all should wait because one is to. They do so once; a service that goes on answering some and making others
   * wait means these others, and how many those are is a matter of the rate.
   */
  #isForAll(): boolean {
    const isFirst = !this.#hasPaused;
    this.#hasPaused = true;
    return isFirst || this.#refusedInARow >= this.#rate.width;
  }

  #letOut(): void {
    for (const waiter of this.#waiting) {
      const left = leftOf(this.#pause, this.#clock.now());
      if (!waiter.entry.probe && left > waiter.entry.longestWait)
        waiter.giveUp(new PauseTooLong(left));
    }
    const inTurn = this.#waiting.toSorted(
      (a, b) => Number(b.entry.urgent) - Number(a.entry.urgent),
    );
    for (const waiter of inTurn) if (this.#waitFor(waiter.entry) === 0) waiter.start();
    this.#setAlarm();
  }

  /** Wakes when the next one may start without anything having ended before. */
  #setAlarm(): void {
    const now = this.#clock.now();
    const waits = this.#waiting.map(({ entry }) => this.#waitFor(entry));
    const at = now + Math.min(...waits);
    if (at === this.#alarm?.at) return;
    this.#alarm?.off.abort();
    this.#alarm = undefined;
    if (at === Number.POSITIVE_INFINITY) return;
    const off = new AbortController();
    this.#alarm = { at, off };
    const wake = () => {
      this.#alarm = undefined;
      this.#letOut();
    };
    this.#clock.wait(at - now, off.signal).then(wake, () => undefined);
  }

  /** Milliseconds until a request may start; infinite where another one has to end first. */
  #waitFor({ urgent, probe }: Entry): number {
    if (probe) return 0;
    const now = this.#clock.now();
    const { width, spacing } = this.#rate;
    const places = width + (urgent ? 1 : 0);
    const resting = this.#resting.map((period) => leftOf(period, now)).filter((left) => left > 0);
    const spaced = leftOf({ since: this.#lastStart, until: this.#lastStart + spacing }, now);
    const wait = Math.max(leftOf(this.#pause, now), spaced);
    if (this.#running + resting.length < places) return wait;
    return this.#running < places ? Math.max(wait, Math.min(...resting)) : Number.POSITIVE_INFINITY;
  }
}
