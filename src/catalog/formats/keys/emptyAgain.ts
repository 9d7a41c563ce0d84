import { applyEdits, type Edit } from '../../edit.ts';
import type { ResourceFile } from '../format.ts';
import { isContainer, type TreeContainer, type TreeNode } from '../tree/node.ts';
import { YamlFile } from '../yaml/yamlFile.ts';
import { removedMembers } from './removedMembers.ts';

/** A container that all members go from. */
interface Emptied {
  readonly container: TreeContainer;
  /** Where its name ends; the root has none. */
  readonly nameEnd: number | undefined;
  /** What was in its place, if anything was. */
  readonly before: TreeNode | undefined;
}

/** The edits that leave a container empty: spelled as it was, where it was empty before, with the comments in it. */
export function emptyAgain(
  file: ResourceFile,
  then: ResourceFile | undefined,
  { container, nameEnd, before }: Emptied,
): readonly Edit[] {
  const { kind, offset, end, members } = container;
  const removed = removedMembers(file, container, new Set(members), 'comments');
  const wasEmpty = before && !(isContainer(before) && before.members.length > 0);
  const old = wasEmpty && then ? then.text.slice(before.offset, before.end) : undefined;
  if (file instanceof YamlFile && file.document.blocks.has(container)) {
    if (!old || nameEnd === undefined) return removed;
    return [
      { offset: file.text.indexOf(':', nameEnd) + 1, length: 0, text: ` ${old}` },
      ...removed,
    ];
  }
  const text = old ?? (kind === 'object' ? '{}' : '[]');
  const inside = removed.map((edit) => ({ ...edit, offset: edit.offset - offset }));
  const left = applyEdits(file.text.slice(offset, end), inside);
  const isSame = withoutBlanks(left) === withoutBlanks(text);
  return isSame ? [{ offset, length: end - offset, text }] : removed;
}

const withoutBlanks = (text: string) => text.replaceAll(/\s/g, '');
