import type { ServiceError } from '../../service/errors.ts';
import { explainFailure } from '../../platform/explainFailure.ts';
import { spokenTermsFailure } from '../../platform/spokenTermsFailure.ts';
import { UserError } from '../../platform/userError.ts';

/** Runs a call for spoken terms; failures that mean something special for them are told so. */
export async function explained<T>(call: () => Promise<T>): Promise<T> {
  return explainFailure(call, toTell);
}

function toTell(error: ServiceError): Error {
  const text = spokenTermsFailure(error);
  return text === undefined ? error : new UserError(text, undefined, { cause: error });
}
