/** Requests at once when a client starts, and at most. */
const startWidth = 4;
export const largestWidth = 8;

/** The share of refused requests from which the pace may be the cause, and up to which a slower pace has helped. */
const many = 0.2;
const few = 0.1;
/** What is left of the refusals where a slower pace helps, but not enough. */
const fewer = 0.75;
/** Requests, at least, after which a pace is judged; and while a slower one is on trial. */
const requestsJudged = 8;
const requestsOnTrial = 16;
/** Stretches without another trial after one that did not help: at first, and at most. */
const firstBetweenTrials = 4;
const mostBetweenTrials = 64;
/** The most good stretches before more is tried. */
const mostGoodNeeded = 8;
/** Milliseconds between two requests, at most; anything shorter than `noSpacing` counts as none. */
const longestSpacing = 5_000;
const noSpacing = 20;
const closer = 0.75;

interface Setting {
  readonly width: number;
  /** Milliseconds between the starts of two requests. */
  readonly spacing: number;
}

/** What happened to the requests of a period. */
interface Stretch {
  readonly since: number;
  answered: number;
  refused: number;
  /** Milliseconds that the answers took, all together. */
  taken: number;
}

/**
 * How many requests may be under way, and how far apart they start: found out by what is refused.
 *
 * A service refuses for our pace, or for reasons of its own, and only the first is a reason to go slower. So where many
 * are refused, the next requests go as fast as answers came; where that does not end the refusals, all is as before.
 */
export class AdaptiveRate {
  #setting: Setting = { width: startWidth, spacing: 0 };
  #stretch: Stretch;
  /** Stretches in a row with many refusals. */
  #badInARow = 0;
  /** While a slower setting is on trial: what went before, and the share of refusals then. */
  #trial: { readonly before: Setting; readonly share: number } | undefined;
  #stretchesUntilTrial = 0;
  #stretchesBetween = firstBetweenTrials;
  /** The setting before more was tried: it had few refusals. */
  #lastGood: Setting | undefined;
  /** Nothing was ever refused: as far as anybody knows there is no limit. */
  #isOpen = true;
  /** Good stretches before more is tried, and those that there were. */
  #goodNeeded = 1;
  #goodInARow = 0;

  constructor(now: number) {
    this.#stretch = stretchFrom(now);
  }

  /** Requests at once. */
  get width(): number {
    return this.#setting.width;
  }

  /** Milliseconds between the starts of two requests. */
  get spacing(): number {
    return this.#setting.spacing;
  }

  /** A request has ended: with an answer, or because it was one too many. Times in milliseconds. */
  ended(how: 'answered' | 'refused', started: number, now: number): void {
    const stretch = this.#stretch;
    stretch[how]++;
    if (how === 'answered') stretch.taken += now - started;
    else this.#isOpen = false;
    const judged = Math.max(requestsJudged, 2 * this.#setting.width);
    const enough = this.#trial === undefined ? judged : requestsOnTrial;
    const { answered, refused } = stretch;
    // Nothing but refusals says that the service is closed, and nothing about its pace.
    if (answered < 2 || answered + refused < enough) return;
    this.#stretch = stretchFrom(now);
    const share = refused / (answered + refused);
    const trial = this.#trial;
    this.#trial = undefined;
    if (trial !== undefined && share > few) this.#endTrial(trial, stretch, share, now);
    else if (share > many && this.#stretchesUntilTrial === 0)
      this.#considerSlower(stretch, share, now);
    else this.#considerFaster(share);
  }

  /** A slower pace has not ended the refusals: the pace did not cause them, or has to be slower still. */
  #endTrial(
    { before, share: shareBefore }: { readonly before: Setting; readonly share: number },
    stretch: Stretch,
    share: number,
    now: number,
  ): void {
    if (share <= shareBefore * fewer) {
      this.#try(asAnswered(stretch, this.#setting, now), before, share);
    } else {
      this.#setting = before;
      this.#stretchesUntilTrial = this.#stretchesBetween;
      this.#stretchesBetween = Math.min(mostBetweenTrials, this.#stretchesBetween * 2);
      this.#goodNeeded = 1;
    }
  }

  #considerSlower(stretch: Stretch, share: number, now: number): void {
    this.#badInARow++;
    if (this.#badInARow < 2) return;
    if (this.#lastGood !== undefined)
      this.#goodNeeded = Math.min(mostGoodNeeded, this.#goodNeeded * 2);
    const slower = this.#lastGood ?? asAnswered(stretch, this.#setting, now);
    this.#lastGood = undefined;
    this.#try(slower, this.#setting, share);
  }

  #try(slower: Setting, before: Setting, share: number): void {
    this.#setting = slower;
    this.#trial = { before, share };
    this.#badInARow = 0;
    this.#goodInARow = 0;
  }

  #considerFaster(share: number): void {
    this.#badInARow = 0;
    if (share <= few) this.#stretchesBetween = firstBetweenTrials;
    this.#stretchesUntilTrial = Math.max(0, this.#stretchesUntilTrial - 1);
    this.#goodInARow++;
    if (this.#goodInARow < this.#goodNeeded) return;
    this.#goodInARow = 0;
    const { width, spacing } = this.#setting;
    if (width === largestWidth && spacing === 0) return;
    this.#lastGood = share > many ? undefined : this.#setting;
    this.#setting = {
      width: Math.min(largestWidth, this.#isOpen ? width * 2 : width + 1),
      spacing: spacing < noSpacing ? 0 : spacing * closer,
    };
  }
}

/** As many at once as were answered at once, and as often. */
function asAnswered({ since, answered, taken }: Stretch, now: Setting, time: number): Setting {
  const passed = Math.max(1, time - since);
  const width = Math.round(taken / passed + 0.25);
  return {
    width: Math.max(1, Math.min(now.width, width)),
    spacing: Math.min(longestSpacing, passed / answered),
  };
}

const stretchFrom = (since: number): Stretch => ({ since, answered: 0, refused: 0, taken: 0 });
