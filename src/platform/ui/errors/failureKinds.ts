import { ServiceError } from '../../../service/errors.ts';
import { AwaitsSignIn } from '../awaitsSignIn.ts';

/** What kind of failure it was, and when; in milliseconds since the epoch. */
export interface FailureKind {
  readonly kind: string;
  readonly at: number;
}

const most = 10;
let kept: readonly FailureKind[] = [];

/** Notes the kind of a failure that the user was told of: never its words, which may name files and texts. */
export function noteFailure(error: unknown, at = Date.now()): void {
  kept = [...kept, { kind: failureKind(error), at }].slice(-most);
}

/** The kinds of the last failures of this window, oldest first. */
export function failureKinds(): readonly FailureKind[] {
  return kept;
}

/** A word for the kind of an error, with the endpoint and the status, or with the code of the system. */
export function failureKind(error: unknown): string {
  if (error instanceof AwaitsSignIn) return failureKind(error.cause);
  if (error instanceof ServiceError) {
    const { kind, operation, status } = error;
    return ['ServiceError', kind, operation, status].filter((one) => one !== undefined).join(' ');
  }
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error ? error.code : undefined;
  return [error.name, code].filter(isWord).join(' ') || 'Error';
}

/** Names of classes, and codes such as `ENOENT`: nothing that could be a part of a message. */
const isWord = (text: unknown): text is string =>
  typeof text === 'string' && /^[A-Z][A-Za-z_]{2,40}$/u.test(text);
