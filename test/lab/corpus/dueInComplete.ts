import { type ResourceFile, keyId } from '../../../src/resources/formats/format.ts';
import type { TargetFile } from '../../../src/project/plan/targetFile.ts';

/**
 * The messages that would be sent for a translation that has a text under every key of its source. A plural form that
 * whole numbers have in its language, and that it lacks, is rightly due.
 */
export function dueInComplete(
  { source, plan, locale }: TargetFile,
  current: ResourceFile,
): readonly string[] {
  const isComplete = source.messages.every(
    ({ path, value }) => value === '' || (current.get(path)?.value ?? '') !== '',
  );
  if (!isComplete) return [];
  const forms = wholeForms(locale);
  const due = plan.items.filter(({ state }) => state === 'missing');
  return due
    .filter(({ path }) => !forms.has(/[a-z]+$/u.exec(String(path.at(-1)))?.[0] ?? ''))
    .map(({ path }) => keyId(path));
}

/** By the rules that the runtime knows, for numbers of everyday use. */
function wholeForms(locale: string): ReadonlySet<string> {
  const rules = new Intl.PluralRules(locale);
  return new Set(Array.from({ length: 1_000 }, (_, number) => rules.select(number)));
}
