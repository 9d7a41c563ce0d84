import { runSync } from '../../../../../src/resources/cooperative.ts';
import { applyEdits } from '../../../../../src/resources/edit.ts';
import type { ResourceFormat } from '../../../../../src/resources/formats/format.ts';

const translatable = (text: string) => /\p{L}/u.test(text) && !text.startsWith('http');

/** The target after it got in capitals what it lacks, but for texts with the word "fails". */
export function grown(format: ResourceFormat, source: string, target: string): string {
  const model = runSync(format.parse(source));
  const file = runSync(format.parse(target));
  const values = model.messages
    .filter(({ path, value }) => !file.get(path) && translatable(value))
    .filter(({ value }) => !value.includes('fails'))
    .map(({ path, value }) => ({ path, value: value.toUpperCase() }));
  return applyEdits(target, runSync(file.write(values, model, translatable)));
}
