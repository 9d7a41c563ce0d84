import { explainFailure } from '../../platform/ui/explainFailure.ts';
import { spokenTermsFailure } from '../../platform/ui/spokenTermsFailure.ts';

/** Runs a call for spoken terms; failures that mean something special for them are told so. */
export async function explained<T>(call: () => Promise<T>): Promise<T> {
  return explainFailure(call, (error) => spokenTermsFailure(error) ?? error);
}
