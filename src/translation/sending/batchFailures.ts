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
 * abandoned; more where many fail by chance: then so many that this befalls hardly one of a thousand batches, and of a
 * million texts, but no more than `mostStrikes`.
 */
const strikesOfMany = 3;
const unansweredOfMany = 2;
const strikesOfOne = 6;
const mostStrikes = 20;
const chance = { ofMany: 1e-3, ofOne: 1e-6 } as const;
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
  /** Those that may be the fault of the texts, also of the batch that this is a part of. */
  #blamed = 0;
  #strikes = 0;
  #ownStrikes = 0;
  #unansweredStrikes = 0;
  #answeredAtStrike = -1;

  /** A part of the batch begins with the strikes of the whole. */
  ofPart(): BatchFailures {
    const part = new BatchFailures();
    part.#blamed = this.#blamed;
    part.#strikes = this.#strikes;
    part.#unansweredStrikes = this.#unansweredStrikes;
    part.#answeredAtStrike = this.#answeredAtStrike;
    return part;
  }

  /**
   * `answered`: so many requests of the run were answered by now.
   *
   * @returns whether it may be the fault of the texts
   */
  failed({ remedy, unanswered, pause }: Failure, answered: number): boolean {
    if (remedy === 'again') this.#unusable++;
    if (remedy !== 'wait') return false;
    this.#failures++;
    if (unanswered) this.#unanswered++;
    if (!unanswered && pause !== 'unavailable') return false;
    this.#blamed++;
    this.#strike(unanswered, answered);
    return true;
  }

  #strike(unanswered: boolean, answered: number): void {
    if (answered <= this.#answeredAtStrike) return;
    this.#answeredAtStrike = answered;
    this.#strikes++;
    this.#ownStrikes++;
    if (unanswered) this.#unansweredStrikes++;
  }

  /** Whether an answer that could not be used was not the first one. */
  get isUnusable(): boolean {
    return this.#unusable > 1;
  }

  /**
   * Whether it seems to be these texts that the service cannot handle. Of the run: so many requests were answered, and so
   * many failed as if for their texts.
   */
  isSuspicious(texts: number, answered: number, failed: number): boolean {
    const others = failed - this.#blamed;
    const share = others / Math.max(1, others + answered);
    if (texts === 1) {
      return this.#ownStrikes > 0 && this.#strikes >= enough(strikesOfOne, chance.ofOne, share);
    }
    return (
      this.#strikes >= enough(strikesOfMany, chance.ofMany, share) ||
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

/** Strikes in a row that chance does not explain where this share of all requests fails. */
function enough(least: number, chance: number, share: number): number {
  const unlikely = Math.ceil(Math.log(chance) / Math.log(Math.min(share, 0.99)));
  return Math.max(least, Math.min(mostStrikes, unlikely));
}
