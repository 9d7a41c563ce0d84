import { excuseOfTexts, type Excuse, type Translation } from '../check.ts';
import { readMessage } from '../../placeholders/messageText.ts';
import { tagName, tagStructure } from '../../placeholders/tagStructure.ts';
import { withEquivalentMarkup } from './equivalentMarkup.ts';

/** Tags that only are spelled in another way, and names of elements in a sentence, are no mistakes. */
export const isMarkupSpelling = (code: string): Excuse =>
  excuseOfTexts((translation) => (isStill(translation, code) ? undefined : 'none'));

/** Leaving out emphasis, or beginning a paragraph elsewhere, may be intended. */
export const isStress = excuseOfTexts((translation) => {
  if (!isBalanced(translation.target) || isStill(translation, 'tag-unbalanced')) return undefined;
  const spell = equivalent(translation);
  const codes = translation.codesAfter((text) => spell(text).replaceAll(looks, ' '));
  return codes.has('tag-changed') ? undefined : 'info';
});

/**
 * Swing shows as a page what begins with `<html>`, whether that ends or not, and anything else as it is: a translation may be
 * a page with its own lines, or plain, whatever its source is.
 */
export const isOwnPage =
  (code: string): Excuse =>
  (_, translation) => {
    const { source, target } = translation;
    const [from, to] = [page.test(source), page.test(target)];
    const isShown = to || (from && !/<\/?\w/u.test(target));
    if (!isShown || (from !== to && !isBalanced(target))) return undefined;
    const spell = equivalent(translation);
    const codes = translation.codesAfter((text) => {
      const rest = spell(text).replaceAll(ofPage, ' ');
      return from === to ? rest : rest.replaceAll(looks, ' ');
    });
    return codes.has(code) ? undefined : 'info';
  };

const page = /^\s*<html>/iu;
const ofPage = /<\/?(?:html|body)>/giu;

/** Another page, which people mostly chose, or another host, which they mostly did not. */
export const isOtherPage = excuseOfTexts((translation) => {
  const spell = equivalent(translation);
  const codes = translation.codesAfter((text) => withoutAddresses(spell(text)));
  return codes.has('tag-changed') ? undefined : 'warning';
});

const withoutAddresses = (text: string) =>
  text.replaceAll(/<[^<>]*/gu, (tag) => tag.replaceAll(address, '"://"'));

/** An address with its host, as the value of an attribute. */
const address = /(?<==)"[a-z][a-z\d+.-]*:\/\/[^"<>]*"/giu;

/** The source does not close its elements (`<html>…<html>`); the translation has the same ones, and does. */
export const isMendedSource = excuseOfTexts(({ source, target }) => {
  const [from, to] = [tagsOf(source), tagsOf(target)];
  if (tagStructure(from) !== undefined || tagStructure(to) === undefined) return undefined;
  const [own, names] = [new Set(from), new Set(to.map(tagName))];
  const isSame =
    to.every((tag) => tag.startsWith('</') || own.has(tag)) &&
    from.every((tag) => names.has(tagName(tag)));
  return isSame ? 'info' : undefined;
});

const tagsOf = (text: string) =>
  readMessage(text).placeholders.flatMap((one) => (one.kind === 'tag' ? one.text : []));

const isStill = (translation: Translation, code: string) =>
  !namesElements(translation) && translation.codesAfter(equivalent(translation)).has(code);

/** Spells markup that means the same in one way. */
const equivalent =
  ({ sourceLocale, targetLocale }: Translation) =>
  (text: string) =>
    withEquivalentMarkup(text, [sourceLocale, targetLocale]);

const looks = /<(\/?)(b|i|u|s|em|strong|small|big|mark|code|kbd|samp|tt|p|br|wbr)\s*\/?>/giu;

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
function namesElements({ source, target }: Translation): boolean {
  const [from, to] = [tags(source.replaceAll(/`[^`]*`/gu, '')), tags(target)];
  if (from.length > 0) {
    const isOpen = from.every((tag) => !/[/=]/u.test(tag));
    return isOpen && from.toSorted().join('') === to.toSorted().join('');
  }
  return to.length > 0 && to.every((tag) => /^<[a-z][a-z\d]*>$/u.test(tag));
}
