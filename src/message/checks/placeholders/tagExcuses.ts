import { excuseOfTexts, type Excuse, type Translation } from '../check.ts';
import { readMessage } from '../../placeholders/messageText.ts';
import { isElement } from '../../placeholders/elements.ts';
import { holdsNothing, tagName, tagStructure } from '../../placeholders/tagStructure.ts';
import { without } from '../../without.ts';
import { isAtLocalHost } from './addresses.ts';
import { withEquivalentMarkup } from './equivalentMarkup.ts';
import { hasLostStress } from './lostStress.ts';

/** Tags that only are spelled in another way, and names of elements in a sentence, are no mistakes. */
export const isMarkupSpelling = (code: string): Excuse =>
  excuseOfTexts((translation) => (isStill(translation, code) ? undefined : 'none'));

/** Emphasis and paragraphs may be elsewhere in a language, or more. Words that lost an element of theirs are not what the source shows. */
export const isStress = excuseOfTexts((translation) => {
  const { source, target, targetLocale } = translation;
  if (!isBalanced(target) || isStill(translation, 'tag-unbalanced')) return undefined;
  const spell = equivalent(translation);
  const codes = translation.codesAfter((text) => spell(text).replaceAll(looks, ' '));
  if (codes.has('tag-changed')) return undefined;
  return hasLostStress(spell(source), spell(target), targetLocale) ? 'warning' : 'info';
});

/**
 * Swing shows as a page what begins with `<html>`, whether that ends or not, and anything else as it is: a translation may be
 * a page with its own lines, or plain, whatever its source is.
 */
export const isOwnPage =
  (code: string): Excuse =>
  (_, translation) => {
    const { source, target, targetLocale } = translation;
    const [from, to] = [page.test(source), page.test(target)];
    const isShown = to || (from && !/<\/?\w/u.test(target));
    if (!isShown || (from !== to && !isBalanced(target))) return undefined;
    const spell = equivalent(translation);
    const codes = translation.codesAfter((text) => {
      const rest = spell(text).replaceAll(ofPage, ' ');
      return isBalanced(target) ? rest.replaceAll(looks, ' ') : rest;
    });
    if (codes.has(code)) return undefined;
    const isLost = from === to && hasLostStress(spell(source), spell(target), targetLocale);
    return isLost ? 'warning' : 'info';
  };

const page = /^\s*<html>/iu;
/** A page within the page may say how its language is read. */
const ofPage = /<\/?(?:html|body)(?: (?:dir|(?:xml:)?lang)=(?:"[\w-]*"|'[\w-]*'))*>/giu;

/** Another page, which people mostly chose where it is in their language, or another host, which they mostly did not. */
export const isOtherPage = excuseOfTexts((translation) => {
  const spell = equivalent(translation);
  const codes = translation.codesAfter((text) => withoutAddresses(spell(text)));
  if (codes.has('tag-changed')) return undefined;
  const ofPages = translation.codesAfter((text) => spell(text).replaceAll(section, '$1'));
  return isLocal(translation) || !ofPages.has('tag-changed') ? 'info' : 'warning';
});

