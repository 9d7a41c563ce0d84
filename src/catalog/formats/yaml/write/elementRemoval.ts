import type { Edit } from '../../../edit.ts';
import { refuse } from '../../refuse.ts';
import { hasComments, memberComments } from '../../tree/memberComments.ts';
import type { TreeContainer, TreeMember } from '../../tree/node.ts';
import { commentEnd } from '../yamlCursor.ts';
import type { YamlBlock } from '../yamlDocument.ts';
import { lineRemoval } from './lineRemoval.ts';

/**
 * As {@link lineRemoval}, but for what may be an element of a sequence: the first member that stays moves up to the dash, and
 * where none does, the element stays an empty one.
 *
 * @throws {ResourceFileError} `shape` where a comment is beside what goes: it may be about the element, and has no other place
 */
export function elementRemoval(
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
