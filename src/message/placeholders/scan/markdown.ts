import type { Lookahead } from './lookahead.ts';
import { type ScanRule, skip } from './scanRule.ts';

/** The `[` (or `![`) of a link `[text](url)`; its text stays translatable. */
export const linkStart: ScanRule = ({ ahead, text, at }) => {
  const open = text[at] === '!' ? at + 1 : at;
  if (text[open] !== '[' || ahead.next('](', open) === text.length) return undefined;
  const end = destinationEnd(ahead, ahead.partner('[', ']', open));
  return end === undefined ? undefined : { kind: 'link', end: open + 1 };
};

/** The `](url)` of a link. */
export const linkEnd: ScanRule = ({ ahead, text, at }) => {
  if (text[at + 1] !== '(' || ahead.partner('[', ']', at) < 0) return undefined;
  const end = destinationEnd(ahead, at);
  return end === undefined ? undefined : { kind: 'link', end };
};

/** The end of the `](url)` or `](url "title")` that starts at `at`. A url without spaces tells it from prose. */
function destinationEnd(ahead: Lookahead, at: number): number | undefined {
  const { text } = ahead;
  if (at < 0 || text[at + 1] !== '(') return undefined;
  const close = ahead.partner('(', ')', at + 1);
  const space = Math.min(ahead.next(' ', at), ahead.next('\n', at));
  if (close <= at + 2 || space === at + 2) return undefined;
  return space > close || isTitle(text, space + 1, close - 1) ? close + 1 : undefined;
}

function isTitle(text: string, first: number, last: number): boolean {
  const quote = text[first];
  return last > first && (quote === '"' || quote === "'") && text[last] === quote;
}

/** `code`, with one to three backticks on each side. */
export const code: ScanRule = ({ ahead, text, at, floor }) => {
  if (at > floor && text[at - 1] === '`') return undefined;
  const start = skip(text, at, (char) => char === '`');
  if (start - at > 3) return undefined;
  const fence = text.slice(at, start);
  const close = ahead.next(fence, start);
  if (close >= text.length || isApostrophe(text, at, close)) return undefined;
  return { kind: 'code', end: close + fence.length };
};

/** "Don`t, it`s": between two letters a backtick is somebody's apostrophe, unless the next one clearly ends its code. */
function isApostrophe(text: string, at: number, next: number): boolean {
  if (!isInWord(text, at)) return false;
  return isInWord(text, next) || text.charAt(next - 1).trim() === '';
}

function isInWord(text: string, at: number): boolean {
  return isCased.test(text.charAt(at - 1)) && isCased.test(text.charAt(at + 1));
}

const isCased = /[\p{Lu}\p{Ll}]/u;
