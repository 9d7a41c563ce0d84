import type { Edit } from '../../edit.ts';
import { stepwise, type Steps } from '../../steps.ts';
import { gapsFor } from '../gaps.ts';
import type { Insertion } from '../tree/newMembers.ts';
import type { TreeContainer } from '../tree/node.ts';
import { lineInsertion } from '../lineInsertion.ts';
import { placeBehind } from './openBlock.ts';
import type { YamlDocument } from './parseYaml.ts';
import { type YamlLayout, memberLines } from './showYaml.ts';

/** The edits that put new members into one container, where the order of the source puts them. */
export function* yamlInsertions(
  text: string,
  { blocks }: YamlDocument,
  { container, parent, model, members }: Insertion,
  layout: YamlLayout,
): Steps<readonly Edit[]> {
  const block = blocks.get(container);
  if (!block) return [];
  const { style } = layout;
  const step = container.kind === 'object' ? style.unit : style.dashes;
  const indent = block.indent ?? (block.outer ?? 0) + (parent?.kind === 'array' ? 2 : step);
  const edits: Edit[] = [];
  const gaps = gapsFor(new Set(members.keys()), namesOf(container), namesOf(model), () => false);
  yield;
  for (const [place, names] of gaps) {
    const offset = placeBehind(block, container, place, layout.open);
    const lines: string[] = [];
    yield* stepwise(inOwnOrder(names, container), (name) => {
      for (const line of memberLines(name, members.get(name) ?? '', model, indent, layout))
        lines.push(line);
    });
    edits.push(inHull(text, lineInsertion(text, offset, lines, style.eol), block.hull));
  }
  return edits;
}

function namesOf(container: TreeContainer | undefined): (string | number)[] {
  return container?.members.map(({ name }) => name) ?? [];
}

function inOwnOrder(names: readonly (string | number)[], { kind }: TreeContainer) {
  return kind === 'object' ? names : names.toSorted((a, b) => Number(a) - Number(b));
}

/** One edit takes away what stood for the empty container and adds the lines, so that neither is done alone. */
function inHull(
  text: string,
  { offset, length, text: added }: Edit,
  hull: { readonly offset: number; readonly end: number } | undefined,
): Edit {
  if (!hull || hull.offset === hull.end) return { offset, length, text: added };
  const rest = text.slice(hull.end, offset);
  return { offset: hull.offset, length: offset - hull.offset, text: rest + added };
}
