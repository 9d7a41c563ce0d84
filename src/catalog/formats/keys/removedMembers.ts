import { applyEdits, difference, type Edit } from '../../edit.ts';
import type { ResourceFile } from '../format.ts';
import { JsonFile } from '../json/jsonFile.ts';
import type { PropertyLine } from '../properties/parseProperties.ts';
import type { PropertiesFile } from '../properties/propertiesFile.ts';
import { removalEdits } from '../removal.ts';
import { flowRemoval } from '../tree/flowRemoval.ts';
import type { TreeContainer, TreeMember } from '../tree/node.ts';
import { lineRemoval } from '../yaml/write/lineRemoval.ts';
import { YamlFile } from '../yaml/yamlFile.ts';

/** The edits that take members out of what holds them. */
export function removedMembers(
  file: ResourceFile,
  container: TreeContainer,
  members: ReadonlySet<TreeMember>,
): readonly Edit[] {
  if (members.size === 0) return [];
  const block = file instanceof YamlFile ? file.document.blocks.get(container) : undefined;
  if (block) return endingAs(file.text, lineRemoval(file.text, container, block, members));
  if (members.size === container.members.length) return emptied(container);
  if (file instanceof YamlFile)
    return flowRemoval(file.text, container, members, file.style().flow);
  return file instanceof JsonFile ? flowRemoval(file.text, container, members, file.style) : [];
}

/** The last member of a file leaves the brackets alone. */
function emptied({ offset, end }: TreeContainer): readonly Edit[] {
  return [{ offset: offset + 1, length: end - offset - 2, text: '' }];
}

/** The same for lines of properties. */
export function removedLines(
  { text, lines }: PropertiesFile,
  dropped: ReadonlySet<PropertyLine>,
): readonly Edit[] {
  const entries = lines.map((line) => ({
    from: line.lineStart,
    to: line.lineEnd,
    isDropped: dropped.has(line),
  }));
  return endingAs(text, removalEdits(text, text.startsWith('\uFEFF') ? 1 : 0, entries));
}

/** A file whose last line has no line break keeps to that when this line goes. */
function endingAs(text: string, edits: readonly Edit[]): readonly Edit[] {
  const cut = applyEdits(text, edits);
  if (/[\r\n]$/.test(text) || !/[\r\n]$/.test(cut)) return edits;
  return [difference(text, cut.replace(/(?:\r\n|\r|\n)$/, ''))];
}
