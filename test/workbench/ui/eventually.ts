import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds after which something hangs, also on a busy machine. */
const patience = 120_000;
/** How long the first try may wait for something inside of it, and the longest, in milliseconds. */
const [firstWait, longestWait] = [1_000, 30_000];

/** Reads until the value equals what is expected; fails with the difference to the last one that was read. */
export async function eventually<T>(read: () => T | Promise<T>, expected: T): Promise<void> {
  await untilPasses(async () => assert.deepEqual(await read(), expected));
}

/**
 * Repeats a check until it no longer throws; then fails with its last error. What a try waits for itself may take
 * `timeout` milliseconds, more with each try: soon where a try was in vain, and long enough where everything is slow.
 */
export async function untilPasses(check: (timeout: number) => void | Promise<void>): Promise<void> {
  const deadline = Date.now() + patience;
  for (let timeout = firstWait; ; timeout = Math.min(longestWait, timeout * 2)) {
    try {
      await check(timeout);
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await wait(50);
    }
  }
}
