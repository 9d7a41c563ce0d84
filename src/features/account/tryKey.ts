import { ServiceError, namesScope } from '../../service/errors.ts';
import type { LanguageService } from '../../service/client.ts';

/**
 * What harmless calls showed about a key: it works; it works, but not for memories; or everything that costs nothing
 * was refused, as it is for a wrong key and for one that may only translate.
 */
export type KeyAnswer = 'permitted' | 'limited' | 'unproven';

/**
 * Lists one translation memory. Where that is refused with 403, which wrong keys get as well as limited ones, or not
 * offered, calls that other scopes cover decide. They are all free.
 *
 * @throws {ServiceError} where the key or the address does not work, or the reason of the signal
 */
export async function tryKey(
  open: () => Promise<LanguageService>,
  signal?: AbortSignal,
): Promise<KeyAnswer> {
  const service = await open();
  const options = signal === undefined ? {} : { signal };
  const first = await refusal(() => service.memories.list({ page: 0, pageSize: 1 }, options));
  if (first === undefined) return 'permitted';
  if (namesScope(first)) return 'limited';
  const refusals = [first];
  for (const call of [
    () => service.usage(options),
    () => service.languages('translate_text', options),
  ]) {
    const next = await refusal(call);
    if (next === undefined || namesScope(next)) return 'limited';
    refusals.push(next);
  }
  if (refusals.some(({ kind }) => kind === 'permission')) return 'unproven';
  throw first;
}

/** Why a call is not carried out for this key, or not offered; `undefined` where it is carried out. */
async function refusal(call: () => Promise<unknown>): Promise<ServiceError | undefined> {
  try {
    await call();
    return undefined;
  } catch (error) {
    const saysLittle = ['permission', 'notFound', 'invalid'];
    if (error instanceof ServiceError && saysLittle.includes(error.kind)) return error;
    throw error;
  }
}
