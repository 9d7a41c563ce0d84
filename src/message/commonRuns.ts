/** A stretch that two lists have in common: where it starts in each, and how long it is. */
export type CommonRun = readonly [before: number, after: number, length: number];

/** Differences that are looked for; two lists that differ more have nothing in common. */
const most = 2000;

/**
 * What two lists of words have in common on the shortest way from one to the other, in order: Myers' greedy search. Its work
 * grows with the square of the differences.
 */
export function commonRuns(
  before: readonly string[],
  after: readonly string[],
): readonly CommonRun[] {
  interface Reached {
    readonly at: number;
    readonly runs: Chain | undefined;
  }
  interface Chain {
    readonly run: CommonRun;
    readonly earlier: Chain | undefined;
  }
  const fronts = new Map<number, Reached>([[1, { at: 0, runs: undefined }]]);
  for (let steps = 0; steps <= most; steps++) {
    for (let diagonal = -steps; diagonal <= steps; diagonal += 2) {
      const [down, right] = [fronts.get(diagonal + 1), fronts.get(diagonal - 1)];
      const goesDown =
        diagonal === -steps || (diagonal !== steps && (right?.at ?? -1) < (down?.at ?? -1));
      const from = goesDown ? down : right;
      const start = (from?.at ?? 0) + (goesDown ? 0 : 1);
      let at = start;
      while (
        at < before.length &&
        at - diagonal < after.length &&
        before[at] === after[at - diagonal]
      )
        at++;
      const run: CommonRun = [start, start - diagonal, at - start];
      const runs = at > start ? { run, earlier: from?.runs } : from?.runs;
      if (at >= before.length && at - diagonal >= after.length) return inOrder(runs);
      fronts.set(diagonal, { at, runs });
    }
  }
  return [];

  function inOrder(chain: Chain | undefined): readonly CommonRun[] {
    const runs: CommonRun[] = [];
    for (let one = chain; one !== undefined; one = one.earlier) runs.push(one.run);
    return runs.reverse();
  }
}
