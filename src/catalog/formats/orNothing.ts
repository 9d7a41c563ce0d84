import type { Cooperative } from '../cooperative.ts';
import { ResourceFileError } from './format.ts';

/** What the steps come to; nothing where they come upon a file that cannot be read. */
export function* orNothing<T>(steps: Cooperative<T>): Cooperative<T | undefined> {
  try {
    return yield* steps;
  } catch (error) {
    if (error instanceof ResourceFileError) return undefined;
    throw error;
  }
}
