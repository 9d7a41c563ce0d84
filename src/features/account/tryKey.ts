import { ServiceError } from '../../service/errors.ts';
import type { LanguageService } from '../../service/client.ts';

/** What a harmless call said of a key: it works, or it is a good key without this permission. */
export type KeyAnswer = 'permitted' | 'limited';

/**
 * Lists one translation memory, which costs nothing.
 *
 * @throws {ServiceError} where the key or the address does not work
 */
export async function tryKey(open: () => Promise<LanguageService>): Promise<KeyAnswer> {
  try {
    await (await open()).memories.list({ page: 0, pageSize: 1 });
    return 'permitted';
  } catch (error) {
    if (error instanceof ServiceError && error.kind === 'permission') return 'limited';
    throw error;
  }
}
