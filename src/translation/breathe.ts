import type { Steps } from '../catalog/steps.ts';

/** Longest stretch of work between two pauses, in milliseconds: answers that come meanwhile wait no longer than that. */
const stretch = 2;

/** Runs steps with pauses in which everything else in the process has its turn. */
export async function inBreaths<T>(steps: Steps<T>): Promise<T> {
  const breathe = breather();
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    await breathe();
  }
}

/** Gives way to everything else in the process when the present stretch of work has lasted long enough. */
export function breather(): () => Promise<void> | undefined {
  let since = performance.now();
  return () => {
    if (performance.now() - since < stretch) return undefined;
    return new Promise((resolve) => {
      setImmediate(() => {
        since = performance.now();
        resolve();
      });
    });
  };
}
