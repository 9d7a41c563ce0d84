/**
 * Milliseconds of this thread's own processor time that the fastest of five attempts takes: a measure that other
 * work on the machine hardly changes.
 */
export function threadTime(work: () => void): number {
  let fastest = Infinity;
  for (let attempt = 0; attempt < 5; attempt++) {
    const before = process.threadCpuUsage();
    work();
    const { user, system } = process.threadCpuUsage(before);
    fastest = Math.min(fastest, (user + system) / 1000);
  }
  return fastest;
}
