import { platform } from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';

/** How long to try again, in milliseconds of waiting. */
export interface Patience {
  /** For a rename: some virus scanners hold a new file for up to a minute. */
  readonly rename: number;
  /** For any other step that must succeed. */
  readonly step: number;
  /** For cleaning up, and for a look at what may well be refused for good. */
  readonly glance: number;
}

/**
 * On Windows, what is refused is mostly refused in passing: a virus scanner, an indexer or a synchronized folder has the
 * file open. Elsewhere a refusal mostly stays, but folders of a Windows machine are mounted there too (WSL, containers).
 */
export const patience: Patience =
  platform === 'win32'
    ? { rename: 60_000, step: 10_000, glance: 1_000 }
    : { rename: 2_000, step: 1_000, glance: 200 };

/** Somebody else has the file open or is just deleting it, or too many files are open. */
const passing = new Set(['EACCES', 'EBUSY', 'EMFILE', 'ENFILE', 'EPERM']);

const longestPause = 100;

/**
 * Does something, and does it again while the system refuses it in a way that may pass.
 *
 * @param limit milliseconds of waiting, after which the refusal counts
 * @throws the error of the last attempt
 */
export async function patiently<T>(attempt: () => Promise<T>, limit: number): Promise<T> {
  for (let waited = 0, pause = 10; ; pause = Math.min(pause + 10, longestPause)) {
    try {
      return await attempt();
    } catch (error) {
      if (!isPassing(error) || waited >= limit) throw error;
    }
    await wait(pause);
    waited += pause;
  }
}

/** Whether the refusal of a step may pass. */
export function isPassing(error: unknown): boolean {
  return passing.has((error as NodeJS.ErrnoException).code ?? '');
}
