import { applyEdits, type Edit } from '../../edit.ts';
import type { ResourceFile } from '../format.ts';
import { isContainer, type TreeContainer, type TreeNode } from '../tree/node.ts';
import { lineEnd, YamlCursor } from '../yaml/yamlCursor.ts';
import type { YamlBlock } from '../yaml/yamlDocument.ts';
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
  const block = file instanceof YamlFile ? file.document.blocks.get(container) : undefined;
  if (block) {
    if (!old || nameEnd === undefined) return removed;
    return [
      { offset: behindSign(file.text, nameEnd, block), length: 0, text: ` ${old}` },
      ...removed,
    ];
  }
  const text = old ?? (kind === 'object' ? '{}' : '[]');
  const inside = removed.map((edit) => ({ ...edit, offset: edit.offset - offset }));
  const left = applyEdits(file.text.slice(offset, end), inside);
  const isSame = withoutBlanks(left) === withoutBlanks(text);
  return isSame ? [{ offset, length: end - offset, text }] : removed;
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

const withoutBlanks = (text: string) => text.replaceAll(/\s/g, '');
