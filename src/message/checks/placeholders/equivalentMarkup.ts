import { isElement } from '../../placeholders/elements.ts';
import { languageOf, regionOf } from '../languageHabits.ts';

/** Elements without an end of their own. */
const empty = /^(?:br|hr|img|input|link|meta|source|wbr)$/u;

/** Elements that look the same. */
const alike: Readonly<Record<string, string>> = { strong: 'b', em: 'i', strike: 's', del: 's' };

const tag = /<(\/?)([^\s<>/]+)((?:[\s/][^<>]*)?)>/gu;

/** Its name, and its value in either quotes or none. */
const attribute = /([^\s"'=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?/gu;

/** Attributes whose words are read by people. */
const worded = /^(?:title|alt|aria-label|placeholder)$/iu;

/** Values whose order, or whose spaces, mean nothing. */
const spelledAlike: Readonly<Record<string, ((value: string) => string) | undefined>> = {
  class: (value) => value.split(' ').sort().join(' '),
  style: (value) => value.replaceAll(/ ?([:;]) ?/gu, '$1').replace(/;$/u, ''),
};

/** Comments of conditions and of servers are read by programs. */
const comment = /<!--(?![[#])[^]*?-->/gu;

/**
 * The text with markup that means the same spelled the same: `<br/>` as `<br>`, `<strong>` as `<b>`, attributes and
 * classes in one order and with the same spaces and quotes, addresses without the language that they lead to and the slash at their end,
 * comments without their words. What only looks like a tag (`<access token>`) loses its brackets.
 */
export function withEquivalentMarkup(text: string, locales: readonly string[]): string {
  const language = languagesIn(locales);
  const closed = new Set(Array.from(text.matchAll(/<\/([^<>]+)>/gu), ([, name = '']) => name));
  return withoutComments(text).replaceAll(tag, (all, end: string, name: string, rest: string) => {
    if (name.startsWith('!')) return all;
    if (end === '' && isWord(name, rest) && !closed.has(name)) return `‹${name}${rest}›`;
    const lower = name.toLowerCase();
    const isClosed = rest.endsWith('/') && !empty.test(lower);
    const spelled = isElement(lower) ? lower : name;
    const attributes = attributesOf(rest.endsWith('/') ? rest.slice(0, -1) : rest, language);
    return `<${end}${alike[lower] ?? spelled}${attributes}>${isClosed ? `</${name}>` : ''}`;
  });
}

function withoutComments(text: string): string {
  // Without an end no comment is looked for.
  const end = text.lastIndexOf('-->') + 3;
  return end < 3 ? text : text.slice(0, end).replaceAll(comment, '<!---->') + text.slice(end);
}

/** What names one of the languages in an address, with a region or without: `/en/`, `/pt-br/`, `de.`, `?hl=zh_CN`. */
function languagesIn(locales: readonly string[]): RegExp {
  const names = locales.flatMap((locale) => [languageOf(locale), regionOf(locale)]);
  const all = [...new Set(names)].filter((one) => /^[a-z]+$/u.test(one)).join('|') || '(?!)';
  const one = String.raw`(?:${all})(?:[-_][a-z]{2,8})?`;
  return new RegExp(
    String.raw`(?<=:\/\/)${one}\.|(?<!\/)[/.]${one}(?=[/?#.]|$)|[?&]\w+=${one}(?=[&#]|$)`,
    'giu',
  );
}

function attributesOf(rest: string, language: RegExp): string {
  const found = [...rest.matchAll(attribute)].map(([, name = '', double, single, bare]) => {
    const value = double ?? single ?? bare;
    if (value === undefined) return ` ${name}`;
    if (worded.test(name) && /\p{L}/u.test(value) && !/[{%$&]/u.test(value)) return ` ${name}=""`;
    const spelled = spelledValue(value, language);
    return ` ${name}="${spelledAlike[name.toLowerCase()]?.(spelled) ?? spelled}"`;
  });
  return found.sort().join('');
}

function spelledValue(value: string, language: RegExp): string {
  const spaced = value
    .trim()
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/gu, ' ')
    .replace(/^(mailto|tel): /iu, '$1:');
  if (!spaced.includes('/')) return spaced;
  const local = spaced.replaceAll(language, '').replace(/\/(?=[?#]|$)/u, '');
  return local.replace(/^https?:\/\/(?:www\.)?/iu, 'https://');
}

/** Words in angle brackets, where nothing ends them: no element that is known, and no attribute. */
function isWord(name: string, rest: string): boolean {
  if (isElement(name) || rest.includes('=') || rest.trimEnd().endsWith('/')) {
    return false;
  }
  return /^[\p{L}\p{M}\p{Nd}_'’-]+$/u.test(name);
}
