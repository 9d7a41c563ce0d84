import type { ServiceError } from '../errors.ts';
import type { HttpMethod } from '../transport.ts';
import type { Form } from './multipartForm.ts';
import type { Mode } from './policy.ts';

/** One request of an endpoint, before address, key and attempts. */
export interface Call {
  /** `area.method`, for logs and errors. */
  readonly operation: string;
  readonly method: HttpMethod;
  /** Relative to the base address, without a leading slash. */
  readonly path: string;
  readonly query?: Query;
  /** Media type of the answer; JSON when absent. */
  readonly accept?: string;
  /** Sent as JSON. */
  readonly body?: object;
  /** Sent instead of a body: a form with a file. */
  readonly form?: Form;
  /** What the body holds that opens something: kept out of errors as the key is. */
  readonly secret?: string;
  /** Changes nothing although its method could: it may be repeated at will. */
  readonly reads?: boolean;
  /** Bytes of an answer to accept; 1 MiB when absent. */
  readonly cap?: number;
  /** Characters that the service counts for this request. Its presence makes the request a billed one. */
  readonly characters?: number;
  /** What a 404 speaks of, where the request names it. */
  readonly names?: Named | undefined;
}

/** What a translation may be made with. */
export type Named = 'memory' | 'glossary';

export type Query = Readonly<Record<string, string | number | boolean | undefined>>;

export interface CallOptions {
  /** Cancels: the call then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /**
   * Milliseconds that a request under way still gets for its answer after the signal was aborted: it is paid for.
   * Nothing new is sent then. Absent: it is abandoned at once, and nobody hears whether it was counted.
   */
  readonly grace?: number;
  /** Default `interactive`. */
  readonly mode?: Mode;
  /**
   * Whether a billed request is sent a second time (never a third) when the first one broke in a way that leaves
   * open if the service counted it. Default `once`.
   */
  readonly ambiguous?: 'once' | 'never';
  /** The caller repeats it where that is called for: it is sent at most once, and waits but seconds for its turn. */
  readonly once?: boolean;
  /** It is to find out whether the service is there again: it goes out at once, whatever the service has asked for. */
  readonly probe?: boolean | undefined;
  /** Awaited before each attempt, when its turn has come; where it rejects, nothing is sent. */
  readonly ready?: (() => Promise<void>) | undefined;
  /** Hears of each failed attempt, also where another one follows. */
  readonly onFailure?: (error: ServiceError) => void;
}
