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

const isIconMark = oneOf('.:~-');
const isIconName = (char: string | undefined): boolean => isWord(char) || isIconMark(char);

/** `$$`, `$$name$$`, `${x}`, `${{ x }}`, `$t(key)`, `$(icon)`, `$NAME$` and `$1`. */
export const dollar: ScanRule = (place) =>
  doubled(place) ??
  template(place) ??
  nesting(place) ??
  icon(place) ??
  named(place) ??
  numbered(place);

/** `$$name$$`; of `$$` alone Chrome shows one. */
function doubled({ text, at }: ScanPlace): Match | undefined {
  if (text[at + 1] !== '$') return undefined;
  const end = isLetter(text[at + 2]) ? skip(text, at + 2, isWord) : at;
  return { kind: 'dollar', end: text.startsWith('$$', end) && end > at ? end + 2 : at + 2 };
}

function template({ ahead, text, at }: ScanPlace): Match | undefined {
  if (text[at + 1] !== '{') return undefined;
  if (text[at + 2] === '{') {
    const close = flatEnd(ahead, at + 3);
    const isDoubled = close !== undefined && close > at + 3 && text[close + 1] === '}';
    return isDoubled ? { kind: 'template', end: close + 2 } : undefined;
  }
  const close = flatEnd(ahead, at + 2);
  const filled = close !== undefined && close > at + 2;
  return filled ? { kind: 'template', end: close + 1 } : undefined;
}

/** The i18next reference to another message, its options included. */
function nesting({ ahead, text, at }: ScanPlace): Match | undefined {
  if (!text.startsWith('$t(', at)) return undefined;
  const close = ahead.partner('(', ')', at + 2);
  return close > at + 3 ? { kind: 'reference', end: close + 1 } : undefined;
}

/** `$(sync~spin)` of VS Code, `$(PRODUCT_NAME)` of Xcode. */
function icon({ text, at }: ScanPlace): Match | undefined {
  if (text[at + 1] !== '(' || !isWord(text[at + 2])) return undefined;
  const end = skip(text, at + 2, isIconName);
  return text[end] === ')' ? { kind: 'dollar', end: end + 1 } : undefined;
}

function named({ text, at }: ScanPlace): Match | undefined {
  const isNumber = isDigit(text[at + 1]);
  if (!isNumber && !isLetter(text[at + 1]) && text[at + 1] !== '_') return undefined;
  const end = skip(text, at + 1, isNumber ? isDigit : (char) => isWord(char) || char === '@');
  return text[end] === '$' ? { kind: 'dollar', end: end + 1 } : undefined;
}

/**
 * `$1` to `$9` as in Chrome's messages. "$10" and "$5.99" are prices. "$5 off" is protected too, which does no harm, and
 * the contract lets a translation write it in another way.
 */
function numbered({ text, at }: ScanPlace): Match | undefined {
  const digit = text[at + 1];
  if (!isDigit(digit) || digit === '0' || isDigit(text[at + 2])) return undefined;
  const price = (text[at + 2] === '.' || text[at + 2] === ',') && isDigit(text[at + 3]);
  return price ? undefined : { kind: 'dollar', end: at + 2 };
}
