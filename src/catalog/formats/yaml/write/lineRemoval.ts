import type { Edit } from '../../../edit.ts';
import { joinFor, removalEdits } from '../../removal.ts';
import type { TreeContainer, TreeMember } from '../../tree/node.ts';
import { lineStart } from '../yamlCursor.ts';
import type { YamlBlock } from '../yamlDocument.ts';

/** The edits that take members out of a mapping or a sequence that is written in lines. */
export function lineRemoval(
  text: string,
  { members }: TreeContainer,
  { start, ends }: YamlBlock,
  dropped: ReadonlySet<TreeMember>,
  kept?: 'comments',
): readonly Edit[] {
  const entries = members.map((member, place) => ({
    from: lineStart(text, member.offset),
    to: ends[place] ?? text.length,
    isDropped: dropped.has(member),
  }));
  return removalEdits(text, start, entries, joinFor(kept));
}
