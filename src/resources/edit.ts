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

/** The one edit that makes a text another: what lies between their equal starts and their equal ends. */
export function difference(before: string, after: string): Edit {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const text = after.slice(start, after.length - end);
  return { offset: start, length: before.length - end - start, text };
}

/** The edits that make a text another: none where it is that already. */
export const editsBetween = (before: string, after: string): readonly Edit[] =>
  before === after ? [] : [difference(before, after)];

/**
 * The same edits so that a person may leave out any of them: a comma that is apart from what it makes room for, because
 * a comment is between them, becomes one edit with it.
 */
export function separable(text: string, edits: readonly Edit[]): readonly Edit[] {
  const result: Edit[] = [];
  let comma: Edit | undefined;
  for (const edit of edits.toSorted((a, b) => a.offset - b.offset)) {
    if (edit.text.trim() === ',' && edit.length === 0) {
      comma = edit;
      continue;
    }
    result.push(comma === undefined ? edit : joined(text, comma, edit));
    comma = undefined;
  }
  return comma === undefined ? result : [...result, comma];
}

/** Two edits as one, with what is between them. */
export function joined(text: string, first: Edit, last: Edit): Edit {
  const between = text.slice(first.offset + first.length, last.offset);
  return {
    offset: first.offset,
    length: last.offset + last.length - first.offset,
    text: first.text + between + last.text,
  };
}
