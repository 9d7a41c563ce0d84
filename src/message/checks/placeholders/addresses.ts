import { isInExample } from '../examples.ts';
import { languageOf, regionOf } from '../languageHabits.ts';
import type { Found, Translation } from '../check.ts';

/* Web and e-mail addresses: what of them each language may have as its own. */

type Pair = Pick<Translation, 'source' | 'target' | 'sourceLocale' | 'targetLocale'>;

/** Names that stand for one of the reader's. */
const stand =
  /^(?:sample|(?:e?mail|\p{L}{3,4}name|your.*|(?:my)?(?:domain|company|shop|site|website|server)))$/u;
/** "Example" in the languages of which it could be the name of a host. */
const example =
  /^(?:example|exempl[eo]s?|exempel|ejemplo|exemplu|esempio|beispiel|voorbeeld|eksempel|esimerkki|przyklad|priklad|primer|primjer|pelda|ornek|contoh|vidu|örnek|példa|příklad|príklad|пример|приклад)$/u;
/** Endings of hosts that nobody can have, and mailboxes of nobody. */
const reservedEnd = /^(?:tld|test|example|invalid|local|lan)$/u;
const anybody = /^(?:mailto:)?(?:user(?:[-_.]?name)?|name|you|me|someone|somebody|your.*|my.*)@/iu;

/**
 * Whether an address that differs leads to another host, which no language asks for: neither its own part of the same one
 * (`de.acme.org`, `acme.de`) nor an example. One letter that differs is a slip in an example as well.
 */
export function isOtherHost({ expected, got }: Found, pair: Pair): boolean {
  const [from, to] = [hostOf(expected), hostOf(got)];
  if (from === undefined || to === undefined) return false;
  if (pair.source.includes(to) || ownName(from, to, pair) === ownName(to, from, pair)) return false;
  if (isSlip(from, to)) return true;
  return !pair.target.includes(from) && !isExample(expected, pair);
}

/** Whether two hosts differ in one letter, and the second one is not "example" in another language. */
function isSlip(from: string, to: string): boolean {
  const [own, other] = [from.split('.'), to.split('.')];
  if (own.length !== other.length || other.some((label) => example.test(label))) return false;
  const differing = own.flatMap((label, at) =>
    label === other[at] ? [] : [[label, other[at] ?? '']],
  );
  const [[one = '', two = ''] = []] = differing;
  return differing.length === 1 && differInOneLetter(one, two);
}

function differInOneLetter(one: string, two: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === two[start]) start++;
  let end = 0;
  while (end < Math.min(one.length, two.length) - start && one.at(-1 - end) === two.at(-1 - end))
    end++;
  return Math.max(one.length, two.length) - start - end <= 1;
}

/** Whether an address leads to the host of another one, but to its part in the language of the translation. */
export function isAtLocalHost(from: string, to: string, pair: Pair): boolean {
  const [host, other] = [hostOf(from), hostOf(to)];
  if (host === undefined || other === undefined || host === other) return false;
  return ownName(host, other, pair) === ownName(other, host, pair);
}

/** An address that stands for that of the reader, or is all of the text: each language may have its own. */
export function isExample(address: string, { source }: Pick<Pair, 'source'>): boolean {
  if (isReserved(address) || isAnybody(address)) return true;
  const labels = (hostOf(address) ?? '').split('.');
  const isNamed = labels.length > 1 || labels[0] === 'localhost' || labels[0] === '';
  if (!isNamed || reservedEnd.test(labels.at(-1) ?? '')) return true;
  const name = labels.at(-2) ?? '';
  return (
    stand.test(name) ||
    example.test(name) ||
    isInExample(source, address) ||
    source.trim() === address
  );
}

/** A mail address of nobody: `username@pod.org`. */
export const isAnybody = (address: string): boolean => anybody.test(address);

/** An address of a host that is kept free for examples. */
export function isReserved(address: string): boolean {
  return /[@./]example\.(?:com|net|org)/u.test(address);
}

/** The same scheme before letters that no address of the web begins with: `ss://κλειδί` for `ss://access-key`. */
export function hasLocalAddress(address: string, target: string): boolean {
  const scheme = /^[a-z][a-z\d+.-]*:\/\//iu.exec(address)?.[0];
  const at = scheme === undefined ? -1 : target.indexOf(scheme);
  return scheme !== undefined && at >= 0 && /^\p{L}/u.test(target.slice(at + scheme.length));
}

/** In lower case; undefined where there is none, or it is a value of the program. */
function hostOf(address: string): string | undefined {
  const found =
    /^(?:\]\()?(?:[a-z][a-z\d+.-]*:\/\/(?:[^/?#@\s]*@)?|mailto:[^@\s]*@|(?=www\.)|[^@\s:/]+@)([^/?#:)\s]*)/iu.exec(
      address,
    );
  const host = found?.[1]?.toLowerCase();
  return host === undefined || /[{}%$<]/u.test(host) ? undefined : host;
}

/** Takes away the end of `world-es` that names a language of the two. */
const hiding = (own: ReadonlySet<string>) => (end: string) => (own.has(end.slice(1)) ? '' : end);

/** Without what languages and countries change of it. */
function ownName(host: string, other: string, { sourceLocale, targetLocale }: Pair): string {
  const own = new Set(
    [sourceLocale, targetLocale].flatMap((one) => [languageOf(one), regionOf(one)]),
  );
  const labels = host
    .split('.')
    .map((label, at) => (at === 0 ? label.replace(/-[a-z]{2,3}$/u, hiding(own)) : label))
    .filter((label, at) => label !== 'www' && !(at === 0 && own.has(label.split('-', 1)[0] ?? '')));
  const isCountry = [host, other].some((one) => /\.[a-z]{2}$/u.test(one));
  if (!isCountry || /^[\d.]+$/u.test(host)) return labels.join('.');
  return labels.join('.').replace(/(?:\.(?:co|com|org|net|gov|ac))?\.[a-z]{2,}$/u, '');
}
