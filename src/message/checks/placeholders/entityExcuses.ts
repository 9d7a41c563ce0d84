import { without } from '../../without.ts';
import { excuseOfTexts, type Excuse, type Found } from '../check.ts';
import { brokenEntities } from './brokenEntities.ts';
import { characterOfEntity } from './entityCharacters.ts';

const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/giu;
const twice = /&amp;(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/giu;

/** Quotation marks, spaces and dashes, of which each language has its own or needs none. */
const typographic = /^(?:[\s\u{AD}«»‹›“”„‚‘’–—…©"']|\p{L}|\p{M})$/u;

/**
 * The entities differ only in what need not be an entity, or in one that was escaped twice or broken and is a finding of its
 * own.
 */
export const isEntitySpelling = excuseOfTexts(({ source, target }) => {
  const isSpelling = areOwed(source, target) || isWord(source, target);
  const isOther = twiceEscaped(source, target).length + brokenEntities(source, target).length > 0;
  return isSpelling || isOther ? 'none' : undefined;
});

/** A sign is escaped that its source has as it is, or a name in brackets is said otherwise. */
export const isEntityOfItsOwn = excuseOfTexts(({ source, target }) =>
  isEscaped(source, target) || isOtherName(source, target) ? 'info' : undefined,
);

/** `&amp;` for the "&" of a source, or as the "and" of a text that has markup: it is right there. */
export const isAmpersandOfMarkup: Excuse = ({ expected, got }, { source }) => {
  if (expected !== '' || got !== '&amp;') return undefined;
  return /&(?!#?\w+;)|<\/?[a-z]/iu.test(source) ? 'none' : undefined;
};

/** "First &amp; last name" has the word "and" in the place of the sign. */
function isWord(source: string, target: string): boolean {
  const ampersand = /\s&amp;(?=\s)/gu;
  return ampersand.test(source) && areOwed(source.replaceAll(ampersand, ''), target);
}

/** `Cut & paste` as `Ausschneiden &amp; Einfügen`, and "and" where there is markup, or another entity. */
function isEscaped(source: string, target: string): boolean {
  const isRead = /&(?![#\p{L}])|<\/?[a-z]|&[a-z]+;/iu.test(source);
  const ampersand = /&amp;(?![#\p{L}\p{Nd}]+;)/gu;
  return isRead && areOwed(source, target.replaceAll(ampersand, ''));
}

const withoutTags = (text: string): string =>
  text.replaceAll(/<\/?(?:html|body|br|p|b|i)\s*\/?>/giu, ' ');

/** A name in angle brackets that is left out or said otherwise: `&lt;user dir&gt;/.backup`. */
function isOtherName(source: string, target: string): boolean {
  const name = /&lt;(?!\s)[\p{L}\p{Nd} _-]+(?<!\s)&gt;/gu;
  return (
    !/&[lg]t;|[<>]/u.test(withoutTags(target)) &&
    name.test(source) &&
    areOwed(source.replaceAll(name, ''), target)
  );
}

/** Whether the target has the entities of the source that it needs, or their characters where those are safe. */
function areOwed(source: string, target: string): boolean {
  const [own, got] = [needed(source), needed(target)];
  if (without(got, own).length > 0) return false;
  const lost = countsOf(without(own, got).map(characterOf));
  const [written, known] = [safeCharacters(target), safeCharacters(source)];
  return [...lost].every(
    ([character, wanted]) => (written.get(character) ?? 0) >= (known.get(character) ?? 0) + wanted,
  );
}

/** The entities that stand for more than typography. */
function needed(text: string): readonly string[] {
  return (text.match(entity) ?? []).filter((one) => !typographic.test(characterOf(one))).sort();
}

const characterOf = (one: string): string =>
  characterOfEntity(one.toLowerCase()) ?? characterOfEntity(one) ?? one;

/** How often a text has each character beside its entities, where no markup begins with it. */
function safeCharacters(text: string): ReadonlyMap<string, number> {
  const bare = text.replaceAll(entity, ' ').replaceAll(/<(?=[\p{L}/!?%$])|&(?=[\p{L}#])/gu, ' ');
  return countsOf(Array.from(bare));
}

function countsOf(items: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}

/** `&amp;lt;` where the source has `&lt;`: readers see the entity in the place of its character. */
export function twiceEscaped(source: string, target: string): readonly Found[] {
  const found = target.match(twice) ?? [];
  const own = source.match(twice) ?? [];
  if (found.length <= own.length) return [];
  const [got = ''] = found;
  return [{ expected: got.replace('&amp;', '&'), got }];
}
