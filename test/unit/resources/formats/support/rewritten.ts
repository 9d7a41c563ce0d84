import { runSync } from '../../../../../src/resources/cooperative.ts';
import { applyEdits } from '../../../../../src/resources/edit.ts';
import type { MessageValue, ResourceFormat } from '../../../../../src/resources/formats/format.ts';

/** The target text after its format wrote the values, in the order of the source text (its own by default). */
export function rewritten(
  format: ResourceFormat,
  target: string,
  values: readonly MessageValue[],
  source = target,
): string {
  return applyEdits(
    target,
    runSync(runSync(format.parse(target)).write(values, runSync(format.parse(source)))),
  );
}

/** The target text after every message that only the source has was added, in capitals. */
export function filled(format: ResourceFormat, source: string, target: string): string {
  const known = runSync(format.parse(target));
  const missing = runSync(format.parse(source)).messages.filter(({ path }) => !known.get(path));
  const values = missing.map(({ path, value }) => ({ path, value: value.toUpperCase() }));
  return rewritten(format, target, values, source);
}
