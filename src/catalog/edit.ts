/** A change of a text as data: the `length` characters (UTF-16 units) from `offset` on become `text`. */
export interface Edit {
  readonly offset: number;
  readonly length: number;
  readonly text: string;
}

/** Applies edits that do not overlap; their offsets are those of the text before any of them. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = '';
  let at = 0;
  for (const edit of edits.toSorted((a, b) => a.offset - b.offset)) {
    if (edit.offset < at) throw new RangeError(`edits overlap at ${edit.offset}`);
    result += text.slice(at, edit.offset) + edit.text;
    at = edit.offset + edit.length;
  }
  return result + text.slice(at);
}
