import type { GlossaryEntry } from '../../../service/glossaries/schemas.ts';

/** What becomes of a dictionary on the way from one set of entries to another. */
export interface DictionaryChanges {
  readonly added: readonly GlossaryEntry[];
  /** With the translation that they have afterwards. */
  readonly changed: readonly GlossaryEntry[];
  readonly removed: readonly GlossaryEntry[];
}

export function dictionaryChanges(
  before: readonly GlossaryEntry[],
  after: readonly GlossaryEntry[],
): DictionaryChanges {
  const old = targetsOf(before);
  const left = targetsOf(after);
  return {
    added: after.filter(({ source }) => !old.has(source)),
    changed: after.filter(({ source, target }) => old.has(source) && old.get(source) !== target),
    removed: before.filter(({ source }) => !left.has(source)),
  };
}

/** The order of the entries means nothing to the service. */
export function hasChanges({ added, changed, removed }: DictionaryChanges): boolean {
  return added.length + changed.length + removed.length > 0;
}

function targetsOf(entries: readonly GlossaryEntry[]): ReadonlyMap<string, string> {
  return new Map(entries.map(({ source, target }) => [source, target]));
}
