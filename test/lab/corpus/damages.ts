/** A way in which translations break, done to a sound one; nothing where it has no place for it. */
export interface Damage {
  readonly name: string;
  readonly apply: (text: string) => string | undefined;
}

const named = /(?<![{$%#])(?:\{\{?\s*[a-z_]\w*\s*\}\}?|%\(\w+\)s|%\{\w+\}|\$\{\w+\})(?!\})/iu;
const numbered = /(?<![{$%#'])\{\d\}(?!\})/u;
const placeholder = new RegExp(`${named.source}|${numbered.source}`, 'iu');
const close = /<\/([a-z\d]+)>/iu;
const branch = /(?<=\})\s*other\s*\{(?:[^{}]|\{[^{}]*\})*\}/u;
const few = /\sfew\s*\{(?:[^{}]|\{[^{}]*\})*\}/u;

const hasPlural = (text: string) => /\{[^{}]*, ?plural\s*,/u.test(text);

/** Replaces the first match; nothing where there is none. */
const first =
  (pattern: RegExp, by: (match: string) => string) =>
  (text: string): string | undefined =>
    pattern.test(text) ? text.replace(pattern, by) : undefined;

const outsidePlurals =
  (apply: Damage['apply']): Damage['apply'] =>
  (text) =>
    hasPlural(text) ? undefined : apply(text);

/** What services and people do to texts, by what is reported of both. */
export const damages: readonly Damage[] = [
  {
    name: 'placeholder renamed',
    apply: outsidePlurals(first(named, (match) => match.replace(/[a-z_]\w*/iu, '$&x'))),
  },
  { name: 'placeholder lost', apply: outsidePlurals(first(placeholder, () => '')) },
  {
    name: 'placeholder doubled',
    apply: outsidePlurals(first(placeholder, (match) => `${match} ${match}`)),
  },
  {
    name: 'another type of printf',
    apply: outsidePlurals(first(/(?<!%)%[sd](?!\w)/u, (match) => (match === '%s' ? '%d' : '%s'))),
  },
  {
    name: 'brace lost',
    apply: outsidePlurals(first(placeholder, (match) => match.replace('}', ''))),
  },
  { name: 'tag not closed', apply: outsidePlurals(first(close, () => '')) },
  {
    name: 'tag renamed',
    apply: outsidePlurals((text) => {
      const [, name = ''] = close.exec(text) ?? [];
      return name === '' ? undefined : text.replaceAll(new RegExp(`(</?)${name}\\b`, 'gu'), '$1xx');
    }),
  },
  { name: 'tag escaped', apply: outsidePlurals(first(close, () => '&lt;/b&gt;')) },
  {
    name: 'branch `other` lost',
    apply: (text) => (hasPlural(text) ? first(branch, () => '')(text) : undefined),
  },
  {
    name: 'branch `few` lost',
    apply: (text) => (hasPlural(text) ? first(few, () => '')(text) : undefined),
  },
  {
    name: 'word `plural` translated',
    apply: first(/(?<=\{\s*\w+\s*,\s*)plural(?=\s*,)/u, () => 'Mehrzahl'),
  },
  {
    name: 'entity escaped twice',
    apply: first(/&(?=(?:lt|gt|amp|quot|nbsp|#\d+);)/u, () => '&amp;'),
  },
  { name: 'escape lost', apply: outsidePlurals(first(/\\n/u, () => ' ')) },
  {
    name: 'space before a placeholder lost',
    apply: outsidePlurals(
      first(new RegExp(`(?<=\\p{Ll}) (?=${placeholder.source})`, 'iu'), () => ''),
    ),
  },
  {
    name: 'another number',
    apply: outsidePlurals(
      first(/(?<![\w.,:/-])[2-9]\d(?![\w.,:/%-])/u, (match) => `${+match + 1}`),
    ),
  },
  {
    name: 'number lost',
    apply: outsidePlurals(first(/(?<![\p{L}\d.,:/-])\d{1,4}(?![\p{L}\d.,:/%-])\s?/u, () => '')),
  },
  {
    name: 'cut to 40 %',
    apply: outsidePlurals((text) =>
      text.length < 40 ? undefined : text.slice(0, text.length * 0.4).trimEnd(),
    ),
  },
  {
    name: 'entity without its ampersand',
    apply: first(/&(?=(?:amp|quot|nbsp|laquo|raquo|lt|gt);)/u, () => ''),
  },
  {
    name: 'decoded as Latin-1',
    apply: first(/\p{L}*[\u00C0-\u024F]\p{L}*/u, (word) =>
      Buffer.from(word, 'utf8').toString('latin1'),
    ),
  },
  {
    name: 'character lost in decoding',
    apply: first(/[\u00C0-\uFFEF]/u, () => '\u{FFFD}'),
  },
  {
    name: 'another host',
    apply: outsidePlurals(
      first(/(?<=https?:\/\/(?:www\.)?)[a-z\d-]+(?=\.(?:com|org|net|io)\b)/u, (host) => `${host}x`),
    ),
  },
  {
    name: 'address lost',
    apply: outsidePlurals(first(/https?:\/\/[^\s<>")\]'，。、（）]+/u, () => '')),
  },
];
