/** A place in a text as an editor shows it: line and UTF-16 unit of the line, both from 0. */
export interface LinePlace {
  readonly line: number;
  readonly character: number;
}

/** A stretch of a text as an editor shows it. */
export interface LineRange {
  readonly start: LinePlace;
  readonly end: LinePlace;
}

/** Where the lines of a text are. */
export interface LineIndex {
  /** The place of an offset in UTF-16 units. */
  readonly at: (offset: number) => LinePlace;
  /** From a place to the end of its line. */
  readonly restOf: (place: LinePlace) => LineRange;
}

/** CR LF, LF and a lone CR each end a line; a byte order mark at the start takes no place. */
export function lineIndex(text: string): LineIndex {
  const starts = [text.startsWith('\uFEFF') ? 1 : 0];
  const lengths: number[] = [];
  const add = (end: number) => lengths.push(end - (starts.at(-1) ?? 0));
  for (const { 0: lineBreak, index } of text.matchAll(/\r\n|\n|\r/g)) {
    add(index);
    starts.push(index + lineBreak.length);
  }
  add(text.length);
  return {
    at(offset) {
      const line = lineAt(starts, offset);
      return { line, character: Math.max(0, offset - (starts[line] ?? 0)) };
    },
    restOf(start) {
      const { line, character } = start;
      return { start, end: { line, character: Math.max(character, lengths[line] ?? 0) } };
    },
  };
}

/** The last line that starts at or before the offset. */
function lineAt(starts: readonly number[], offset: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
