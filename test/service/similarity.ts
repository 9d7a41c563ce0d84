/**
 * How alike two texts are, in whole percent (rounded down): Levenshtein distance over code points, set
 * against the longer text. Undefined when it is below `threshold`, which is found out early.
 */
export function similarity(
  left: readonly string[],
  right: readonly string[],
  threshold: number,
): number | undefined {
  const length = Math.max(left.length, right.length);
  const allowed = Math.floor((length * (100 - threshold)) / 100);
  if (Math.abs(left.length - right.length) > allowed) return undefined;
  const found = distance(left, right, allowed);
  return found === undefined ? undefined : Math.floor(((length - found) * 100) / length);
}

/** Levenshtein distance, or undefined as soon as it must be more than `allowed`. */
function distance(
  left: readonly string[],
  right: readonly string[],
  allowed: number,
): number | undefined {
  let row = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (const [i, letter] of left.entries()) {
    const next = [i + 1];
    for (const [j, other] of right.entries()) {
      const replaced = row[j]! + (letter === other ? 0 : 1);
      next.push(Math.min(replaced, row[j + 1]! + 1, next[j]! + 1));
    }
    if (Math.min(...next) > allowed) return undefined;
    row = next;
  }
  const found = row[right.length]!;
  return found > allowed ? undefined : found;
}
