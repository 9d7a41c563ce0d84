import type { TreeContainer } from '../../tree/node.ts';
import type { TreeLines } from '../../tree/tree.ts';
import { lineEnd, YamlCursor } from '../yamlCursor.ts';
import type { YamlBlock } from '../yamlDocument.ts';
import { elementRemoval } from './elementRemoval.ts';
import { lineRemoval } from './lineRemoval.ts';

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
    spelledEmpty: (old, nameEnd) => ({
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
