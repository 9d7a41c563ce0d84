import { type CommentEnd, isLineBreak } from './flowStyle.ts';
import { isContainer, type TreeMember, type TreeNode, type TreeContainer } from './node.ts';

/** From where to where there is something of a member. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * The comments that are a member's own: behind its dash, before its value, behind the sign of a block of text, and behind
 * its value. What holds other members may have comments in it besides; see {@link hasComments}.
 */
export function memberComments(
  text: string,
  { offset, nameEnd, value }: TreeMember,
  { from, to }: Span,
  commentEnd: CommentEnd,
): readonly string[] {
  return [
    ...between(text, from, offset, commentEnd),
    ...between(text, nameEnd, value.offset, commentEnd),
    ...blockComment(text, value, commentEnd),
    ...between(text, value.end, to, commentEnd),
  ];
}

/** Whether a comment is before a value or in it. */
export function hasComments(text: string, member: TreeMember, commentEnd: CommentEnd): boolean {
  const { offset, value } = member;
  const own = memberComments(text, member, { from: offset, to: value.end }, commentEnd);
  if (own.length > 0) return true;
  if (!isContainer(value)) return false;
  let at = value.offset;
  for (const inner of value.members) {
    if (between(text, at, inner.offset, commentEnd).length > 0) return true;
    if (hasComments(text, inner, commentEnd)) return true;
    at = inner.value.end;
  }
  return between(text, at, value.end, commentEnd).length > 0;
}

function blockComment(text: string, value: TreeNode, commentEnd: CommentEnd): readonly string[] {
  if (value.kind !== 'string' || !'|>'.includes(text[value.offset] ?? ' ')) return [];
  let end = value.offset;
  while (end < value.end && !isLineBreak(text[end])) end += 1;
  return between(text, value.offset, end, commentEnd);
}

/** The comments between two places that have nothing but signs and blanks between them besides. */
function between(
  text: string,
  from: number,
  to: number,
  commentEnd: CommentEnd,
): readonly string[] {
  const comments: string[] = [];
  for (let at = from; at < to; at += 1) {
    const end = commentEnd(text, at);
    if (end === undefined) continue;
    comments.push(text.slice(at, end));
    at = end - 1;
  }
  return comments;
}

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
