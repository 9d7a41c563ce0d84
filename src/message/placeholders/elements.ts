/** Elements of HTML, but for those whose names are common words of interfaces as well (`data`, `text`, `title`). */
const elements: ReadonlySet<string> = new Set(
  (
    'a abbr address article aside audio b bdi bdo big blockquote body br button canvas caption center cite code col dd del details ' +
    'dfn div dl dt em figure font footer form h1 h2 h3 h4 h5 h6 head header hr html i iframe img input ins kbd label ' +
    'legend li link main mark meta nav ol option p picture pre q rt ruby s samp script section select small source span ' +
    'strike strong style sub summary sup svg table tbody td textarea tfoot th thead time tr tt u ul var video wbr'
  ).split(' '),
);

/** Whether a tag of this name, in any case, is one of HTML for certain. */
export function isElement(name: string): boolean {
  return elements.has(name.toLowerCase());
}

/** Attributes of HTML that are written without a value. */
const attributes: ReadonlySet<string> = new Set(
  (
    'async autofocus autoplay checked class controls default defer disabled hidden href id inert inline ismap loop ' +
    'multiple muted novalidate open playsinline readonly required reversed selected'
  ).split(' '),
);

/** Words and nothing else, the first of which could be the name of an element. */
const words = /^<([a-z]+)((?:,? [\p{L}\p{M}'’-]+){0,8})>$/iu;

/**
 * Whether a tag without an end of its own is words in angle brackets for people to read, and no element of HTML: several of them
 * are (`<empty string>`), and one may be where it is all of a message (`<none>`).
 */
export function wordsIn(tag: string): 'several' | 'one' | undefined {
  const [, name = '', others = ''] = words.exec(tag) ?? [];
  if (name === '' || (isElement(name) && !(others !== '' && /^a$/i.test(name)))) return undefined;
  if (others === '') return 'one';
  return others.split(/,? /).slice(1).some(isAttribute) ? undefined : 'several';
}

/** What has a capital in its middle is an attribute of a component. */
function isAttribute(word: string): boolean {
  return attributes.has(word.toLowerCase()) || /[a-z][A-Z]/.test(word);
}
