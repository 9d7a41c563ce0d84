/** What some work took, in milliseconds of this thread's time: a busy machine makes it no longer. */
export interface Spent {
  readonly cpu: number;
  /** The longest stretch in which nothing else had its turn. */
  readonly block: number;
}

export async function spent(work: () => Promise<unknown>): Promise<Spent> {
  const start = used();
  let last = start;
  let block = 0;
  let ticking = true;
  const tick = (): void => {
    const now = used();
    block = Math.max(block, now - last);
    last = now;
    if (ticking) setImmediate(tick);
  };
  setImmediate(tick);
  await work();
  ticking = false;
  return { cpu: used() - start, block: Math.max(block, used() - last) };
}

function used(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

/** Megabytes in use, after garbage was collected where Node runs with --expose-gc. */
export function heap(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 1024 / 1024;
}
