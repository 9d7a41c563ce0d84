import type { Clock } from './clock.ts';

/** Longest hold in milliseconds, so that no answer can shut the service off for good. */
const longestHold = 60_000;

/** Holds back all requests of a client after one of them was told to slow down. */
export class Gate {
  readonly #clock: Clock;
  #until = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  hold(milliseconds: number): void {
    const until = this.#clock.now() + Math.min(milliseconds, longestHold);
    this.#until = Math.max(this.#until, until);
  }

  /** Milliseconds until the gate opens; 0 when it is open. */
  get remaining(): number {
    return Math.max(0, this.#until - this.#clock.now());
  }
}
