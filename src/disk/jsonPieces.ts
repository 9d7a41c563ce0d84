/** Values within values up to which they are said at once. */
const few = 100;

/** The JSON of plain data as `JSON.stringify` says it, in pieces: that of a large run would take too long at once. */
export function* jsonPieces(value: unknown): Generator<string> {
  if (typeof value === 'string' && value.length > longest) {
    yield* stringPieces(value);
    return;
  }
  if (typeof value !== 'object' || value === null || count(value, few) < few) {
    yield JSON.stringify(value) ?? 'null';
    return;
  }
  if (Array.isArray(value)) {
    yield* listPieces(value);
    return;
  }
  let before = '{';
  for (const [name, part] of Object.entries(value)) {
    if (part === undefined) continue;
    yield `${before}${JSON.stringify(name)}:`;
    yield* jsonPieces(part);
    before = ',';
  }
  yield before === '{' ? '{}' : '}';
}

/** Characters that are said at once. */
const longest = 65_536;

/** Halves of a character are written in another way than the whole: none is cut. */
function* stringPieces(text: string): Generator<string> {
  yield '"';
  for (let start = 0; start < text.length;) {
    const isHalf = /[\ud800-\udbff]/.test(text.charAt(start + longest - 1));
    const end = start + longest - (isHalf ? 1 : 0);
    yield JSON.stringify(text.slice(start, end)).slice(1, -1);
    start = end;
  }
  yield '"';
}

/** Small parts are said together: a list of messages has very many. */
function* listPieces(list: readonly unknown[]): Generator<string> {
  let before = '[';
  for (let start = 0; start < list.length;) {
    const end = endOfPart(list, start);
    if (end === start + 1) {
      yield before;
      yield* jsonPieces(list[start]);
    } else yield before + JSON.stringify(list.slice(start, end)).slice(1, -1);
    before = ',';
    start = end;
  }
  yield ']';
}

/** Where the next part of a list ends: at least one of its values is in it, and a large one alone. */
function endOfPart(list: readonly unknown[], start: number): number {
  let room = few - count(list[start], few);
  let end = start + 1;
  while (end < list.length && room > 0) {
    const size = count(list[end], room);
    if (size >= room) break;
    room -= size;
    end++;
  }
  return end;
}

/** How many values there are in a value, itself among them; no further than `most`. */
function count(value: unknown, most: number): number {
  if (typeof value === 'string' && value.length > longest) return most;
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
