import { ServiceError } from '../../service/errors.ts';
import { spokenTermsFailure } from '../../platform/spokenTermsFailure.ts';
import { UserError } from '../../platform/userError.ts';

/** Runs a call for spoken terms; failures that mean something special for them are told so. */
export async function explained<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    const text = error instanceof ServiceError ? spokenTermsFailure(error) : undefined;
    throw text === undefined ? error : new UserError(text, undefined, { cause: error });
  }
}
