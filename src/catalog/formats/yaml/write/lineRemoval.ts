import type { Edit } from '../../../edit.ts';
import { joinFor, removalEdits } from '../../removal.ts';
import { indentAt } from '../../tree/flowStyle.ts';
import { memberComments, type Span } from '../../tree/memberComments.ts';
import type { TreeContainer, TreeMember } from '../../tree/node.ts';
import { behindLineBreak, commentEnd, lineEnd, lineStart } from '../yamlCursor.ts';
import type { YamlBlock } from '../yamlDocument.ts';

/** A mapping or a sequence that is written in lines. */
interface BlockInLines {
  readonly container: TreeContainer;
  readonly block: YamlBlock;
}

/** The edits that take members out of a mapping or a sequence that is written in lines. */
export function lineRemoval(
  text: string,
  { container: { members }, block: { start, ends } }: BlockInLines,
  dropped: ReadonlySet<TreeMember>,
  kept?: 'comments',
): readonly Edit[] {
  let behind = start;
  const entries = members.map((member, place) => {
    const isDropped = dropped.has(member);
    const from = firstSaid(text, behind, member.offset);
    const to = ends[place] ?? text.length;
    behind = to;
    const left = kept && isDropped ? linesLeft(text, member, { from, to }) : '';
    return { from, to, isDropped, left };
  });
  return removalEdits(text, start, entries, joinFor(kept));
}

/** The line that a member begins on: that of its dash, where its value begins below it. */
function firstSaid(text: string, behind: number, offset: number): number {
  const last = lineStart(text, offset);
  let line = behind;
  while (line < last && /^[ \t]*(?:#|$)/.test(text.slice(line, lineEnd(text, line))))
    line = behindLineBreak(text, lineEnd(text, line));
  return line;
}

/** Comments beside a member, on lines of their own. */
function linesLeft(text: string, member: TreeMember, span: Span): string {
  const eol = /\r\n|\r|\n/.exec(text)?.[0] ?? '\n';
  return memberComments(text, member, span, commentEnd)
    .map((comment) => indentAt(text, span.from) + comment + eol)
    .join('');
}
