import { sentenceOf } from '../../platform/ui/errors/describeError.ts';

/** What can be chosen besides nothing. */
interface Listed<T> {
  readonly items: readonly T[];
  /** Why there is nothing: for the row of nothing, with which one can go on. */
  readonly failure?: { readonly detail: string };
}

/** Lists what somebody may do without: a failure is told, and keeps nobody from going on. */
export async function listed<T>(list: () => Promise<readonly T[]>): Promise<Listed<T>> {
  try {
    return { items: await list() };
  } catch (error) {
    return { items: [], failure: { detail: sentenceOf(error) } };
  }
}
