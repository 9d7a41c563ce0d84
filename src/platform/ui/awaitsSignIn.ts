import { ServiceError } from '../../service/errors.ts';

/** Work that nobody could do without an account: `again` goes on with what was chosen for it once somebody is signed in. */
export class AwaitsSignIn extends Error {
  override readonly name = 'AwaitsSignIn';
  readonly again: () => Promise<unknown>;

  constructor(cause: ServiceError, again: () => Promise<unknown>) {
    super(cause.message, { cause });
    this.again = again;
  }
}

/** Does work whose choices are made, so that nobody makes them a second time after signing in. */
export async function keepingChoices<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw awaitingSignIn(error, work);
  }
}

/** The error itself where signing in is not what it needs. */
export function awaitingSignIn(error: unknown, again: () => Promise<unknown>): unknown {
  const lacksKey = error instanceof ServiceError && error.kind === 'noKey';
  return lacksKey ? new AwaitsSignIn(error, again) : error;
}

/** Milliseconds that work waits for somebody to sign in; later nobody remembers it. */
export const longestWait = 3_600_000;

/** The work that waits for somebody to sign in: the last that was asked for. */
export class WaitingWork {
  #last: { readonly work: AwaitsSignIn; readonly since: number } | undefined;
  /** What has gone on, also where its message is still on screen and answered later. */
  readonly #gone = new WeakSet<AwaitsSignIn>();
  readonly #changed: (waits: boolean) => void;

  /** `changed` hears that work waits, or that none does any longer. */
  constructor(changed: (waits: boolean) => void) {
    this.#changed = changed;
  }

  /** Has work wait, but for what has gone on already. */
  put(work: AwaitsSignIn, now: number): void {
    if (this.#gone.has(work)) return;
    this.#last = { work, since: now };
    this.#changed(true);
  }

  /** What goes on now, once; nothing where it has waited for too long. */
  take(now: number): AwaitsSignIn | undefined {
    const last = this.#last;
    this.#last = undefined;
    if (last !== undefined) this.#changed(false);
    if (last === undefined || now - last.since > longestWait) return undefined;
    this.#gone.add(last.work);
    return last.work;
  }
}
