import type { Lookahead } from './lookahead.ts';
import { type ScanPlace, type ScanRule, isDigit, isLetter, isWord, oneOf } from './scanRule.ts';

const opaqueSchemes: ReadonlySet<string> = new Set(['mailto', 'tel', 'sms']);
const isSchemeMark = oneOf('+.-');
const startsRest = oneOf('[{$%_/.…');
const stops = oneOf('<>"\\|`^«» ');
const trails = oneOf('.,;:!?\'"*_~-·։');
const openers = '([{';
const closers = ')]}';
/** Letters from here on (Hebrew, Arabic, Thai, CJK…) follow an address without a space, and are not part of it. */
const firstForeign = 0x590;

/** Asked at the colon: `https://…` with any scheme, `mailto:…`. */
export const url: ScanRule = (place) => {
  const { ahead, text, at } = place;
  const scheme = schemeBefore(place);
  const slashes = text.startsWith('//', at + 1);
  if (scheme === '' || (!slashes && !opaqueSchemes.has(scheme.toLowerCase()))) return undefined;
  const rest = at + (slashes ? 3 : 1);
  if (!isWord(text[rest]) && !startsRest(text[rest])) return undefined;
  // The full stop of a sentence about addresses: "with http:// or https://."
  if (text[rest] === '.' && !isWord(text[rest + 1]) && text[rest + 1] !== '.') return undefined;
  return { kind: 'url', start: at - scheme.length, end: urlEnd(ahead, rest) };
};

/** `www.example.com` without a scheme. */
export const bareUrl: ScanRule = ({ ahead, text, at }) => {
  if (isWord(text[at - 1]) || !text.startsWith('www.', at) || !isWord(text[at + 4]))
    return undefined;
  return { kind: 'url', end: urlEnd(ahead, at + 4) };
};

/** At most 20 characters, beginning with a letter. */
function schemeBefore({ text, at, floor }: ScanPlace): string {
  const lowest = Math.max(floor, at - 20);
  let start = at;
  while (start > lowest && isSchemeChar(text[start - 1])) start--;
  while (start < at && !isLetter(text[start])) start++;
  return text.slice(start, at);
}

function isSchemeChar(char: string | undefined): boolean {
  return isLetter(char) || isDigit(char) || isSchemeMark(char);
}

/** Brackets count as part of the address while they are balanced, so `{id}` inside it does and a `)` around it does not. */
function urlEnd(ahead: Lookahead, from: number): number {
  const { text } = ahead;
  const open: { readonly closer: string; readonly at: number }[] = [];
  let at = from;
  for (; at < text.length && !endsUrl(text, at); at++) {
    const char = text.charAt(at);
    if (char === '{' && !closesSoon(ahead, at)) break;
    const opener = openers.indexOf(char);
    if (opener >= 0) open.push({ closer: closers.charAt(opener), at });
    if (closers.includes(char) && open.pop()?.closer !== char) break;
  }
  const cut = open.find(({ closer }) => closer === '}')?.at ?? at;
  let end = Math.max(from + 1, cut);
  while (end > from + 1 && trails(text[end - 1])) end--;
  return end;
}

/**
 * Whether the brace at `at` is closed before another argument opens. Where it is not, the address ends here, so that no
 * text is read again and again for addresses that are cut in the end.
 */
function closesSoon(ahead: Lookahead, at: number): boolean {
  const { text } = ahead;
  let inner = at;
  while (text[inner] === '{' && inner < at + 3) inner++;
  const close = ahead.next('}', inner);
  return close < text.length && ahead.next('{', inner) > close;
}

function endsUrl(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code <= 0x20 || code === 0xa0 || code >= firstForeign || stops(text[at]);
}
