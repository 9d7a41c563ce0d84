import type { Edit } from '../../edit.ts';
import { joinLines, removalEdits } from '../removal.ts';
import { hasLineBreak, type FlowStyle } from './flowStyle.ts';
import { memberComments, ownComments } from './memberComments.ts';
import type { TreeContainer, TreeMember } from './node.ts';

/**
 * The edits that take members out of brackets or braces.
 *
 * @param kept what of that which is above them stays; without it, at least one of the members does
 */
export function flowRemoval(
  text: string,
  container: TreeContainer,
  dropped: ReadonlySet<TreeMember>,
  {
    commentEnd,
    eol,
    kept,
  }: Pick<FlowStyle, 'commentEnd' | 'eol'> & { readonly kept?: 'comments' | undefined },
): readonly Edit[] {
  const behind = (offset: number) => ownComments(text, offset, commentEnd).offset;
  const { members } = container;
  const entries = members.map((member) => {
    const isDropped = dropped.has(member);
    const from = member.offset;
    const to = behind(member.comma === undefined ? member.value.end : member.comma + 1);
    const comments =
      kept && isDropped ? memberComments(text, member, { from, to }, commentEnd) : [];
    return { from, to, isDropped, left: inOne(comments, eol) };
  });
  const last = members.findLast((member) => !dropped.has(member));
  const lastEnd = last?.comma === undefined ? last?.value.end : last.comma + 1;
  const { breaksLine } = ownComments(text, lastEnd ?? container.offset + 1, commentEnd);
  const tail = { rest: text.slice(entries.at(-1)?.to, container.end), isOpen: breaksLine };
  const edits = removalEdits(
    text,
    behind(container.offset + 1),
    entries,
    kept ? joinKeeping(tail) : joinFlow,
  );
  const isCommaLeft = last !== members.at(-1) && members.at(-1)?.comma === undefined;
  if (last?.comma === undefined || !isCommaLeft) return edits;
  return [{ offset: last.comma, length: 1, text: '' }, ...edits];
}

/** Comments one behind the other; the line breaks behind those that go on to the end of their line. */
function inOne(comments: readonly string[], eol: string): string {
  return comments.map((one) => one + (one.startsWith('/*') ? ' ' : eol)).join('');
}

/** Comments stay where they are, and so do the line breaks that end them; see {@link removalEdits}. */
function joinKeeping({
  rest,
  isOpen,
}: {
  readonly rest: string;
  readonly isOpen: boolean;
}): typeof joinLines {
  return (gone, next, isStart) => {
    const comments = gone.filter((lead) => lead.trim() !== '');
    const above = comments
      .map((lead, place) => withoutEnd(lead, comments[place + 1] ?? next ?? rest))
      .join('');
    const [first = ''] = gone;
    if (next === undefined) return above === '' && isOpen ? lineBreakOf(first, rest) : above;
    const isBlank = first.trim() === '' && next.trim() === '';
    const beginsAsFirst = isStart || (hasLineBreak(first) && !hasLineBreak(next));
    return above + (isBlank && beginsAsFirst ? first : next);
  };
}

/** Without the blanks at the end, where no line break is lost that ends a comment. */
function withoutEnd(lead: string, next: string): string {
  const end = lead.trimEnd();
  return lineBreakOf(lead.slice(end.length), next) === '' ? end : lead;
}

/** The line break that is to be between a comment and what is next; empty where that begins on another line. */
function lineBreakOf(blanks: string, next: string): string {
  return /^[ \t]*[\r\n]/.test(next) ? '' : (/\r\n|\r|\n/.exec(blanks)?.[0] ?? '');
}

function joinFlow(gone: readonly string[], next: string | undefined, isStart: boolean): string {
  const leads = gone.map(partsOf);
  const end = next === undefined ? undefined : partsOf(next);
  const lines = joinLines(
    leads.map((lead) => lead.lines),
    end?.lines,
    isStart,
  );
  const start = leads[0]?.start ?? '';
  // Members that share a line begin where the first one began.
  const indent = isStart && end?.start === '' ? leads[0]?.indent : end?.indent;
  if (end) return start + lines + (indent ?? '');
  return lines === '' ? '' : (start + lines).replace(/(?:\r\n|\r|\n)$/, '');
}

/** What is between two members: the rest of a line, whole lines, and the indentation of the second. */
function partsOf(lead: string) {
  const [, start = '', lines = '', indent = ''] =
    /^([ \t]*(?:\r\n|\r|\n))?([^]*(?:\r\n|\r|\n))?([^\r\n]*)$/.exec(lead) ?? [];
  return { start, lines, indent };
}
