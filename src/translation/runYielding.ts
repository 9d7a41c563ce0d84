import type { Cooperative } from '../catalog/cooperative.ts';

/** Longest stretch of work between two pauses, in milliseconds: answers that come meanwhile wait no longer than that. */
const longestStretch = 2;

/** Runs steps with pauses in which everything else in the process has its turn. */
export async function runYielding<T>(steps: Cooperative<T>): Promise<T> {
  const yieldNow = createYielder();
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    await yieldNow();
  }
}

/** Gives way to everything else in the process when the present stretch of work has lasted long enough. */
export function createYielder(): () => Promise<void> | undefined {
  let since = performance.now();
  return () => {
    if (performance.now() - since < longestStretch) return undefined;
    return new Promise((resolve) => {
      setImmediate(() => {
        since = performance.now();
        resolve();
      });
    });
  };
}