/** In a page of another language the sections have names of their own. */
const section = /(="[a-z][a-z\d+.-]*:\/\/[^"<>#]*)#[^"<>]*(?=")/giu;

/** Whether all addresses that only the translation has are at hosts of its language: `bn.wikipedia.org`. */
function isLocal(translation: Translation): boolean {
  const [own, got] = [translation.source, translation.target].map(addressesIn);
  const [lost, won] = [without(own ?? [], got ?? []), without(got ?? [], own ?? [])];
  return won.every((to) => lost.some((from) => isAtLocalHost(from, to, translation)));
}

const addressesIn = (text: string) =>
  Array.from(
    text.matchAll(/(?<==)(["'])([a-z][a-z\d+.-]*:\/\/[^"'<>]*)\1/giu),
    ([, , found = '']) => found,
  );

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

/** What a browser does with a link, and the language that is named, are nothing to see. */
export const isUnseen = excuseOfTexts((translation) => {
  const spell = equivalent(translation);
  const codes = translation.codesAfter((text) =>
    spell(text).replaceAll(/<[^<>]*>/gu, (tag) => tag.replaceAll(unseen, '')),
  );
  return codes.has('tag-changed') ? undefined : 'info';
});

const unseen = / (?:rel|target|title|(?:xml:)?lang|hreflang|dir)=(?:"[^"{}%$&]*"|'[^'{}%$&]*')/giu;

/** `<i lang="en">widget</i>`: words of another language, which the source need not mark. */
export const isForeignWord = excuseOfTexts(({ source, target, codesAfter }) => {
  const unmarked = target.replaceAll(foreign, '$2');
  if (unmarked === target) return undefined;
  const codes = codesAfter((text) => (text === target && text !== source ? unmarked : text));
  return codes.has('tag-changed') ? undefined : 'info';
});

const foreign =
  /<(i|em|b|span|bdi)(?=[^<>]* (?:xml:)?(?:lang|dir)=)(?: (?:(?:xml:)?lang|dir|title|class)=(?:"[^"<>]*"|'[^'<>]*'))+>([^<>]*)<\/\1>/giu;

/** Links and parts that the text of the translation has more, each of them whole: it says more than the source, or what that said once. */
export const isRicher = excuseOfTexts((translation) => {
  const { source, target } = translation;
  const spell = equivalent(translation);
  const own = new Set(tagsOf(spell(source)));
  // A text without any may be shown as it is.
  if (own.size === 0) return undefined;
  const plain = spell(target).replaceAll(whole, (all, name: string, text: string) =>
    own.has(`<${name}>`) || own.has(`</${name}>`) ? all : text,
  );
  if (plain === spell(target)) return undefined;
  const codes = translation.codesAfter((text) =>
    (text === target ? plain : spell(text)).replaceAll(looks, ' '),
  );
  return codes.has('tag-changed') ? undefined : 'warning';
});

const whole = /<(a|pre|code|span)(?:\s[^<>]*)?>([^<>]*)<\/\1>/giu;

/** Each element of the translation is where the source has one of its name, which may itself lack an end. */
export const hasSameNames = excuseOfTexts(({ source, target }) => {
  const [from, to] = [tagsOf(source), tagsOf(target)].map((tags) =>
    tags.map(nameWithEnd).join(' '),
  );
  return from === to && tagStructure(tagsOf(source)) === undefined ? 'none' : undefined;
});

const nameWithEnd = (tag: string) => (tag.startsWith('</') ? '/' : '') + tagName(tag);

/** The source does not close its elements; the translation has all of them, and does not either. */
export const isBrokenAlike = excuseOfTexts((translation) => {
  const spell = equivalent(translation);
  const [from, to] = [tagsOf(spell(translation.source)), tagsOf(spell(translation.target))];
  if (tagStructure(from) !== undefined || without(from, to).length > 0) return undefined;
  const own = new Set(from);
  return to.every((tag) => own.has(tag)) ? 'info' : undefined;
});

/** Elements that neither of the texts closes: which of them are there is said of each. */
export const isNeverClosed = excuseOfTexts(({ source, target }) => {
  const [from, to] = [tagsOf(source), tagsOf(target)];
  const own = new Set(from);
  return [from, to].every((tags) => tags.every((tag) => !tag.startsWith('</'))) &&
    tagStructure(from) === undefined &&
    to.every((tag) => own.has(tag))
    ? 'none'
    : undefined;
});

/** The same element around two parts of a text, which another language puts apart. */
export const isParted = excuseOfTexts((translation) => {
  const spell = equivalent(translation);
  const [from, to] = [tagsOf(spell(translation.source)), tagsOf(spell(translation.target))];
  if (tagStructure(to) === undefined || hasEmptyElement(translation.target)) return undefined;
  const own = new Set(from);
  const isMore = without(from, to).length === 0 && to.length > from.length;
  return isMore && to.every((tag) => own.has(tag)) && !isWithinItself(to) ? 'info' : undefined;
});

const hasEmptyElement = (text: string) => /<([^\s<>/]+)(?=[\s>])[^<>]*>\s*<\/\1>/u.test(text);

function isWithinItself(tags: readonly string[]): boolean {
  const open: string[] = [];
  return tags.some((tag) => {
    if (holdsNothing(tag)) return false;
    if (tag.startsWith('</')) return open.pop() === undefined;
    return open.push(tagName(tag)) > new Set(open).size;
  });
}

const tagsOf = (text: string) =>
  readMessage(text).placeholders.flatMap((one) => (one.kind === 'tag' ? one.text : []));

const isStill = (translation: Translation, code: string) =>
  !namesElements(translation) && translation.codesAfter(equivalent(translation)).has(code);

/** Spells markup that means the same in one way. */
const equivalent =
  ({ sourceLocale, targetLocale }: Translation) =>
  (text: string) =>
    withEquivalentMarkup(text, [sourceLocale, targetLocale]);

const looks =
  /<(\/?)(b|i|u|s|em|strong|small|big|mark|code|kbd|samp|tt|p|br|wbr)\s*\/?>|<br\s[^<>]*>/giu;

/** Whether each tag of {@link looks} that has an end is closed, and none is within itself. */
function isBalanced(text: string): boolean {
  const open = new Set<string>();
  for (const [, end, name = ''] of text.matchAll(looks)) {
    // HTML need not close a paragraph.
    if (/^(?:w?br|p)?$/iu.test(name)) continue;
    if (open.has(name) === (end === '')) return false;
    if (end === '') open.add(name);
    else open.delete(name);
  }
  return open.size === 0;
}

const tags = (text: string) => [...text.matchAll(/<[^<>]*>/gu)].map(([tag]) => tag);

/** Elements that HTML need not close, or that have no end: a message may well begin or end with one. */
const mayStayOpen = /^(?:html|body|p|li|d[dt]|t[rdh]|option|[biu]|br|hr|img|input|wbr)$/iu;

/** One element that has to have an end, and has none: a word in brackets, as `<select>`. */
function isOneWord(tags: readonly string[], word = /^<[a-z]+>$/iu): boolean {
  const [only = '', ...others] = tags;
  return others.length === 0 && word.test(only) && !mayStayOpen.test(tagName(only));
}

/** Whether a text has the name of an element that nothing closes without its brackets: "iframes". */
const isNamedIn = (target: string) => (tag: string) => {
  const name = tagName(tag);
  const isName = isElement(name) && (!mayStayOpen.test(name) || /[[\]]/u.test(tag));
  return isName && new RegExp(String.raw`(?<![a-z])${name}(?:s|'s|-|(?![a-z]))`, 'iu').test(target);
};

/** As people write one to show it, an attribute with dots for its value among them. */
const shownTag = /^<[a-z][a-z\d]*(?: [a-z-]+="(?:\.{3}|…)")*>$/u;

/**
 * "The <select> has no <label>", where the source says it without a tag or in backticks; and elements that neither of the
 * texts closes, in another order.
 */
function namesElements({ source, target }: Translation): boolean {
  const [from, to] = [tags(source.replaceAll(/`[^`]*`/gu, '')), tags(target)];
  if (isOneWord(from) && isOneWord(to, /^<\p{L}[\p{L}\p{M} ]*>$/u)) return true;
  if (from.length > 0) {
    const isOpen = from.every((tag) => !/[/=]/u.test(tag));
    return isOpen && without(to, from).length === 0 && without(from, to).every(isNamedIn(target));
  }
  return to.length > 0 && to.every((tag) => shownTag.test(tag));
}
