import { z } from 'zod';
import { randoms } from './randoms.ts';
import type { ReceivedRequest } from './http.ts';

/** The forms in which errors come; `edge` is `{error:{message}}`, `empty` has no body and no type. */
export const errorShapes = ['message', 'edge', 'detail', 'empty', 'html'] as const;

const kinds = z.discriminatedUnion('kind', [
  /** An error answer; the request is not processed. */
  z.object({
    kind: z.literal('status'),
    status: z.int().min(100).max(599),
    shape: z.enum(errorShapes).default('message'),
    code: z.string().optional(),
    message: z.string().optional(),
    retryAfter: z.string().optional(),
  }),
  /** A redirect; the request is not processed. */
  z.object({
    kind: z.literal('redirect'),
    status: z.union([301, 302, 303, 307, 308].map((status) => z.literal(status))),
    location: z.string(),
  }),
  /** Exactly this answer, without a trace id; the request is not processed. */
  z.object({
    kind: z.literal('answer'),
    status: z.int().min(200).max(599).default(200),
    headers: z.record(z.string(), z.string()).default({}),
    body: z.string().default(''),
  }),
  /** The right answer, `ms` later. */
  z.object({ kind: z.literal('delay'), ms: z.number().nonnegative() }),
  /** The right answer, as soon as a test lets go of it with `release`. */
  z.object({ kind: z.literal('hold') }),
  /** No answer at all; the request is not processed and the connection stays open. */
  z.object({ kind: z.literal('hang') }),
  /**
   * The connection is destroyed: on `accept` (or, on a connection that is already open, when the head of
   * the request has come), after the `request` was read and processed, or `bytes` into the body of the `reply`.
   * On `accept` without a path it meets the next new connection to either host, whoever opens it.
   */
  z.object({
    kind: z.literal('cut'),
    at: z.enum(['accept', 'request', 'reply']),
    bytes: z.int().nonnegative().default(0),
  }),
  /** The right answer stops `bytes` into its body; the connection stays open. */
  z.object({ kind: z.literal('stall'), bytes: z.int().nonnegative().default(0) }),
  /** The right answer, its body one byte at a time. */
  z.object({ kind: z.literal('trickle'), intervalMs: z.number().positive() }),
  /** `delta` translations more (or fewer) than texts; the request is processed. */
  z.object({ kind: z.literal('count'), delta: z.int() }),
  /** 200 with the first half of the right JSON; the request is processed. */
  z.object({ kind: z.literal('malformed') }),
  /** A body that is too large to be true: plain JSON of `bytes`. */
  z.object({ kind: z.literal('huge'), bytes: z.int().positive().default(209_715_200) }),
  /** A small gzip body that unpacks to `bytes`. */
  z.object({ kind: z.literal('gzipBomb'), bytes: z.int().positive().default(209_715_200) }),
]);

const where = z.object({
  /** How many matching requests it meets. */
  times: z.union([z.int().positive(), z.literal('always')]).default(1),
  /** How many matching requests pass before it begins. */
  after: z.int().nonnegative().default(0),
  /** Path without the query; a `*` at the end matches any rest. All paths, on both hosts, when left out. */
  path: z.string().optional(),
  method: z.string().optional(),
  /** A text that the body must contain. */
  contains: z.string().optional(),
  /** The part of the matching requests that it meets, chosen at random. */
  share: z.number().positive().max(1).default(1),
});

export const faultSchema = z.intersection(kinds, where);
/** One fault as tests write it: what happens, and to which requests. */
export type FaultSpec = z.input<typeof faultSchema>;
/** A fault with its defaults filled in. */
export type Fault = z.output<typeof kinds>;
type Queued = z.output<typeof faultSchema>;

const seed = 7;

/** The queue of faults. Each request meets at most one: the first that matches it and lets no more requests pass. */
export class Faults {
  #queue: Queued[] = [];
  #held = new AbortController();
  #random = randoms(seed);

  /** Queues a fault; throws when it is not a valid one. */
  add(spec: FaultSpec): void {
    this.#queue.push(faultSchema.parse(spec));
  }

  /** Faults that meet a share of the requests meet the same ones after it as at the start. */
  clear(): void {
    this.#queue = [];
    this.#random = randoms(seed);
    this.release();
  }

  /** Aborts when what is held now is let go. */
  get released(): AbortSignal {
    return this.#held.signal;
  }

  /** Lets go of all answers that are held, and holds none of those that come later. */
  release(): void {
    this.#queue = this.#queue.filter(({ kind }) => kind !== 'hold');
    this.#held.abort();
    this.#held = new AbortController();
  }

  /** Faults that have not yet met all their requests. */
  get pending(): number {
    return this.#queue.length;
  }

  /** True when the next connection is to be destroyed before anything is read. Uses the fault up. */
  takeOnAccept(): boolean {
    const fault = this.#queue.find((queued) => isAcceptCut(queued) && !needsHead(queued));
    if (fault) this.#use(fault);
    return fault !== undefined;
  }

  /** The same for a connection that was open already, now that the head of a request is known. */
  takeOnHead(request: Pick<ReceivedRequest, 'method' | 'path'>): boolean {
    return this.#take(isAcceptCut, { ...request, body: undefined }) !== undefined;
  }

  /** The fault that a completely received request meets. Uses it up. */
  take(request: Pick<ReceivedRequest, 'method' | 'path' | 'body'>): Fault | undefined {
    return this.#take((queued) => !isAcceptCut(queued), request);
  }

  #take(wanted: (queued: Queued) => boolean, request: Matchable): Queued | undefined {
    for (const fault of this.#queue) {
      if (!wanted(fault) || !matches(fault, request)) continue;
      if (this.#random() >= fault.share) continue;
      if (fault.after === 0) return this.#use(fault);
      fault.after--;
    }
    return undefined;
  }

  #use(fault: Queued): Queued {
    if (fault.times !== 'always' && --fault.times === 0)
      this.#queue = this.#queue.filter((queued) => queued !== fault);
    return fault;
  }
}

interface Matchable {
  readonly method: string;
  readonly path: string;
  readonly body: Buffer | undefined;
}

function isAcceptCut(fault: Queued): boolean {
  return fault.kind === 'cut' && fault.at === 'accept';
}

function needsHead(fault: Queued): boolean {
  return fault.path !== undefined || fault.method !== undefined || fault.after > 0;
}

function matches(fault: Queued, request: Matchable): boolean {
  const { path, method, contains } = fault;
  if (method !== undefined && method !== request.method) return false;
  if (contains !== undefined && !request.body?.includes(contains)) return false;
  if (path === undefined) return true;
  return path.endsWith('*') ? request.path.startsWith(path.slice(0, -1)) : request.path === path;
}
