import type { Edit } from '../../../edit.ts';
import { refuse } from '../../refuse.ts';
import { joinFor, removalEdits } from '../../removal.ts';
import { type TreeLines, indentAt } from '../../tree/flowStyle.ts';
import { memberComments, type Span, hasComments } from '../../tree/memberComments.ts';
import type { TreeContainer, TreeMember } from '../../tree/node.ts';
import { lineEnd, YamlCursor, behindLineBreak, commentEnd, lineStart } from '../yamlCursor.ts';
import type { YamlBlock } from '../yamlDocument.ts';

/** The lines of a mapping or a sequence, as the operations on keys see them. */
export function yamlLines(
  { text, root }: { readonly text: string; readonly root: TreeContainer },
  container: TreeContainer,
  block: YamlBlock,
): TreeLines {
  const mayBeElement = block.behindDash || container !== root;
  return {
    behindDash: block.behindDash,
    indent: block.indent ?? 0,
    endOf: (member) => block.ends[container.members.indexOf(member)] ?? text.length,
    removed: (members, kept) =>
      kept === undefined && mayBeElement
        ? elementRemoval(text, container, block, members)
        : lineRemoval(text, { container, block }, members, kept),
    encodedEmpty: (old, nameEnd) => ({
      offset: behindSign(text, nameEnd, block),
      length: 0,
      text: ` ${old}`,
    }),
  };
}

/** Behind the colon or the dash that lines are below, and an anchor or a tag there; before a comment. */
function behindSign(text: string, nameEnd: number, { start }: YamlBlock): number {
  const cursor = new YamlCursor(text);
  const restFrom = (line: number) => text.slice(line, lineEnd(text, line));
  let line = cursor.lineBefore(start);
  while (line !== undefined && /^[ \t]*(?:#|$)/.test(restFrom(line)))
    line = cursor.lineBefore(line);
  // The name of an element ends where its lines begin.
  const from = nameEnd > start ? (line ?? start) : Math.max(line ?? 0, nameEnd);
  const said = restFrom(from).replace(/(?<=^|[ \t])#.*$/, '');
  return from + said.trimEnd().length;
}

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

/**
 * As {@link lineRemoval}, but for what may be an element of a sequence: the first member that stays moves up to the dash, and
 * where none does, the element stays an empty one.
 *
 * @throws {ResourceFileError} `shape` where a comment is beside what goes: it may be about the element, and has no other place
 */
function elementRemoval(
  text: string,
  container: TreeContainer,
  block: YamlBlock,
  dropped: ReadonlySet<TreeMember>,
): readonly Edit[] {
  const { offset, end, members } = container;
  const next = members.find((member) => !dropped.has(member));
  const isFirst = next === members[0];
  if (next !== undefined && (isFirst || !block.behindDash))
    return lineRemoval(text, { container, block }, dropped);
  if (hasCommentsBefore(text, container, next))
    refuse('shape', 'a comment may be about the element', text, offset);
  const gone = text.slice(offset, next?.offset ?? end);
  if (next === undefined) return [{ offset, length: gone.trimEnd().length, text: '{}' }];
  const others = new Set([...dropped].filter((member) => member.offset > next.offset));
  return [
    { offset, length: gone.length, text: '' },
    ...lineRemoval(text, { container, block }, others),
  ];
}

function hasCommentsBefore(
  text: string,
  { members, end }: TreeContainer,
  next: TreeMember | undefined,
): boolean {
  const gone = members.slice(0, next && members.indexOf(next));
  return gone.some((member, place) => {
    const span = { from: member.offset, to: members[place + 1]?.offset ?? end };
    const beside = memberComments(text, member, span, commentEnd);
    return beside.length > 0 || hasComments(text, member, commentEnd);
  });
}
