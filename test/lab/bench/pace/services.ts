import { largestWidth } from '../../../../src/service/http/pace/adaptiveRate.ts';

/** Milliseconds until an answer, and until a refusal. */
export const latency = 90;
export const refusal = 5;

/** What a service makes of a request: an answer after so long, or a refusal, perhaps with a hint. Times in milliseconds. */
export type Reply =
  | { readonly kind: 'answer'; readonly after: number }
  | { readonly kind: 'busy'; readonly retryAfter?: number }
  | { readonly kind: 'failed' };

export interface Service {
  /** A request has come, while so many others are under way. */
  take(now: number, underWay: number, random: () => number): Reply;
}

export interface ServiceKind {
  readonly name: string;
  readonly open: () => Service;
  /** The least time in which anybody can have so many answers, with no more than {@link largestWidth} at once. */
  readonly best: (requests: number) => number;
}

const answered: Reply = { kind: 'answer', after: latency };
const busy: Reply = { kind: 'busy' };
const clean = (requests: number) => (requests / largestWidth) * latency;

/** Refuses at random. */
const random = (name: string, share: number, reply: (random: () => number) => Reply) => ({
  name,
  open: () => ({
    take: (_now: number, _underWay: number, random: () => number) =>
      random() < share ? reply(random) : answered,
  }),
  best: (requests: number) =>
    clean(requests) + ((requests * share) / (1 - share)) * (refusal / largestWidth),
});

/** So many a second, and some more after a pause. */
const tokenBucket = (rate: number, burst: number, retryAfter?: number): ServiceKind => ({
  name: `${rate} a second, ${burst} at once${retryAfter === undefined ? '' : ', with a hint'}`,
  open: () => {
    let [tokens, since] = [burst, 0];
    return {
      take(now) {
        tokens = Math.min(burst, tokens + ((now - since) / 1000) * rate);
        since = now;
        if (tokens < 1) return retryAfter === undefined ? busy : { kind: 'busy', retryAfter };
        tokens--;
        return answered;
      },
    };
  },
  best: (requests) => Math.max(clean(requests), ((requests - burst) / rate) * 1000 + latency),
});

/** Works through a queue that holds so many. */
const leakyBucket = (rate: number, queue: number): ServiceKind => ({
  name: `a queue of ${queue} that ${rate} a second leave`,
  open: () => {
    let free = 0;
    return {
      take(now) {
        const start = Math.max(now, free);
        if (start - now > (queue / rate) * 1000) return busy;
        free = start + 1000 / rate;
        return { kind: 'answer', after: start - now + latency };
      },
    };
  },
  best: (requests) => Math.max(clean(requests), (requests / rate) * 1000 + latency),
});

const atOnce = (most: number): ServiceKind => ({
  name: `${most} at once`,
  open: () => ({ take: (_now, underWay) => (underWay >= most ? busy : answered) }),
  best: (requests) => (requests / most) * latency,
});

/** Is away for a while. */
const storm = (from: number, until: number, reply: Reply): ServiceKind => ({
  name: `${reply.kind === 'busy' ? '429' : '503'} for ${(until - from) / 1000} s`,
  open: () => ({ take: (now) => (now >= from && now < until ? reply : answered) }),
  best: (requests) => clean(requests) + (until - from),
});

/** One at once in the beginning, and one more every second. */
const slowStart: ServiceKind = {
  name: 'one more at once each second',
  open: () => ({ take: (now, underWay) => (underWay > now / 1000 ? busy : answered) }),
  best(requests) {
    let [left, time] = [requests, 0];
    for (let most = 1; left > 0; most++) {
      const perSecond = (Math.min(largestWidth, most) * 1000) / latency;
      time += Math.min(1, left / perSecond) * 1000;
      left -= perSecond;
    }
    return time;
  },
};

export const services: readonly ServiceKind[] = [
  { name: 'no limit', open: () => ({ take: () => answered }), best: clean },
  random('10 % 429', 0.1, () => busy),
  random('10 % 429, half with Retry-After: 1', 0.1, (random) =>
    random() < 0.5 ? busy : { kind: 'busy', retryAfter: 1_000 },
  ),
  random('30 % 429', 0.3, () => busy),
  random('10 % 503', 0.1, () => ({ kind: 'failed' })),
  random('30 % 429, 20 % 503', 0.5, (random) => (random() < 0.6 ? busy : { kind: 'failed' })),
  tokenBucket(20, 10),
  tokenBucket(20, 10, 1_000),
  tokenBucket(5, 5),
  leakyBucket(20, 4),
  atOnce(3),
  atOnce(1),
  storm(2_000, 7_000, busy),
  storm(2_000, 7_000, { kind: 'failed' }),
  slowStart,
];
