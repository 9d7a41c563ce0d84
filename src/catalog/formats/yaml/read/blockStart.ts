import type { Properties } from './properties.ts';
import { isCommentLine, type YamlCursor } from '../yamlCursor.ts';
import type { YamlBlock } from '../yamlDocument.ts';

/** Where a mapping or a sequence begins that is written in lines. */
export interface BlockStart {
  readonly offset: number;
  readonly column: number;
  /** The indentation of what holds it; -1 for the root. */
  readonly outer: number;
  /** Whether an indicator is before it on the same line. */
  readonly behindSign: boolean;
  /** Anchor and tag of the whole. */
  readonly props: Properties | undefined;
}

/** @param ends of its members */
export function blockFrom(
  cursor: YamlCursor,
  { offset, column, outer, behindSign }: BlockStart,
  ends: readonly number[],
): YamlBlock {
  const line = offset - column;
  return {
    indent: column,
    outer: outer < 0 ? undefined : outer,
    behindDash: behindSign,
    start: behindSign ? line : lineAbove(cursor, line),
    ends,
  };
}

/** Where the comments directly above a line start, unless they are the head of the file. */
function lineAbove(cursor: YamlCursor, line: number): number {
  let start = line;
  for (;;) {
    const previous = cursor.lineBefore(start);
    if (previous === undefined || !isCommentLine(cursor.text, previous)) break;
    start = previous;
  }
  return cursor.lineBefore(start) === undefined ? line : start;
}
