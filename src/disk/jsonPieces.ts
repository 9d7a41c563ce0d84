/** Values within values up to which they are said at once. */
const few = 100;

/** The JSON of plain data as `JSON.stringify` says it, in pieces: that of a large run would take too long at once. */
export function* jsonPieces(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null || count(value, few) < few) {
    yield JSON.stringify(value) ?? 'null';
    return;
  }
  const isList = Array.isArray(value);
  let before = isList ? '[' : '{';
  for (const [name, part] of isList ? value.entries() : Object.entries(value)) {
    if (part === undefined && !isList) continue;
    yield isList ? before : `${before}${JSON.stringify(name)}:`;
    yield* jsonPieces(part);
    before = ',';
  }
  if (before !== ',') yield before;
  yield isList ? ']' : '}';
}

/** How many values there are in a value, itself among them; no further than `most`. */
function count(value: unknown, most: number): number {
  if (typeof value !== 'object' || value === null) return 1;
  let sum = 1;
  for (const name in value) {
    sum += count((value as Readonly<Record<string, unknown>>)[name], most - sum);
    if (sum >= most) return most;
  }
  return sum;
}

/** Longer pieces of the same text, of at least so many characters. */
export function* joinedPieces(pieces: Iterable<string>, length: number): Generator<string> {
  let joined = '';
  for (const piece of pieces) {
    joined += piece;
    if (joined.length < length) continue;
    yield joined;
    joined = '';
  }
  if (joined !== '') yield joined;
}
