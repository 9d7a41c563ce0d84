import { withServiceErrors } from '../../platform/ui/errors/withServiceErrors.ts';
import { spokenTermsError } from '../../platform/ui/errors/spokenTermsError.ts';

/** Runs a call for spoken terms; failures that mean something special for them are explained. */
export async function withTermFileErrors<T>(call: () => Promise<T>): Promise<T> {
  return withServiceErrors(call, (error) => spokenTermsError(error) ?? error);
}
