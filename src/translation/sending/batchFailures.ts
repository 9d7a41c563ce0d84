import type { Failure } from '../failure.ts';
import type { RunClock } from './runClock.ts';

/**
 * Milliseconds until a batch is sent again, at most; twice as long each time, up to the second. No longer than that, because
 * others are answered meanwhile.
 */
const firstBackoff = 500;
const longestBackoff = 2_000;
const shortestBackoff = 50;

/**
 * Strikes after which a batch of several texts is cut, those without an answer, and those after which a lone text is
 * abandoned.
 */
const strikesOfMany = 3;
const unansweredOfMany = 2;
const strikesOfOne = 6;
/** Failures after which a batch is cut that has no strikes, because nothing is answered. */
const failuresOfMany = 6;

/** For someone who waits: failures in all, those without an answer, and milliseconds that the service wants to be left alone. */
const interactiveFailures = 3;
const interactiveUnanswered = 2;
const interactiveWait = 15_000;

/**
 * The course of a batch that fails. A failure is a strike against the batch where others were answered since the one before:
 * then it is not the service that is away.
 */
export class BatchFailures {
  #failures = 0;
  #unanswered = 0;
  #unusable = 0;
  #strikes = 0;
  #ownStrikes = 0;
  #unansweredStrikes = 0;
  #answeredAtStrike = -1;

  /** A part of the batch begins with the strikes of the whole. */
  ofPart(): BatchFailures {
    const part = new BatchFailures();
    part.#strikes = this.#strikes;
    part.#unansweredStrikes = this.#unansweredStrikes;
    part.#answeredAtStrike = this.#answeredAtStrike;
    return part;
  }

  /** `answered`: so many requests of the run were answered by now. */
  failed({ remedy, unanswered, pause }: Failure, answered: number): void {
    if (remedy === 'again') this.#unusable++;
    if (remedy !== 'wait') return;
    this.#failures++;
    if (unanswered) this.#unanswered++;
    const mayBeItsOwn = unanswered || pause === 'unavailable';
    if (!mayBeItsOwn || answered <= this.#answeredAtStrike) return;
    this.#answeredAtStrike = answered;
    this.#strikes++;
    this.#ownStrikes++;
    if (unanswered) this.#unansweredStrikes++;
  }

  /** Whether an answer that could not be used was not the first one. */
  get isUnusable(): boolean {
    return this.#unusable > 1;
  }

  /** Whether it may be these texts that the service cannot handle. */
  isSuspicious(texts: number): boolean {
    if (texts === 1) return this.#ownStrikes > 0 && this.#strikes >= strikesOfOne;
    return (
      this.#strikes >= strikesOfMany ||
      this.#unansweredStrikes >= unansweredOfMany ||
      this.#failures >= failuresOfMany
    );
  }

  /** Whether someone who waits should be told now. */
  isEnough({ retryAfter }: Failure): boolean {
    return (
      retryAfter > interactiveWait ||
      this.#unanswered >= interactiveUnanswered ||
      this.#failures >= interactiveFailures
    );
  }

  /** Milliseconds until it may be sent again. */
  backoff({ retryAfter }: Failure, clock: Pick<RunClock, 'random'>): number {
    const ceiling = Math.min(longestBackoff, firstBackoff * 2 ** (this.#failures - 1));
    return Math.max(shortestBackoff, clock.random() * ceiling, retryAfter);
  }
}
