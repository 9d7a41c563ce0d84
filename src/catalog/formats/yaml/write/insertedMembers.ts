import type { Cooperative } from '../../../cooperative.ts';
import { refuse } from '../../refuse.ts';
import type { Copy } from '../../tree/completeArrays.ts';
import { insertionsOf } from '../../tree/insertion.ts';
import type { Addition } from '../../tree/newMembers.ts';
import type { TreeContainer, TreeNode } from '../../tree/node.ts';
import type { YamlDocument } from '../yamlDocument.ts';
import type { EditAboveBlanks } from './tabbedBlanks.ts';
import { yamlInsertions } from './yamlInsert.ts';
import type { YamlStyle } from './yamlStyle.ts';

/** A part of a YAML text that members are inserted into. */
interface Holder {
  readonly text: string;
  readonly document: YamlDocument;
  readonly root: TreeContainer;
  /** The text at the end of the file, where that has no line break. */
  readonly open: TreeNode | undefined;
}

/** How they are laid out, and in which order. */
interface Manner {
  readonly style: YamlStyle;
  readonly model?: Pick<Holder, 'text' | 'document' | 'root'> | undefined;
  readonly copy?: Copy | undefined;
}

/**
 * The edits that insert members, in any order.
 *
 * @throws {ResourceFileError} `shape` where a block of text at the end would need a line break
 */
export function* insertedMembers(
  { text, document, root, open }: Holder,
  additions: readonly Addition[],
  { style, model, copy }: Manner,
): Cooperative<EditAboveBlanks[]> {
  const insertions = yield* insertionsOf({ text, root }, model?.root, additions, copy);
  // Where a mapping and the last thing in it end on the same line, what goes inside comes first.
  insertions.sort((a, b) => b.container.offset - a.container.offset);
  const layout = { style, source: model, open, near: new Map(), below: -1, endsFile: false };
  const edits: EditAboveBlanks[] = [];
  for (const insertion of insertions) {
    for (const edit of yield* yamlInsertions(text, document, insertion, layout)) edits.push(edit);
  }
  if (open && edits.some(({ offset }) => offset === text.length))
    refuse('shape', 'a block of text at the end that needs a line break', text, open.offset);
  return edits;
}
