import type { Clock } from './clock.ts';

/** Longest hold in milliseconds, so that no answer can shut the service off for good. */
const longestHold = 60_000;

/** Milliseconds between two requests after the first refusal, and at most. */
const firstSpacing = 100;
const longestSpacing = 1_000;
/** An answer allows so much of the spacing; what is shorter than `noSpacing` is none. */
const easing = 0.95;
const noSpacing = 20;

/**
 * Holds back all requests of a client after one of them was told to slow down, and then lets them out one after the
 * other: let out together they would be refused again. How far apart they go is found out by what is refused.
 */
export class Gate {
  readonly #clock: Clock;
  #until = 0;
  #spacing = 0;
  #refused = false;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Requests that were under way together may all be refused: until one is answered, that counts once. */
  hold(milliseconds: number): void {
    this.#closeFor(milliseconds);
    if (!this.#refused) {
      this.#spacing = Math.min(longestSpacing, Math.max(firstSpacing, this.#spacing * 2));
    }
    this.#refused = true;
  }

  /** A request goes through. */
  pass(): void {
    if (this.#spacing > 0) this.#closeFor(this.#spacing);
  }

  answered(): void {
    this.#refused = false;
    this.#spacing *= easing;
    if (this.#spacing < noSpacing) this.#spacing = 0;
  }

  /** Milliseconds until the gate opens; 0 when it is open. */
  get remaining(): number {
    return Math.max(0, this.#until - this.#clock.now());
  }

  #closeFor(milliseconds: number): void {
    const until = this.#clock.now() + Math.min(milliseconds, longestHold);
    this.#until = Math.max(this.#until, until);
  }
}
