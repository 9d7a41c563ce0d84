import { commonRuns } from '../message/wordChanges.ts';

/** A run of words that both texts have, or in which they differ. */
export interface WordRun {
  readonly isSame: boolean;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** What two texts have in common, word by word, by the shortest way from one to the other. */
export function wordDifference(
  before: readonly string[],
  after: readonly string[],
): readonly WordRun[] {
  const common = commonRuns(before, after);
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
  for (const [start, other, length] of common) {
    differ(start, other);
    const words = before.slice(start, start + length);
    runs.push({ isSame: true, before: words, after: words });
    [left, right] = [start + length, other + length];
  }
  differ(before.length, after.length);
  return runs;
}
