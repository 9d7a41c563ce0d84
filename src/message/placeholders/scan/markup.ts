import { wordsIn } from '../elements.ts';
import {
  type Match,
  type ScanPlace,
  type ScanRule,
  isDigit,
  isLetter,
  isWord,
  oneOf,
  skip,
} from './scanRule.ts';

const isNameMark = oneOf('.:-');
const isTagName = (char: string | undefined): boolean => isWord(char) || isNameMark(char);
const isSpace = oneOf(' \t\r\n');
const isHexDigit = oneOf('0123456789abcdefABCDEF');

/**
 * `<b>`, `</b>`, `<0>`, `<br />`, `<a href="…">`, `<%= x %>`, `<?= $x ?>` and comments. A tag ends before the next `<`, quoted or
 * not. Words in angle brackets are none: see {@link isProse}.
 */
export const tag: ScanRule = (place) => {
  const { ahead, text, at } = place;
  if (text.startsWith('<!--', at)) return comment(place);
  if (text[at + 1] === '%') return template(place, '%>');
  if (text.startsWith('<?=', at) || text.startsWith('<?php', at)) return template(place, '?>');
  const name = at + (text[at + 1] === '/' ? 2 : 1);
  const nameEnd = skip(text, name, isTagName);
  if (!startsTag(text, name, nameEnd)) return undefined;
  const limit = ahead.next('<', at + 1);
  const end = attributesEnd(place, nameEnd, limit);
  if (end === undefined || isProse(place, end)) return undefined;
  return { kind: 'tag', end };
};

/** Longer texts are markup rather than messages. */
const longestMessage = 2_000;

/** Words in angle brackets that nothing closes. */
function isProse({ ahead, text, at }: ScanPlace, end: number): boolean {
  if (text.length > longestMessage) return false;
  const tag = text.slice(at, end);
  const words = wordsIn(tag);
  if (words === undefined || (words === 'one' && !isAllOf(text, tag))) return false;
  if (ahead.next('</', end) >= text.length) return true;
  const [name = ''] = /[a-z]+/i.exec(tag) ?? [];
  return !text.includes(`</${name}`, end);
}

/** But for a little white space. */
function isAllOf(text: string, tag: string): boolean {
  return text.length - tag.length < 100 && text.trim().length === tag.length;
}

/** Names start with a letter. Numbers take no attributes, so that "I <3 you" stays prose. */
function startsTag(text: string, name: number, nameEnd: number): boolean {
  if (name === nameEnd || text[nameEnd - 1] === ':') return false;
  const afterSpace = skip(text, nameEnd, isSpace);
  const closes = text[afterSpace] === '>' || text.startsWith('/>', afterSpace);
  if (skip(text, name, isDigit) === nameEnd) return closes;
  return isLetter(text[name]) && (closes || afterSpace > nameEnd);
}

/** The end of the tag; a `>` inside a quoted value does not end it. */
function attributesEnd(
  { ahead, text }: ScanPlace,
  from: number,
  limit: number,
): number | undefined {
  for (let at = from; at < limit; at++) {
    if (text[at] === '>') return at + 1;
    const quote = text[at + 1];
    if (text[at] !== '=' || (quote !== '"' && quote !== "'")) continue;
    at = ahead.next(quote, at + 2);
  }
  return undefined;
}

function comment({ ahead, text, at }: ScanPlace): Match | undefined {
  const end = ahead.next('-->', at + 4);
  return end < text.length ? { kind: 'tag', end: end + 3 } : undefined;
}

/** `<%= x %>`, `<?= $x ?>` */
function template({ ahead, text, at }: ScanPlace, close: string): Match | undefined {
  const end = ahead.next(close, at + 2);
  return end < text.length ? { kind: 'template', end: end + 2 } : undefined;
}

/** `&nbsp;`, `&#160;`, `&#xA0;`; names have 2 to 31 characters. */
export const entity: ScanRule = ({ text, at }) => {
  const end = entityEnd(text, at + 1);
  const fits = end > at + 2 && end - at <= 32 && text[end] === ';';
  return fits ? { kind: 'entity', end: end + 1 } : undefined;
};

function entityEnd(text: string, from: number): number {
  if (isLetter(text[from])) return skip(text, from, (char) => isLetter(char) || isDigit(char));
  if (text[from] !== '#') return from;
  const hex = text[from + 1] === 'x' || text[from + 1] === 'X';
  const digits = from + (hex ? 2 : 1);
  const end = skip(text, digits, hex ? isHexDigit : isDigit);
  return end > digits ? end : from;
}
