import { unquotedSyntax, type MessageSyntax } from '../syntax.ts';
import { escapeRegExp } from '../escapeRegExp.ts';
import { looseTokens } from './looseTokens.ts';
import { quotationsIn } from './quotations.ts';
import { readMessage } from './messageText.ts';
import type { TextRange } from '../textRange.ts';
import type { Placeholder } from './placeholder.ts';

/** What apostrophes mean in a message that may be ICU's or Java's, where a file does not say which it is. */
export interface Apostrophes {
  /** The message with its apostrophes as a reader sees them. */
  readonly plain: string;
  /** How {@link plain} is to be read. */
  readonly reading: MessageSyntax;
  /** A translation with apostrophes that mean nothing else than in the message. */
  readonly write: (translation: string) => string;
}

const single = (text: string): string => text.replaceAll("''", "'");

/** Doubles every apostrophe that is none of these quotations. */
function doubledBut(quotations: readonly string[]): (translation: string) => string {
  const spelled = new Map(quotations.map((one) => [single(one), one]));
  const kept = [...spelled.keys()].sort((a, b) => b.length - a.length).map(escapeRegExp);
  const pattern = new RegExp([...kept, "'"].join('|'), 'gu');
  return (translation) => translation.replaceAll(pattern, (found) => spelled.get(found) ?? "''");
}

/**
 * `Can''t open {0}` doubles its apostrophes, so every one of a translation is doubled. In any other message a single one
 * directly before an argument or a tag would start a quotation for the readers of ICU messages, and `l'{place}` show its
 * braces. There it becomes `’`, which all readers show; in Java, where any apostrophe quotes, so does every one of a
 * message with arguments. Where the message itself has one there, all stay as they are.
 */
export function apostrophesOf(text: string, syntax: MessageSyntax): Apostrophes {
  const { apostrophes } = syntax;
  const areLetters = apostrophes === 'letters';
  // Only programs that quote with no apostrophe read double braces.
  if ((areLetters && syntax.mayQuote !== true) || (apostrophes === 'unknown' && hasMustache(text)))
    return { plain: text, reading: syntax, write: asItIs };
  if (apostrophes === 'quotes' || (!areLetters && isDoubled(text))) {
    return {
      plain: single(text),
      reading: unquotedSyntax,
      write: doubledBut(quotedBraces(text, syntax)),
    };
  }
  const quotations = new Set([...quotedMarks(text, syntax), ...quotedBraces(text, syntax)]);
  const quotesAll = apostrophes === 'java' && /\{\d/.test(text);
  const curl = (translation: string): string =>
    translation.includes("'") ? curled(translation, quotations, syntax, quotesAll) : translation;
  // A message that has such apostrophes itself is read by a program that quotes with none of them.
  const write = quotesAll || curl(text) === text ? curl : asItIs;
  return { plain: text, reading: syntax, write };
}

function hasMustache(text: string): boolean {
  return (
    text.includes('{{') && readMessage(text).placeholders.some(({ kind }) => kind === 'mustache')
  );
}

const asItIs = (translation: string): string => translation;

/** All apostrophes come in pairs, and one of the pairs is in a word: elsewhere `''` may be an empty quotation. */
function isDoubled(text: string): boolean {
  return hasPairInWord(text) && !text.replaceAll("''", '').includes("'");
}

function hasPairInWord(text: string): boolean {
  return text.includes("''") && /[\p{L}\p{M}]''[\p{L}{]/u.test(text);
}

/** Whether a message spells its apostrophes, or quotes its braces, as ICU and Java want it, or has to when it is translated. */
export function quotesLikeIcu(text: string, syntax: MessageSyntax): boolean {
  switch (syntax.apostrophes) {
    case 'icu':
    case 'quotes':
      return true;
    case 'java':
      return hasPairInWord(text) || /''|'[{}]/.test(text);
    case 'letters':
      return false;
    case 'unknown':
      return hasPairInWord(text);
  }
}

/** `'{name}'` and `'{'`, which a message has between apostrophes of its own. */
function quotedMarks(text: string, syntax: MessageSyntax): ReadonlySet<string> {
  const marks = looseTokens(readMessage(text), syntax).map((mark) => mark.text);
  return new Set(marks.filter((mark) => mark.startsWith("'")));
}

/** Quotations of nothing but braces and arguments: nobody means an apostrophe there where every one quotes. */
function quotedBraces(text: string, syntax: MessageSyntax): readonly string[] {
  const quotations = quotationsIn(text, syntax).ranges.map(({ start, end }) =>
    text.slice(start, end),
  );
  return quotations.filter((one) => /^'(?:''|[{}]|\{[^{}'\n]*\})+'$/u.test(one));
}

function curled(
  translation: string,
  quoted: ReadonlySet<string>,
  syntax: MessageSyntax,
  quotesAll: boolean,
): string {
  const message = readMessage(translation);
  const marks = [
    ...looseTokens(message, syntax),
    ...quotationsIn(translation, syntax).ranges,
  ].filter(({ start, end }) => quoted.has(translation.slice(start, end)));
  const free = bareApostrophes(translation, [...message.placeholders, ...marks]);
  const read = message.placeholders.filter((one) => isRead(one, syntax)).map(({ start }) => start);
  const pounds = syntax.closesQuotations === true ? quotingPounds(translation) : [];
  const curls = new Map<number, string>();
  for (const at of quotesAll ? free : [...read.map((start) => start - 1), ...pounds]) {
    if (!free.has(at) || curls.has(at)) continue;
    const closing = closingOf(at, translation, free);
    curls.set(at, closing === undefined ? '’' : '‘');
    if (closing !== undefined) curls.set(closing, '’');
  }
  return translation.replaceAll("'", (found, at: number) => curls.get(at) ?? found);
}

/** The apostrophes before a `#` that would hide an argument behind it: the program refuses that. */
const quotingPounds = (text: string): readonly number[] =>
  Array.from(text.matchAll(/'(?=#[^{}']*\{)/gu), ({ index }) => index);

/** What an apostrophe before it would hide: arguments, and where programs read them, tags. */
function isRead({ kind, text }: Placeholder, syntax: MessageSyntax): boolean {
  if (kind === 'argument') return !text.startsWith("{'");
  return kind === 'tag' && syntax.apostrophes !== 'java';
}

/** The other one of a pair of quotation marks, where an apostrophe opens one: not after a letter, and not in a word. */
function closingOf(at: number, text: string, free: ReadonlySet<number>): number | undefined {
  if (/\p{L}/u.test(text.charAt(at - 1)) || /^\s/.test(text.slice(at + 1))) return undefined;
  // Some languages put an ending behind what is quoted: `'<b>x</b>'den`.
  const mayClose = (other: number) =>
    /[>}]/.test(text.charAt(other - 1)) || !/^\p{L}/u.test(text.slice(other + 1));
  for (let other = text.indexOf("'", at + 2); other >= 0; other = text.indexOf("'", other + 1))
    if (free.has(other) && mayClose(other)) return other;
  return undefined;
}

/** Where the apostrophes are that are no part of anything that is kept. */
function bareApostrophes(text: string, kept: readonly TextRange[]): ReadonlySet<number> {
  const bare = new Set<number>();
  for (let at = text.indexOf("'"); at >= 0; at = text.indexOf("'", at + 1)) bare.add(at);
  for (const { start, end } of kept) for (let at = start; at < end; at++) bare.delete(at);
  return bare;
}
