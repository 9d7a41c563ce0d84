import { ServiceError } from '../../../service/errors.ts';

/** Runs a call of the service; its failure is explained by what it means here instead of what it means elsewhere. */
export async function withServiceErrors<T>(
  call: () => Promise<T>,
  meaning: (error: ServiceError) => Error,
): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw error instanceof ServiceError ? meaning(error) : error;
  }
}
