import { runSync } from '../../../../../src/resources/cooperative.ts';
import assert from 'node:assert/strict';
import { applyEdits, separable } from '../../../../../src/resources/edit.ts';
import {
  type MessageValue,
  type ResourceFormat,
  keyId,
} from '../../../../../src/resources/formats/format.ts';
import type { Pick } from './randomJson.ts';

/** Leaves out some of the edits, as a person may in a review: the file can be read, each message is old or new. */
export function holdsInParts(
  format: ResourceFormat,
  [target, source]: readonly [string, string],
  values: readonly MessageValue[],
  pick: Pick,
): void {
  const file = runSync(format.parse(target));
  const edits = separable(target, runSync(file.write(values, runSync(format.parse(source)))));
  const after = runSync(
    format.parse(
      applyEdits(
        target,
        edits.filter(() => pick(2) === 0),
      ),
    ),
  );
  for (const { path, value } of file.messages) {
    const now = after.get(path)?.value;
    if (now === value) continue;
    const wanted = values.findLast((one) => keyId(one.path) === keyId(path));
    assert.equal(now, wanted?.value);
  }
}
