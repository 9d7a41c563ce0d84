import { type FormatId, type Message, keyId } from '../../resources/formats/format.ts';
import { baseLanguage, canonicalLocale } from '../../resources/locale.ts';
import type { TargetFile } from '../plan/targetFile.ts';

/** What Rails has for each language in files of its own, which copies of the source's formats would replace. */
const ownToLanguages: ReadonlySet<unknown> = new Set(['date', 'datetime', 'number', 'time']);

/**
 * Which messages a new file takes from its source as they are: those that are empty or have no words, so that nobody
 * translates them. What describes the source's language is not among them.
 */
export function copiedFromSource({
  plan,
  set,
}: Pick<TargetFile, 'plan' | 'set'>): (message: Message) => boolean {
  const copied = new Set<string>();
  for (const item of plan.items) {
    if (item.state !== 'skipped') continue;
    if (item.reason === 'empty' || item.reason === 'nothingToTranslate') copied.add(item.id);
  }
  return ({ path, value }) =>
    copied.has(keyId(path)) && !isOfLanguage(path[0], value, set.format, set.source.locale);
}

function isOfLanguage(
  group: string | number | undefined,
  value: string,
  format: FormatId,
  locale: string,
): boolean {
  if (group === '@metadata' || (format === 'yaml' && ownToLanguages.has(group))) return true;
  if (/^\s*(?:nplurals\s*=|(?:ltr|rtl)\s*$)/.test(value)) return true;
  return canonicalLocale(value) !== undefined && baseLanguage(value) === baseLanguage(locale);
}
