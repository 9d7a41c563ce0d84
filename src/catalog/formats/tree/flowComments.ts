import { isLineBreak, type CommentEnd } from './flowStyle.ts';
import type { TreeContainer } from './node.ts';

/**
 * Where the comments end that belong to what is before `offset`: those on the same line, unless more than a closing
 * bracket follows on it. `breaksLine` says that the last of them goes on to the end of its line.
 */
export function ownComments(
  text: string,
  offset: number,
  commentEnd: CommentEnd,
): { offset: number; breaksLine: boolean } {
  let at = offset;
  let end = offset;
  let breaksLine = false;
  for (;;) {
    while (text[at] === ' ' || text[at] === '\t') at += 1;
    const next = commentEnd(text, at);
    if (next === undefined) break;
    breaksLine = !text.startsWith('/*', at);
    at = next;
    end = next;
  }
  const belongs = at === text.length || isLineBreak(text[at]) || '}]'.includes(text[at] ?? '');
  return belongs ? { offset: end, breaksLine } : { offset, breaksLine: false };
}

/** Where the last comment of a container without members ends; after its bracket when there is none. */
export function commentsEnd(
  text: string,
  container: TreeContainer,
  commentEnd: CommentEnd,
): number {
  let end = container.offset + 1;
  for (let at = end; at < container.end - 1; at += 1) {
    const next = commentEnd(text, at);
    if (next !== undefined) {
      at = next - 1;
      end = next;
    }
  }
  return end;
}
