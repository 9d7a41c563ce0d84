import type { Edit } from '../../edit.ts';
import { joinLines, removalEdits } from '../removal.ts';
import { ownComments } from './flowComments.ts';
import type { FlowStyle } from './flowStyle.ts';
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
  { commentEnd }: FlowStyle,
  kept?: 'comments',
): readonly Edit[] {
  const behind = (offset: number) => ownComments(text, offset, commentEnd).offset;
  const { members } = container;
  const entries = members.map((member) => ({
    from: member.offset,
    to: behind(member.comma === undefined ? member.value.end : member.comma + 1),
    isDropped: dropped.has(member),
  }));
  const edits = removalEdits(
    text,
    behind(container.offset + 1),
    entries,
    kept ? joinKeeping : joinFlow,
  );
  const last = members.findLast((member) => !dropped.has(member));
  const isCommaLeft = last !== members.at(-1) && members.at(-1)?.comma === undefined;
  if (last?.comma === undefined || !isCommaLeft) return edits;
  return [{ offset: last.comma, length: 1, text: '' }, ...edits];
}

/** Comments stay where they are; see {@link removalEdits}. */
function joinKeeping(gone: readonly string[], next: string | undefined, isStart: boolean): string {
  const comments = gone.filter((lead) => lead.trim() !== '').map((lead) => lead.trimEnd());
  const above = comments.join('');
  if (next === undefined) return above;
  const [first = ''] = gone;
  const beginsAsFirst = isStart && first.trim() === '' && next.trim() === '';
  return above + (beginsAsFirst ? first : next);
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
