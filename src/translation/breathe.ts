/** Longest stretch of work between two pauses, in milliseconds. */
const stretch = 12;

/** Gives way to everything else in the process when the present stretch of work has lasted long enough. */
export function breather(): () => Promise<void> | undefined {
  let since = performance.now();
  return () => {
    if (performance.now() - since < stretch) return undefined;
    return new Promise((resolve) => {
      setTimeout(() => {
        since = performance.now();
        resolve();
      }, 0);
    });
  };
}
