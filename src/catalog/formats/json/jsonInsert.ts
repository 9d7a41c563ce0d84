import type { Edit } from '../../edit.ts';
import { type Bond, gapsFor } from '../gaps.ts';
import { gapEdits } from './jsonGap.ts';
import { type Addition, type Growth, growthsOf } from './jsonGrowth.ts';
import type { JsonContainer } from './jsonNode.ts';
import { jointOf } from './jsonJoint.ts';
import type { JsonText } from './jsonText.ts';
import { showMember } from './showJson.ts';

/**
 * The edits that add values to `target` where the order of `source` puts them, making missing objects and arrays.
 *
 * @throws {ResourceFileError} `shape` where something else stands in the way
 */
export function jsonInsertions(
  target: JsonText,
  source: JsonText | undefined,
  additions: readonly Addition[],
  bond: Bond,
): Edit[] {
  const { text, style } = target;
  return growthsOf(target, source?.root, additions).flatMap((growth) => {
    const { container, model, members } = growth;
    const joint = jointOf(text, growth, style);
    const around = { target, source, model, indent: joint.indent };
    return [...gapsOf(growth, bond)].flatMap(([place, names]) => {
      const shown = names.map((name) => showMember(name, members.get(name) ?? '', around));
      return gapEdits(text, container, place, joint, shown, style);
    });
  });
}

function gapsOf({ container, model, members }: Growth, bond: Bond) {
  const names = (from: JsonContainer | undefined) => from?.members.map(({ name }) => name) ?? [];
  return gapsFor(new Set(members.keys()), names(container), names(model), bond);
}
