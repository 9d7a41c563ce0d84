import { Session } from 'node:inspector';
import { countBuiltIns } from './builtIns.ts';

/*
 * Counts what each case does at the sizes that the arguments give: the blocks of our own code that it runs, which V8
 * counts, and what built-in functions go through. It needs a process of its own: V8 counts in code that it compiles from
 * here on and does not optimize, and built-in functions are replaced.
 */

/** What one case did at each size; of work in steps, what the longest of them did. */
export interface Counted {
  readonly name: string;
  readonly counts: readonly number[];
}

const sizes = process.argv.slice(2).map(Number);

const session = new Session();
session.connect();
session.post('Profiler.enable');
session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });

const { growthCases, stepCases, stepSizes } = await import('./growthCases.ts');
const builtIns = countBuiltIns();

/** Blocks of our own code that ran since this was asked the last time. */
function blocksRun(): number {
  let sum = 0;
  session.post('Profiler.takePreciseCoverage', (error, { result }) => {
    if (error !== null) throw error;
    for (const { url, functions } of result) {
      if (!url.includes('/src/')) continue;
      for (const { ranges } of functions) for (const { count } of ranges) sum += count;
    }
  });
  return sum;
}

/** Operations of the work at each size. */
async function operationsOf(prepare: (size: number) => () => unknown): Promise<readonly number[]> {
  // The first time prepares what all later times share. Its text is another one: those that were just read are known.
  await prepare(Math.ceil((sizes[0] ?? 0) / 2))();
  const works = sizes.map(prepare);
  const counts: number[] = [];
  blocksRun();
  for (const work of works) {
    const before = builtIns.total;
    await work();
    const gone = builtIns.total - before;
    counts.push(gone + blocksRun());
  }
  return counts;
}

/** Operations of the longest step of each work. */
function longestOf(works: readonly (() => Iterator<undefined, unknown, undefined>)[]) {
  return works.map((work) => {
    const steps = work();
    let longest = 0;
    blocksRun();
    for (let isDone = false; !isDone;) {
      const before = builtIns.total;
      isDone = steps.next().done === true;
      const gone = builtIns.total - before;
      longest = Math.max(longest, gone + blocksRun());
    }
    return longest;
  });
}

for (const { name, prepare } of stepCases) {
  process.send?.({ name, counts: longestOf(stepSizes.map(prepare)) } satisfies Counted);
}
for (const { name, prepare } of growthCases) {
  const counts = await operationsOf(prepare);
  process.send?.({ name, counts } satisfies Counted);
}
session.disconnect();
process.disconnect?.();
