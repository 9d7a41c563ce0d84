import type { Clock } from '../../../../src/service/http/clock.ts';
import { largestWidth } from '../../../../src/service/http/pace/adaptiveRate.ts';
import { RateLimiter, type TurnEnd } from '../../../../src/service/http/pace/rateLimiter.ts';

/** How a client keeps to what a service can take. */
export interface Rule {
  /** Waits until a request may be sent; its end has to be reported. */
  readonly turn: () => Promise<(end: TurnEnd) => void>;
  /** Milliseconds after which a request is sent again that has failed so often. */
  readonly backoff: (
    failures: number,
    retryAfter: number | undefined,
    random: () => number,
  ) => number;
}

/** Lets so many out at once, as many as `width` says at the moment, and not before `mayStart`. */
class Gate {
  readonly #clock: Clock;
  readonly #width: () => number;
  readonly #wait: () => number;
  readonly #line: (() => void)[] = [];
  #running = 0;

  constructor(clock: Clock, width: () => number, wait: () => number = () => 0) {
    this.#clock = clock;
    this.#width = width;
    this.#wait = wait;
  }

  get running(): number {
    return this.#running;
  }

  async enter(): Promise<void> {
    while (this.#running >= Math.max(1, Math.floor(this.#width()))) {
      await new Promise<void>((resolve) => this.#line.push(resolve));
    }
    this.#running++;
    for (let left = this.#wait(); left > 0; left = this.#wait())
      await this.#clock.wait(left, undefined);
  }

  leave(): void {
    this.#running--;
    for (const go of this.#line.splice(0, Math.max(1, Math.floor(this.#width()) - this.#running)))
      go();
  }
}

const hinted = (wait: number, retryAfter: number | undefined) => Math.max(wait, retryAfter ?? 0);

/** Glossa's. */
function glossa(clock: Clock): Rule {
  const pace = new RateLimiter(clock);
  const entry = { urgent: false, probe: false, longestWait: 60_000, signal: undefined };
  return {
    turn: () => pace.turn(entry),
    // As batches of a run do it.
    backoff: (failures, retryAfter, random) =>
      hinted(Math.max(50, random() * Math.min(2_000, 500 * 2 ** (failures - 1))), retryAfter),
  };
}

/** A script with a loop: as many at once as may be, each again after a wait that doubles. */
function script(clock: Clock): Rule {
  const gate = new Gate(clock, () => largestWidth);
  return {
    async turn() {
      await gate.enter();
      return () => gate.leave();
    },
    backoff: (failures, retryAfter, random) =>
      hinted((0.5 + random() / 2) * Math.min(8_000, 500 * 2 ** (failures - 1)), retryAfter),
  };
}

/** As gRPC: all at once, waits of 1 s that grow by 1.6 with a fifth of jitter, up to two minutes. */
function likeGrpc(clock: Clock): Rule {
  return {
    ...script(clock),
    backoff: (failures, retryAfter, random) =>
      hinted((0.8 + 0.4 * random()) * Math.min(120_000, 1_000 * 1.6 ** (failures - 1)), retryAfter),
  };
}

/** As the adaptive mode of AWS: a rate that falls by 30 % with each refusal and comes back along a cubic curve. */
function likeAws(clock: Clock): Rule {
  let [rate, lastMost, lastRefusal, tokens, filled] = [Number.POSITIVE_INFINITY, 0, 0, 1, 0];
  const starts: number[] = [];
  const measured = () => {
    const since = clock.now() - 1_000;
    while ((starts[0] ?? since) < since) starts.shift();
    return Math.max(0.5, starts.length);
  };
  const gate = new Gate(
    clock,
    () => largestWidth,
    () => {
      if (rate === Number.POSITIVE_INFINITY) return 0;
      tokens = Math.min(Math.max(1, rate), tokens + ((clock.now() - filled) / 1_000) * rate);
      filled = clock.now();
      if (tokens < 1) return ((1 - tokens) / rate) * 1_000 + 0.01;
      tokens--;
      return 0;
    },
  );
  const adapt = (how: TurnEnd['how']) => {
    if (how === 'refused') {
      const now = Math.min(rate, measured());
      [lastMost, lastRefusal, rate] = [now, clock.now(), Math.max(0.5, now * 0.7)];
    } else if (rate !== Number.POSITIVE_INFINITY) {
      const window = Math.cbrt((lastMost * 0.3) / 0.4);
      const grown = 0.4 * ((clock.now() - lastRefusal) / 1_000 - window) ** 3 + lastMost;
      rate = Math.max(0.5, Math.min(grown, 2 * measured()));
    }
  };
  return {
    async turn() {
      await gate.enter();
      starts.push(clock.now());
      return ({ how }) => {
        adapt(how);
        gate.leave();
      };
    },
    backoff: (failures, retryAfter, random) =>
      hinted(random() * Math.min(20_000, 1_000 * 2 ** (failures - 1)), retryAfter),
  };
}

/** As the gradient limits of Netflix: a width that follows how long answers take, a tenth less with each refusal. */
function likeNetflix(clock: Clock): Rule {
  let [width, long] = [4, 0];
  const gate = new Gate(clock, () => width);
  const adapt = (how: TurnEnd['how'], took: number) => {
    if (how === 'refused') width = Math.max(1, width * 0.9);
    if (how !== 'answered') return;
    long = long === 0 ? took : long + (took - long) / 100;
    const gradient = Math.max(0.5, Math.min(1, (1.5 * long) / took));
    if (gate.running < width / 2) return;
    width = Math.max(1, Math.min(largestWidth, width * 0.8 + 0.2 * (width * gradient + 4)));
  };
  return {
    async turn() {
      await gate.enter();
      const started = clock.now();
      return ({ how }) => {
        adapt(how, clock.now() - started);
        gate.leave();
      };
    },
    backoff: script(clock).backoff,
  };
}

/** A width that one more is added to with every width of answers, and that is halved with each round of refusals. */
function aimd(clock: Clock): Rule {
  let [width, since] = [4, 0];
  const gate = new Gate(clock, () => width);
  return {
    async turn() {
      await gate.enter();
      const started = clock.now();
      return ({ how }) => {
        if (how === 'answered') width = Math.min(largestWidth, width + 1 / width);
        // What was under way when the width was halved says nothing about the new one.
        if (how === 'refused' && started >= since)
          [width, since] = [Math.max(1, width / 2), clock.now()];
        gate.leave();
      };
    },
    backoff: glossa(clock).backoff,
  };
}

export const rules: Readonly<Record<string, (clock: Clock) => Rule>> = {
  Glossa: glossa,
  script,
  AIMD: aimd,
  gRPC: likeGrpc,
  'AWS adaptive': likeAws,
  'Netflix gradient': likeNetflix,
};
