import { translatable } from '../translatable.ts';
import type { Check } from './check.ts';
import { hasSentence } from './hasSentence.ts';
import { scriptOf } from './languageHabits.ts';

/** Only between scripts: within one, "Status" or "Name" is often the right translation of itself. */
export const sameAsSource = {
  code: 'same-as-source',
  severity: 'warning',
  find: ({ message, source, target, sourceLocale, targetLocale }) => {
    const [from, to] = [scriptOf(sourceLocale), scriptOf(targetLocale)];
    if (source.text !== target.text || from === undefined || to === undefined || from === to)
      return [];
    if (!source.pieces.some(hasCommonWord) || !translatable(message.source, message.key)) return [];
    return [{ expected: '', got: target.text }];
  },
  excuses: [(_, { source }) => (hasSentence(source) ? undefined : 'info')],
  setting: 'sameAsSource',
} as const satisfies Check;

/** A word that is not written like a product name or an acronym (GitHub, JSON, iOS). */
function hasCommonWord(prose: string): boolean {
  const words = prose.match(/[\p{L}\p{M}]+/gu) ?? [];
  return words.some((word) => word.length > 1 && /^\p{L}[\p{Ll}\p{Lo}\p{M}]+$/u.test(word));
}
