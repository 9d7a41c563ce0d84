import type { FindingCode } from '../findings.ts';
import { codesOf } from './codesOf.ts';
import { withEquivalentMarkup } from './equivalentMarkup.ts';
import type { FindingFilter, TranslationPair } from './findingFilter.ts';

const aboutMarkup: ReadonlySet<FindingCode> = new Set(['tag-changed', 'tag-unbalanced']);

/** Tags that only are spelled in another way, and names of elements in a sentence, are no mistakes. */
export const withoutMarkupSpelling: FindingFilter = (pair, found) => {
  if (!found.some(({ code }) => aboutMarkup.has(code))) return found;
  const codes = namesElements(pair) ? new Set<FindingCode>() : codesOf(pair, equivalent(pair));
  return found.filter(({ code }) => !aboutMarkup.has(code) || codes.has(code));
};

/** Leaving out emphasis, or beginning a paragraph elsewhere, may be intended. */
export const withoutStress: FindingFilter = (pair, found) => {
  const isWhole = !found.some(({ code }) => code === 'tag-unbalanced');
  if (!isWhole || !found.some(({ code }) => code === 'tag-changed')) return found;
  if (!isBalanced(pair.target) || isStillChanged(pair)) return found;
  return found.map((one) => (one.code === 'tag-changed' ? { ...one, severity: 'info' } : one));
};

/** Spells markup that means the same in one way. */
const equivalent =
  ({ sourceLocale, targetLocale }: TranslationPair) =>
  (text: string) =>
    withEquivalentMarkup(text, [sourceLocale, targetLocale]);

const looks = /<(\/?)(b|i|u|s|em|strong|small|big|mark|code|kbd|samp|p|br|wbr)\s*\/?>/giu;

function isStillChanged(pair: TranslationPair): boolean {
  const spell = equivalent(pair);
  return codesOf(pair, (text) => spell(text).replaceAll(looks, ' ')).has('tag-changed');
}

/** Whether each tag of {@link looks} that has an end is closed, and none is within itself. */
function isBalanced(text: string): boolean {
  const open = new Set<string>();
  for (const [, end, name = ''] of text.matchAll(looks)) {
    if (/^w?br$/iu.test(name)) continue;
    if (open.has(name) === (end === '')) return false;
    if (end === '') open.add(name);
    else open.delete(name);
  }
  return open.size === 0;
}

const tags = (text: string) => [...text.matchAll(/<[^<>]*>/gu)].map(([tag]) => tag);

/**
 * "The <select> has no <label>", where the source says it without a tag or in backticks; and elements that neither of the
 * texts closes, in another order.
 */
function namesElements({ source, target }: TranslationPair): boolean {
  const [from, to] = [tags(source.replaceAll(/`[^`]*`/gu, '')), tags(target)];
  if (from.length > 0) {
    const isOpen = from.every((tag) => !/[/=]/u.test(tag));
    return isOpen && from.toSorted().join('') === to.toSorted().join('');
  }
  return to.length > 0 && to.every((tag) => /^<[a-z][a-z\d]*>$/u.test(tag));
}
