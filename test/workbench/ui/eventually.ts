import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds. */
const patience = 15_000;

/** Reads until the value equals what is expected; fails with the difference to the last one that was read. */
export async function eventually<T>(read: () => T | Promise<T>, expected: T): Promise<void> {
  await untilPasses(async () => assert.deepEqual(await read(), expected));
}

/** Repeats a check until it no longer throws; then fails with its last error. */
export async function untilPasses(check: () => void | Promise<void>): Promise<void> {
  const deadline = Date.now() + patience;
  for (;;) {
    try {
      await check();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await wait(50);
    }
  }
}
