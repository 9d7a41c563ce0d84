import type { Excuse, Found } from '../check.ts';

const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/giu;
const twice = /&amp;(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/giu;

/** Typographic characters that one writes as an entity and another as itself, or only one language needs. */
const spelled: Readonly<Record<string, string>> = {
  '&nbsp;': ' ',
  '&shy;': '',
  '&laquo;': '«',
  '&raquo;': '»',
  '&ldquo;': '“',
  '&rdquo;': '”',
  '&bdquo;': '„',
  '&lsquo;': '‘',
  '&rsquo;': '’',
  '&ndash;': '–',
  '&mdash;': '—',
  '&hellip;': '…',
  '&copy;': '©',
  '&quot;': '"',
  '&apos;': "'",
  '&#39;': "'",
  '&#34;': '"',
};

/** The entities differ only in what need not be an entity, or in one that was escaped twice and is a finding of its own. */
export const isEntitySpelling: Excuse = (_, { source, target }) => {
  const isSpelling = needed(source) === needed(target) || isWord(source, target);
  return isSpelling || twiceEscaped(source, target).length > 0 ? 'none' : undefined;
};

/** "First &amp; last name" has the word "and" in the place of the sign. */
function isWord(source: string, target: string): boolean {
  const ampersand = /\s&amp;(?=\s)/gu;
  return ampersand.test(source) && needed(source.replaceAll(ampersand, '')) === needed(target);
}

/** The entities that stand for what markup would take for itself. */
function needed(text: string): string {
  const entities = text.match(entity) ?? [];
  return entities
    .filter((one) => !(one.toLowerCase() in spelled) && !/^&#\d/u.test(one))
    .sort()
    .join(' ');
}

/** `&amp;lt;` where the source has `&lt;`: readers see the entity in the place of its character. */
export function twiceEscaped(source: string, target: string): readonly Found[] {
  const found = target.match(twice) ?? [];
  const own = source.match(twice) ?? [];
  if (found.length <= own.length) return [];
  const [got = ''] = found;
  return [{ expected: got.replace('&amp;', '&'), got }];
}
