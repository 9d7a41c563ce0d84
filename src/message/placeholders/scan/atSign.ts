import type { Lookahead } from './lookahead.ts';
import {
  type Match,
  type ScanPlace,
  type ScanRule,
  isDigit,
  isLetter,
  isWord,
  oneOf,
  skip,
  flatEnd,
} from './scanRule.ts';

const isMark = oneOf('._%+-');
const isLocalPart = (char: string | undefined): boolean => isWord(char) || isMark(char);
const isLabel = (char: string | undefined): boolean =>
  isLetter(char) || isDigit(char) || char === '-';
const isKeyName = (char: string | undefined): boolean =>
  isWord(char) || char === '-' || char === ' ';
const isKeyMark = oneOf('-|./$');
const isKey = (char: string | undefined): boolean => isWord(char) || isKeyMark(char);

/** E-mail addresses, and the linked messages of vue-i18n: `@:key`, `@.lower:key`, `@:(key)`, `@:{'key'}`, `@:{name}`. */
export const atSign: ScanRule = (place) => email(place) ?? linked(place);

function email({ text, at, floor }: ScanPlace): Match | undefined {
  const end = domainEnd(text, at + 1);
  if (end === undefined) return undefined;
  let start = at;
  while (start > floor && isLocalPart(text[start - 1])) start--;
  while (start < at && isMark(text[start])) start++;
  return start < at ? { kind: 'email', start, end } : undefined;
}

/** The end of at least two labels, the last one of letters. */
function domainEnd(text: string, from: number): number | undefined {
  let end: number | undefined;
  let label = from;
  for (;;) {
    const stop = skip(text, label, isLabel);
    if (stop === label) return end;
    if (label > from && stop - label > 1 && skip(text, label, isLetter) === stop) end = stop;
    if (text[stop] !== '.') return end;
    label = stop + 1;
  }
}

function linked({ ahead, text, at }: ScanPlace): Match | undefined {
  const colon = text[at + 1] === '.' ? skip(text, at + 2, isWord) : at + 1;
  if (text[colon] !== ':') return undefined;
  const end = keyEnd(ahead, colon + 1);
  return end === undefined ? undefined : { kind: 'reference', end };
}

function keyEnd(ahead: Lookahead, from: number): number | undefined {
  const { text } = ahead;
  if (text[from] === '(') return parenthesisEnd(ahead, from);
  if (text[from] === '{') return quoteEnd(ahead, from);
  let end = skip(text, from, isKey);
  while (end > from && !isWord(text[end - 1])) end--;
  return end > from ? end : undefined;
}

/** `(key)`, without a space in it. */
function parenthesisEnd(ahead: Lookahead, from: number): number | undefined {
  const close = ahead.next(')', from);
  const isKey = Math.min(ahead.next(' ', from), ahead.next('\n', from)) > close;
  return close < ahead.text.length && close > from + 1 && isKey ? close + 1 : undefined;
}

/** `{'key'}`, with any characters but braces, and the name of an argument that holds the key. */
function quoteEnd(ahead: Lookahead, from: number): number | undefined {
  const { text } = ahead;
  const close = flatEnd(ahead, from + 1);
  if (close === undefined) return undefined;
  const isKey =
    text[from + 1] === "'" || (close > from + 1 && skip(text, from + 1, isKeyName) === close);
  return isKey ? close + 1 : undefined;
}
