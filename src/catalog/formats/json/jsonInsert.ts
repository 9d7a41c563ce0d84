import type { Edit } from '../../edit.ts';
import type { Cooperative } from '../../cooperative.ts';
import { type KeepTogether, insertionPoints } from '../insertionPoints.ts';
import type { Copy } from '../tree/completeArrays.ts';
import { gapEdits } from '../tree/flowGap.ts';
import { colonOf } from '../tree/flowStyle.ts';
import { insertionsOf } from '../tree/insertion.ts';
import type { Addition, Insertion } from '../tree/newMembers.ts';
import type { TreeContainer } from '../tree/node.ts';
import { separatorOf } from '../tree/flowSeparator.ts';
import type { JsonText } from './jsonText.ts';
import { showMember } from './showJson.ts';

/**
 * The edits that add values to `target` where the order of `source` puts them, making missing objects and arrays.
 *
 * @throws {ResourceFileError} `shape` where something else stands in the way
 */
export function* jsonInsertions(
  target: JsonText,
  source: JsonText | undefined,
  additions: readonly Addition[],
  {
    keepTogether,
    copy,
  }: { readonly keepTogether?: KeepTogether | undefined; readonly copy?: Copy | undefined } = {},
): Cooperative<Edit[]> {
  const { text, style } = target;
  const edits: Edit[] = [];
  for (const insertion of yield* insertionsOf(target, source?.root, additions, copy)) {
    const { container, model, members } = insertion;
    const separator = separatorOf(text, insertion, style);
    const colon = colonOf(text, [container]) ?? style.colon;
    const like = { ...target, style: { ...style, colon } };
    const around = { target: like, source, model, indent: separator.indent };
    for (const [place, names] of gapsOf(insertion, keepTogether ?? (() => false))) {
      const shown: string[] = [];
      for (const name of names) {
        shown.push(showMember(name, members.get(name) ?? '', around));
        yield;
      }
      edits.push(...gapEdits(text, place, { container, separator, shown, style }));
    }
  }
  return edits;
}

function gapsOf({ container, model, members }: Insertion, keepTogether: KeepTogether) {
  const names = (from: TreeContainer | undefined) => from?.members.map(({ name }) => name) ?? [];
  return insertionPoints(new Set(members.keys()), names(container), names(model), keepTogether);
}
