/**
 * How alike two texts are, in whole percent: the share of characters that need not change, capitals aside. 100 is for
 * equal texts only; 0 is for what is below `least`.
 */
export function similarity(one: string, other: string, least: number): number {
  if (one === other) return 100;
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  const longer = Math.max(a.length, b.length);
  const most = Math.floor((longer * (100 - least)) / 100);
  const changes = changesBetween(a, b, most);
  if (changes > most) return 0;
  return Math.min(99, Math.floor(100 - (100 * changes) / longer));
}

/** The fewest characters to add, leave out or replace; more than `most` where that is not enough. */
function changesBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let row = Uint16Array.from({ length: other.length + 1 }, (_, place) => place);
  let next = new Uint16Array(row.length);
  for (let line = 1; line <= one.length; line++) {
    next[0] = line;
    let fewest = line;
    const code = one.charCodeAt(line - 1);
    for (let place = 1; place < row.length; place++) {
      const replaced = (row[place - 1] ?? 0) + (other.charCodeAt(place - 1) === code ? 0 : 1);
      const count = Math.min(replaced, (row[place] ?? 0) + 1, (next[place - 1] ?? 0) + 1);
      next[place] = count;
      if (count < fewest) fewest = count;
    }
    if (fewest > most) return most + 1;
    [row, next] = [next, row];
  }
  return row[other.length] ?? 0;
}
