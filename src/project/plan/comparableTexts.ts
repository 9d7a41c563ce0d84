import { type ResourceFile, keyId } from '../../resources/formats/format.ts';
import { fileFamiliesOf } from './filePlurals.ts';
import type { TargetFile } from './targetFile.ts';

/** Words from which on a text says the same wherever it stands. */
const enoughWords = 4;

const known = new WeakMap<ResourceFile, ReadonlyMap<string, string>>();

/**
 * The messages of a source whose translations should be alike wherever they stand, by `keyId`, each with what it shares
 * with those: its text and its description. Single words and labels are none: "Open" may be a verb here and an adjective
 * there. Nor are plural forms.
 */
export function comparableTexts({
  source,
  set,
}: Pick<TargetFile, 'source' | 'set'>): ReadonlyMap<string, string> {
  const texts = known.get(source) ?? new Map(find(source, set));
  known.set(source, texts);
  return texts;
}

/** What translations that say the same have in common: capitals, spaces and the marks around a text are a matter of where it stands. */
export function spelled(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/^[\s\p{P}]+|[\s\p{P}]+$/gu, '');
}

function* find(
  source: ResourceFile,
  set: TargetFile['set'],
): Generator<readonly [id: string, text: string]> {
  const families = fileFamiliesOf(source.messages, set.format, set.source.locale);
  const plurals = new Set(
    families.flatMap(({ parent, family }) =>
      [...family.forms.values()].map(({ name }) => keyId([...parent, name])),
    ),
  );
  for (const { path, value, description } of source.messages) {
    if ((value.match(/[\p{L}\p{M}'’]{2,}/gu) ?? []).length < enoughWords) continue;
    const id = keyId(path);
    if (!plurals.has(id)) yield [id, `${description ?? ''}\n${value}`];
  }
}
