import { joined, type Edit } from '../../../edit.ts';
import { sortInSteps, type Cooperative } from '../../../cooperative.ts';
import type { EditAboveBlanks } from './yamlStyle.ts';

/**
 * The edits of a file in their order, none over another one: those above the same blank lines are one with what becomes of
 * these, whichever of them asked for it.
 *
 * @param changed values that get other texts
 * @param added lines and members
 */
export function* joinedEdits(
  text: string,
  changed: readonly EditAboveBlanks[],
  added: readonly EditAboveBlanks[],
): Cooperative<readonly Edit[]> {
  // Where a value without a text ends the file, what fills it comes before what follows it.
  const fills = new Set(changed.filter(({ length }) => length === 0));
  const order = (edit: EditAboveBlanks) => Number(!fills.has(edit));
  const sorted = yield* sortInSteps(
    [...added, ...changed],
    (a, b) => a.offset - b.offset || order(a) - order(b),
  );
  const result: Edit[] = [];
  let above: Edit | undefined;
  let below: Edit | undefined;
  for (const { blanks, ...edit } of sorted) {
    if (above && below && edit.offset <= below.offset) {
      above = joined(text, above, edit);
      continue;
    }
    if (above) result.push(below ? joined(text, above, below) : above);
    [above, below] = [edit, blanks];
  }
  if (above) result.push(below ? joined(text, above, below) : above);
  return result;
}
