import { failureOf, type Failure } from '../failure.ts';
import type { PauseEvent } from '../job.ts';
import type { RunClock } from './runClock.ts';

/** Failures in a row after which it is not a matter of single requests: as many as are under way, within these limits. */
const fewestFailures = 3;
const mostFailures = 8;
/** Milliseconds until the first probe, at most; each further one waits longer, up to the second. */
const firstWait = 1_000;
const longestWait = 60_000;
const growth = 1.5;
/** Milliseconds that the service may ask one request to wait. A longer wait is meant for all of them. */
const shortWait = 5_000;
/** Milliseconds without an answer after which there is no point in waiting. */
const longestOutage = 15 * 60_000;

/** What an attempt is for. */
export interface Purpose {
  /** To find out whether the service is there again. */
  readonly probe: boolean;
  /** Requests like this one may have been counted without an answer. */
  readonly costly: boolean;
}

interface Pause {
  readonly failure: Failure;
  readonly since: number;
  readonly until: number;
  readonly probes: number;
  /** Ends the wait for the next probe. */
  readonly over: AbortController;
}

/**
 * Lets requests out, and tells a service that is away from requests that fail. While the service is away, one request at
 * a time goes out as a probe; when that is answered, all go on.
 */
export class Outage {
  readonly #clock: RunClock;
  readonly #notify: (event: PauseEvent) => void;
  readonly #pauses: boolean;
  #wasAnswered = false;
  #failuresInARow = 0;
  #underWay = 0;
  #pause: Pause | undefined;
  #isProbing = false;
  /** Those who wait for the probe of another one. */
  #others: (() => void)[] = [];

  /** `pauses`: false where someone waits, so that failures are only reported. */
  constructor(clock: RunClock, notify: (event: PauseEvent) => void, pauses: boolean) {
    this.#clock = clock;
    this.#notify = notify;
    this.#pauses = pauses;
  }

  /** The service is away. */
  get isOpen(): boolean {
    return this.#pause !== undefined;
  }

  /** Sends as soon as it may be sent. Rejects only where the signal is aborted, with its reason. */
  async attempt<T>(
    signal: AbortSignal,
    send: (purpose: Purpose) => Promise<T>,
  ): Promise<{ readonly value: T } | { readonly failure: Failure }> {
    this.#underWay++;
    let probe = false;
    try {
      probe = await this.#turn(signal);
      const costly = this.#pause?.failure.unanswered ?? false;
      const value = await send({ probe, costly });
      this.#answered(probe);
      return { value };
    } catch (error) {
      signal.throwIfAborted();
      const failure = failureOf(error);
      if (failure.remedy === 'wait') return { failure: this.#failed(failure, probe) };
      this.#answered(probe);
      return { failure };
    } finally {
      this.#underWay--;
      if (probe) this.#letOthers();
    }
  }

  /** Waits until a request may go out; true where it is a probe. */
  async #turn(signal: AbortSignal): Promise<boolean> {
    for (let pause = this.#pause; pause !== undefined; pause = this.#pause) {
      signal.throwIfAborted();
      if (this.#isProbing) await this.#anotherOne(signal);
      else if (await this.#isTimeToProbe(pause, signal)) return true;
    }
    return false;
  }

  async #isTimeToProbe({ until, over }: Pause, signal: AbortSignal): Promise<boolean> {
    this.#isProbing = true;
    const either = AbortSignal.any([signal, over.signal]);
    try {
      await this.#clock.wait(until - this.#clock.now(), either);
      return true;
    } catch {
      this.#letOthers();
      signal.throwIfAborted();
      return false;
    }
  }

  #anotherOne(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      signal.addEventListener('abort', () => resolve(), { once: true });
      this.#others.push(resolve);
    });
  }

  #letOthers(): void {
    this.#isProbing = false;
    for (const go of this.#others.splice(0)) go();
  }

  #failed(failure: Failure, probe: boolean): Failure {
    if (!this.#pauses) return failure;
    this.#failuresInARow++;
    const pause = this.#pause;
    const asked = failure.retryAfter > shortWait;
    if (pause === undefined) {
      const many = Math.max(fewestFailures, Math.min(mostFailures, this.#underWay));
      if (asked || !this.#wasAnswered || this.#failuresInARow >= many)
        this.#open(failure, this.#clock.now(), 0);
    } else if (probe) {
      if (this.#clock.now() - pause.since > longestOutage) return { ...failure, remedy: 'stop' };
      this.#open(failure, pause.since, pause.probes + 1);
    }
    return failure;
  }

  #open(failure: Failure, since: number, probes: number): void {
    const backoff =
      Math.min(longestWait, firstWait * growth ** probes) * (1 - this.#clock.random() / 2);
    const until = this.#clock.now() + Math.max(backoff, failure.retryAfter);
    const patientSince = failure.retryAfter > longestWait ? until : since;
    this.#pause = { failure, since: patientSince, until, probes, over: new AbortController() };
    this.#notify({ kind: 'paused', reason: failure.pause, error: failure.error, until });
  }

  /** An answer ends the pause; where the service asked for it, only that to a request which was sent in spite of it. */
  #answered(probe: boolean): void {
    this.#wasAnswered = true;
    this.#failuresInARow = 0;
    const pause = this.#pause;
    if (pause === undefined || (pause.failure.retryAfter > shortWait && !probe)) return;
    this.#pause = undefined;
    pause.over.abort();
    this.#notify({ kind: 'resumed' });
  }
}
