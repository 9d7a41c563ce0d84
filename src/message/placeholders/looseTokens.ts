import type { MessageSyntax } from '../syntax.ts';
import type { TextRange } from '../textRange.ts';
import { isCertainSample, jsonSamples } from './jsonSamples.ts';
import { gap, type MessageText } from './messageText.ts';
import type { Placeholder } from './placeholder.ts';

/** A part of a message that its program may read. */
export interface LooseToken extends TextRange {
  readonly text: string;
  /** A `|`; or what would become part of the key of another message. */
  readonly kind?: 'pipe' | 'keyTail';
}

const bbTag = 'b|i|u|s|url|img|code|quote|color|size|font|list|center|br';

/** What all programs may read. Each part is bounded, or ends where the next match begins. */
const anywhere = [
  String.raw`\|+`, // the choices of a plural, or a title
  String.raw`(?<!\p{N} ?)%[a-z_][a-z0-9_]+`, // Drupal
  String.raw`(?<![\w$\\])\$[A-Za-z_]\w*`, // Dart, Python's templates, shells
  String.raw`(?<![\w@])@[A-Za-z_]\w*`, // Drupal, and people
  String.raw`@@\w+@@|##\w+##|%%\w+%%`,
  String.raw`\]\([^()\s]{1,200}\)`, // a link without its text
  String.raw`\^\[|\]\(\w{1,20}: \w{1,20}\)`, // Apple's inflection
  String.raw`#(?=${gap})`, // #{name} of Ruby
  String.raw`<[@#:!][^<>\s]{1,60}>`, // Slack, Discord
  String.raw`(?<!\p{L})\[(?:${bbTag})(?:=[^\]\n]{0,200})?\]|\[\/(?:${bbTag})\]`, // BBCode
  String.raw`\[(?:_\d{1,3}|(?:quant|numf|\*|#),_\d[^\]\n]{0,80})\]`, // Maketext
  String.raw`\[\[ ?\w{1,40}\([^[\]\n]{0,100}\) ?\]\]`, // Transloco's functions
  String.raw`\(\d+(?:-(?:\d+|inf))?\)\[|\];(?=\(\d|$)`, // i18next's intervals
  String.raw`\]$(?<=\(\d[\d\-inf]{0,20}\)\[[^[\]]{0,400}\])`, // the end of the last one
  String.raw`\(\([A-Za-z_][\w.]*\)\)|#[A-Za-z_]\w*#|~[A-Za-z_]\w*~`, // ends that people choose for arguments
  String.raw`\[\[(?:\w+\]\]|[^[\]|\n]{1,80}\|)|\]\]`, // wikis
  String.raw`'[{}]+'|'${gap}+'`, // quotations of ICU and Java
  String.raw`'{2,}`, // an apostrophe of theirs, italics of wikis
  String.raw`(?<!\*)\*{2,3}(?!\*)|~~|_{2,}`, // Markdown
  String.raw`§[0-9a-fk-or]`, // Minecraft
  String.raw`\\[^\p{L}\p{N}\s${gap}]`,
  String.raw`\{[^\s{}][^{}\n]{0,60}[^\s{}]\}`,
];
/** `:name` of Laravel; in other files neither inside a word nor after a second colon. */
const colonName = String.raw`(?::[A-Za-z_]\w*(?:\.[a-z_]\w*)*)+`;
const withColonNames = patternOf(String.raw`(?<!:)${colonName}`);
const elsewhere = patternOf(
  String.raw`(?<![\p{Lu}\p{Ll}\p{N}:]):[a-z0-9_+-]{1,30}:(?!\w)|(?<![\p{Lu}\p{Ll}\p{N}:])${colonName}`,
);

/** Each part of the patterns has one of these; most texts have none. A lone bracket is mostly one of the prose. */
const signs = new RegExp(
  String.raw`[|%$@#<'*~_§\\{:]|\((?:\(|\d)|\](?:\(|\])|\^\[|\[(?:[[/_*#]|(?:${bbTag}|quant|numf)[\],=])`,
);

function patternOf(colonNames: string): RegExp {
  return new RegExp([...anywhere, colonNames].join('|'), 'gu');
}

/**
 * What some program reads in a message and another does not, such as the arguments `:name` and `$name`, or the `|`
 * between choices. A title may hold the last one and a typist slip into the first, so that a person cannot be asked to
 * keep them. A machine has to leave them all alone.
 */
export function looseTokens(message: MessageText, syntax: MessageSyntax): readonly LooseToken[] {
  const { text } = message;
  const samples = jsonSamples(text)
    .filter(isCertainSample)
    .map(({ start, end }) => markAt(text, start, end - start));
  const marks = marksOf(message, syntax);
  if (samples.length === 0) return marks;
  const isInside = (mark: TextRange) =>
    samples.some(({ start, end }) => start <= mark.start && mark.end <= end);
  const outside = marks.filter((mark) => !isInside(mark));
  return [...samples, ...outside].sort((a, b) => a.start - b.start);
}

function marksOf(
  { text, placeholders }: MessageText,
  syntax: MessageSyntax,
): readonly LooseToken[] {
  if (placeholders.length === 0) return signs.test(text) ? marksIn(text, text, syntax) : [];
  let masked = '';
  for (const { start, end } of placeholders) {
    masked += text.slice(masked.length, start) + gap.repeat(end - start);
  }
  masked += text.slice(masked.length);
  const found = signs.test(masked) ? marksIn(masked, text, syntax) : [];
  const tails = placeholders.flatMap((placeholder) => {
    const tail = tailOf(placeholder, text);
    const mark = markAt(text, placeholder.end, tail.length);
    if (tail === '') return [];
    return placeholder.kind === 'reference' ? { ...mark, kind: 'keyTail' as const } : mark;
  });
  return tails.length === 0 ? found : [...found, ...tails].sort((a, b) => a.start - b.start);
}

function marksIn(masked: string, text: string, syntax: MessageSyntax): readonly LooseToken[] {
  const pattern = syntax.colonNames === true ? withColonNames : elsewhere;
  return Array.from(masked.matchAll(pattern), ({ index, 0: mark }) =>
    markAt(text, index, mark.length),
  ).filter((mark) => !isMereQuotation(mark, syntax));
}

function markAt(text: string, start: number, length: number): LooseToken {
  const end = start + length;
  const mark = { start, end, text: text.slice(start, end) };
  return mark.text.startsWith('|') ? { ...mark, kind: 'pipe' } : mark;
}

const wordTail = /[A-Za-z_]\w*/y;
const keyTail = /(?:\n|[^\s{}@|()])+/y;

/**
 * What a program may read as part of the placeholder before it: `%date` of Drupal begins like `%d`, and the keys of
 * vue-i18n go on to the next space or bracket, over line breaks.
 */
function tailOf({ kind, text: found, end }: Placeholder, text: string): string {
  const isKey = kind === 'reference' && found.startsWith('@') && !/[)}]$/.test(found);
  if (!isKey && kind !== 'printf') return '';
  const pattern = isKey ? keyTail : wordTail;
  pattern.lastIndex = end;
  return pattern.exec(text)?.[0] ?? '';
}

/** Quotation marks around what no apostrophe could quote. */
function isMereQuotation({ text }: LooseToken, syntax: MessageSyntax): boolean {
  if (!/^'[^']/.test(text)) return false;
  const quotes = syntax.apostrophes === 'unknown' || syntax.apostrophes === 'java';
  return !quotes || !/^'(?:[{}]+'$|<|\{(?!\{))/.test(text);
}
