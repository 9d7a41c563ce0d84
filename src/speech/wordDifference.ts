/** A run of words that both texts have, or in which they differ. */
export interface WordRun {
  readonly isSame: boolean;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** Differences that are looked for; two texts that differ more are different as a whole. */
const most = 2000;

/** What two texts have in common, word by word, by the shortest way from one to the other. */
export function wordDifference(
  before: readonly string[],
  after: readonly string[],
): readonly WordRun[] {
  const pairs = commonWords(before, after);
  const runs: WordRun[] = [];
  let [left, right] = [0, 0];
  const differ = (toLeft: number, toRight: number) => {
    if (toLeft === left && toRight === right) return;
    runs.push({
      isSame: false,
      before: before.slice(left, toLeft),
      after: after.slice(right, toRight),
    });
  };
  for (const [start, other, length] of pairs) {
    differ(start, other);
    const words = before.slice(start, start + length);
    runs.push({ isSame: true, before: words, after: words });
    [left, right] = [start + length, other + length];
  }
  differ(before.length, after.length);
  return runs;
}

type Run = readonly [left: number, right: number, length: number];

/** Myers' greedy search; `reached` holds the way so far, newest run first. */
function commonWords(before: readonly string[], after: readonly string[]): readonly Run[] {
  interface Reached {
    readonly at: number;
    readonly runs: Chain | undefined;
  }
  interface Chain {
    readonly run: Run;
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
      const run: Run = [start, start - diagonal, at - start];
      const runs = at > start ? { run, earlier: from?.runs } : from?.runs;
      if (at >= before.length && at - diagonal >= after.length) return inOrder(runs);
      fronts.set(diagonal, { at, runs });
    }
  }
  return [];

  function inOrder(chain: Chain | undefined): readonly Run[] {
    const runs: Run[] = [];
    for (let one = chain; one !== undefined; one = one.earlier) runs.push(one.run);
    return runs.reverse();
  }
}
