import { applyEdits, difference, type Edit } from '../../edit.ts';
import type { ResourceFile } from '../format.ts';
import { JsonFile } from '../json/jsonFile.ts';
import type { PropertyLine } from '../properties/parseProperties.ts';
import type { PropertiesFile } from '../properties/propertiesFile.ts';
import { joinFor, removalEdits } from '../removal.ts';
import { flowRemoval } from '../tree/flowRemoval.ts';
import type { TreeContainer, TreeMember } from '../tree/node.ts';
import { elementRemoval } from '../yaml/write/elementRemoval.ts';
import { lineRemoval } from '../yaml/write/lineRemoval.ts';
import { YamlFile } from '../yaml/yamlFile.ts';

/**
 * The edits that take members out of what holds them.
 *
 * @param kept what of that which is above them stays; with it, {@link endingAs} is left to the caller
 */
export function removedMembers(
  file: ResourceFile,
  container: TreeContainer,
  members: ReadonlySet<TreeMember>,
  kept?: 'comments',
): readonly Edit[] {
  if (members.size === 0) return [];
  const block = file instanceof YamlFile ? file.document.blocks.get(container) : undefined;
  if (block && file instanceof YamlFile) {
    const mayBeElement = block.behindDash || container !== file.root;
    const edits =
      kept === undefined && mayBeElement
        ? elementRemoval(file.text, container, block, members)
        : lineRemoval(file.text, container, block, members, kept);
    return kept === undefined ? endingAs(file.text, edits) : edits;
  }
  if (kept === undefined && members.size === container.members.length) return emptied(container);
  if (file instanceof YamlFile)
    return flowRemoval(file.text, container, members, file.style().flow, kept);
  return file instanceof JsonFile
    ? flowRemoval(file.text, container, members, file.style, kept)
    : [];
}

/** The last member of a file leaves the brackets alone. */
function emptied({ offset, end }: TreeContainer): readonly Edit[] {
  return [{ offset: offset + 1, length: end - offset - 2, text: '' }];
}

/** The same for lines of properties. */
export function removedLines(
  { text, lines }: PropertiesFile,
  dropped: ReadonlySet<PropertyLine>,
  kept?: 'comments',
): readonly Edit[] {
  const entries = lines.map((line) => ({
    from: line.lineStart,
    to: line.lineEnd,
    isDropped: dropped.has(line),
  }));
  return endingAs(
    text,
    removalEdits(text, text.startsWith('\uFEFF') ? 1 : 0, entries, joinFor(kept)),
  );
}

/** A file whose last line has no line break keeps to that when this line goes. */
export function endingAs(text: string, edits: readonly Edit[]): readonly Edit[] {
  const cut = applyEdits(text, edits);
  if (/[\r\n]$/.test(text) || !/[\r\n]$/.test(cut)) return edits;
  return [difference(text, cut.replace(/(?:\r\n|\r|\n)$/, ''))];
}
