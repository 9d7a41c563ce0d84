import type { TextRange } from './textRange.ts';

/** A stretch of a text that reads otherwise in another version of it. */
export interface WordChange {
  /** In UTF-16 units; never empty. */
  readonly at: TextRange;
  readonly text: string;
}

/** Words, runs of white space, and every other character; where words are not set apart, every character. */
const token =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}])[\p{L}\p{M}\p{N}])+(?:['’](?=\p{L})[\p{L}\p{M}]+)*|\s+|[^]/gu;

interface Hunk {
  /** Tokens of the one text from `start` to `end`, and of the other from `from` to `to`. */
  readonly start: number;
  readonly end: number;
  readonly from: number;
  readonly to: number;
}

/**
 * The words that make a text another, in order and apart from each other: what is only added goes with a word beside it.
 */
export function wordChanges(before: string, after: string): readonly WordChange[] {
  const [old, now] = [before.match(token) ?? [], after.match(token) ?? []];
  if (old.length === 0) return [];
  const [offsets, places] = [startsOf(old), startsOf(now)];
  const at = (starts: readonly number[], index: number) => starts[index] ?? 0;
  return joined(hunksOf(old, now).map((hunk) => withWord(hunk, old))).map((hunk) => ({
    at: { start: at(offsets, hunk.start), end: at(offsets, hunk.end) },
    text: after.slice(at(places, hunk.from), at(places, hunk.to)),
  }));
}

function startsOf(tokens: readonly string[]): readonly number[] {
  const starts = [0];
  let at = 0;
  for (const { length } of tokens) starts.push((at += length));
  return starts;
}

/** What differs between the start and the end that both have. */
function hunksOf(old: readonly string[], now: readonly string[]): readonly Hunk[] {
  const most = Math.min(old.length, now.length);
  let start = 0;
  while (start < most && old[start] === now[start]) start++;
  let rest = 0;
  while (rest < most - start && old.at(-1 - rest) === now.at(-1 - rest)) rest++;
  const [end, to] = [old.length - rest, now.length - rest];
  const hunks: Hunk[] = [];
  let [left, right] = [start, start];
  const close = (row: number, column: number) => {
    if (row > left || column > right) {
      hunks.push({ start: left, end: row, from: right, to: column });
    }
  };
  for (const [row, column, length] of commonRuns(old.slice(start, end), now.slice(start, to))) {
    close(start + row, start + column);
    [left, right] = [start + row + length, start + column + length];
  }
  close(end, to);
  return hunks;
}

/** What is only added has no place of its own: it goes with the word before it, or else with what comes after it. */
function withWord(hunk: Hunk, old: readonly string[]): Hunk {
  const { start, end, from, to } = hunk;
  if (end > start) return hunk;
  const isWord = (text: string | undefined) => text !== undefined && text.trim() !== '';
  if (isWord(old[start - 1]) || (start > 0 && start === old.length)) {
    return { start: start - 1, end, from: from - 1, to };
  }
  return { start, end: end + 1, from, to: to + 1 };
}

function joined(hunks: readonly Hunk[]): readonly Hunk[] {
  const all: Hunk[] = [];
  for (const hunk of hunks) {
    const last = all.at(-1);
    if (last === undefined || hunk.start > last.end) all.push(hunk);
    else all.splice(-1, 1, { ...last, end: Math.max(last.end, hunk.end), to: hunk.to });
  }
  return all;
}

/** A stretch that two lists have in common: where it starts in each, and how long it is. */
type CommonRun = readonly [before: number, after: number, length: number];

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
