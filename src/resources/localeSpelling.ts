import { canonicalLocale } from './locale.ts';

/** How a project writes its locales in file names. */
export interface LocaleSpelling {
  readonly separator: '-' | '_';
  readonly letters: 'canonical' | 'lower' | 'upper';
}

/**
 * Spells a canonical tag for a new file as its siblings are spelled: beside `zh_CN` comes `pt_BR`, beside `zh-cn`
 * comes `pt-br`. Siblings without a region say nothing about it; then `usual` decides.
 */
export function spellLocale(
  locale: string,
  siblings: readonly string[],
  usual: LocaleSpelling,
): string {
  const separated = siblings.filter((sibling) => /[-_]/u.test(sibling));
  const separator = majority(separated.map(separatorOf)) ?? usual.separator;
  const spelled = locale.replaceAll('-', separator);
  const letters = lettersOf(siblings, separated) ?? usual.letters;
  if (letters === 'lower') return spelled.toLowerCase();
  return letters === 'upper' ? spelled.toUpperCase() : spelled;
}

function separatorOf(sibling: string): LocaleSpelling['separator'] {
  return sibling.includes('_') ? '_' : '-';
}

function lettersOf(
  siblings: readonly string[],
  separated: readonly string[],
): LocaleSpelling['letters'] | undefined {
  if (separated.length > 0) return majority(separated.map(lettersOfOne));
  const upper = siblings.length > 0 && siblings.every((one) => one === one.toUpperCase());
  return upper ? 'upper' : undefined;
}

function lettersOfOne(sibling: string): LocaleSpelling['letters'] {
  const tag = sibling.replaceAll('_', '-');
  if (tag === canonicalLocale(sibling)) return 'canonical';
  if (tag === tag.toLowerCase()) return 'lower';
  return tag === tag.toUpperCase() ? 'upper' : 'canonical';
}

/** The most frequent item; of equally frequent ones the first. */
function majority<T>(items: readonly T[]): T | undefined {
  const counts = new Map<T, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  let best: T | undefined;
  for (const [item, count] of counts) {
    if (best === undefined || count > (counts.get(best) ?? 0)) best = item;
  }
  return best;
}
