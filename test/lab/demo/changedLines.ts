/** The lines that a text lost (`-`) and won (`+`), in their order. */
export function changedLines(before: string, after: string): readonly string[] {
  const [old, now] = [before.split(/\r?\n/), after.split(/\r?\n/)];
  const common = commonLengths(old, now);
  const changes: string[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    const [left = '', right = ''] = [old[i], now[j]];
    if (i < old.length && j < now.length && left === right) {
      i++;
      j++;
    } else if (
      j >= now.length ||
      (i < old.length && at(common, i + 1, j) >= at(common, i, j + 1))
    ) {
      changes.push(`- ${left}`);
      i++;
    } else {
      changes.push(`+ ${right}`);
      j++;
    }
  }
  return changes;
}

const at = (table: readonly (readonly number[])[], i: number, j: number) => table[i]?.[j] ?? 0;

/** Length of the longest common run of lines of what follows each pair of places. */
function commonLengths(old: readonly string[], now: readonly string[]): readonly number[][] {
  const table: number[][] = Array.from({ length: old.length + 1 }, () => []);
  for (let i = old.length - 1; i >= 0; i--) {
    const row = table[i] ?? [];
    for (let j = now.length - 1; j >= 0; j--) {
      row[j] =
        old[i] === now[j]
          ? at(table, i + 1, j + 1) + 1
          : Math.max(at(table, i + 1, j), at(table, i, j + 1));
    }
  }
  return table;
}
