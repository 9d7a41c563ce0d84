import { exists, renameOnce, traitsOf } from './fileSystem.ts';
import { patience, patiently } from './patiently.ts';

/**
 * Gives a file of this process another name, that of a file that is there among them.
 *
 * @param attempt wraps each attempt, and may do without it
 * @returns what the last attempt returned
 * @throws the refusal of the last attempt
 */
export async function rename(
  from: string,
  to: string,
  limit = patience.rename,
  attempt = (once: () => Promise<boolean>) => once(),
): Promise<boolean> {
  const traits = await traitsOf(from);
  let isRefused = false;
  const once = async () => {
    isRefused = true;
    await renameOnce(from, to);
    return true;
  };
  // On a network a rename may arrive although it was refused. Something else may also have taken the file away.
  const hasArrived = async () =>
    isRefused && traits !== undefined && !(await exists(from)) && (await traitsOf(to)) === traits;
  return patiently(async () => (await hasArrived()) || attempt(once), limit);
}
