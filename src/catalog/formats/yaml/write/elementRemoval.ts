import type { Edit } from '../../../edit.ts';
import { refuse } from '../../refuse.ts';
import type { TreeContainer, TreeMember } from '../../tree/node.ts';
import type { YamlBlock } from '../yamlDocument.ts';
import { lineRemoval } from './lineRemoval.ts';

/**
 * As {@link lineRemoval}, but for what may be an element of a sequence: the first member that stays moves up to the dash, and
 * where none does, the element stays an empty one.
 *
 * @throws {ResourceFileError} `shape` where there may be a comment behind the dash, which has no other place
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
    return lineRemoval(text, container, block, dropped);
  const gone = text.slice(offset, next?.offset ?? end);
  if (gone.includes('#')) refuse('shape', 'a comment may be behind the dash', text, offset);
  if (next === undefined) return [{ offset, length: gone.trimEnd().length, text: '{}' }];
  const others = new Set([...dropped].filter((member) => member.offset > next.offset));
  return [
    { offset, length: gone.length, text: '' },
    ...lineRemoval(text, container, block, others),
  ];
}
