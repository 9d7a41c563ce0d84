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
