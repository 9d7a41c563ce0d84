import type { ServiceError } from '../errors.ts';
import type { HttpMethod } from '../transport.ts';

/** What a client reports about its requests, for a log line. Holds no text, no key and no address beyond the host. */
export type ServiceEvent = {
  /** The endpoint as `area.method`. */
  readonly operation: string;
  readonly method: HttpMethod;
  readonly host: string;
  /** 1 for the first. */
  readonly attempt: number;
  /** Characters of a billed request. A failure that is `ambiguous` leaves open whether they were counted. */
  readonly characters: number | undefined;
} & (
  | {
      readonly type: 'answered';
      readonly status: number;
      readonly milliseconds: number;
      readonly traceId: string | undefined;
    }
  | {
      readonly type: 'failed';
      readonly error: ServiceError;
      /** Milliseconds until the next attempt; undefined when there is none. */
      readonly repeatIn: number | undefined;
    }
);
