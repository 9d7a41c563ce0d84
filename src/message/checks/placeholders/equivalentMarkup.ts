import { languageOf } from '../languageHabits.ts';

/** Elements that have an end of their own, or none at all, in HTML and in the markup of frameworks. */
const elements: ReadonlySet<string> = new Set(
  (
    'a abbr address article aside b bdi bdo big blockquote body br button caption center cite code col dd del details ' +
    'dfn div dl dt em figure font footer form h1 h2 h3 h4 h5 h6 head header hr html i iframe img input ins kbd label ' +
    'legend li link main mark meta nav ol option p picture pre q s samp script section select small source span ' +
    'strike strong style sub summary sup svg table tbody td textarea tfoot th thead time tr tt u ul var video wbr'
  ).split(' '),
);

/** Elements without an end of their own. */
const empty = /^(?:br|hr|img|input|link|meta|source|wbr)$/u;

/** Elements that look the same. */
const alike: Readonly<Record<string, string>> = { strong: 'b', em: 'i', strike: 's', del: 's' };

/** The value of an attribute. */
const quoted = /(["'])\s*(.*?)\s*\1/gu;

/** A language of its own in an address: another one may have none, as `/wiki` has beside `/wiki/fr`. */
const ownPage = /\/xx(?=["/?#])|(?<=:\/\/)xx\./gu;

const tag = /<(\/?)([^\s<>/]+)([^<>]*)>/gu;

/**
 * The text with markup that means the same spelled the same: `<br/>` as `<br>`, `<strong>` as `<b>`, addresses without the
 * language that they lead to. What only looks like a tag (`<access token>`) loses its brackets.
 */
export function withEquivalentMarkup(text: string, locales: readonly string[]): string {
  const languages = [...new Set(locales.map(languageOf))].filter((one) => one !== '');
  const anyLanguage = new RegExp(
    `(?<=[/.=?&])(?:${languages.join('|')})(?:[-_][A-Za-z]{2,4})?(?=[/.&#"'?]|$)`,
    'giu',
  );
  return text.replaceAll(tag, (_, end: string, name: string, rest: string) => {
    if (end === '' && isWord(text, name, rest)) return `‹${name}${rest}›`;
    const lower = name.toLowerCase();
    const attributes = rest
      .replace(/\s*\/$/u, '')
      .replaceAll(quoted, '"$2"')
      .replaceAll(anyLanguage, 'xx')
      .replaceAll(ownPage, '')
      .trimEnd();
    const isClosed = rest.endsWith('/') && elements.has(lower) && !empty.test(lower);
    const spelled = elements.has(lower) ? lower : name;
    return `<${end}${alike[lower] ?? spelled}${attributes}>${isClosed ? `</${name}>` : ''}`;
  });
}

/** Words in angle brackets: no element that is known, nothing that ends it, and no attribute. */
function isWord(text: string, name: string, rest: string): boolean {
  if (elements.has(name.toLowerCase()) || rest.includes('=') || rest.trimEnd().endsWith('/')) {
    return false;
  }
  if (!/^[\p{L}\p{M}\p{Nd}_'’-]+$/u.test(name)) return false;
  return !text.includes(`</${name}>`) || !text.includes(`<${name}`);
}
