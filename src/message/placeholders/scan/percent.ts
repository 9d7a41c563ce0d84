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

// The space flag is missing on purpose: "100 % sure" and "50% off" are prose.
const isFlag = oneOf('-+0#,');
const isLength = oneOf('hlLjzt');
const isConversion = oneOf('diouxXeEfFgGaAcCsSpnbvq@');
const isDirective = oneOf('aAbBcdDeFHIjklmMpPrRSTuUVwWxXyYzZ');
/** A date has fewer; the bound keeps the scanner linear where a text is full of `%d`. */
const maxDirectives = 12;
const isDateFlag = oneOf('-_0^#');
const isDateMark = oneOf(' -/.,:');
/** Common conversions, which may be followed by a letter (`%dpx`, `%Sin` of Mozilla); "%age" is prose. */
const standsBeforeLetters = oneOf('dsSiufx@');

const isMostCommon = oneOf('ds');

/** A letter with an upper or lower case: scripts without cases put words beside anything. */
function isCased(char: string): boolean {
  return /^[\p{Lu}\p{Ll}]/u.test(char);
}

/** `%s`, `%1$s`, `%%`, `%{name}`, `%(name)s`, `%name%`, `%Y-%m-%d` `%%name%%`, `%1` and `%1%`. */
export const percent: ScanRule = (place) => {
  const { text, at } = place;
  if (text[at + 1] === '%') return betweenPairs(place) ?? { kind: 'percent', end: at + 2 };
  if (text[at + 1] === '{') return inBraces(place);
  if (text[at + 1] === '(') return inParentheses(place) ?? uncommon(place);
  return (
    betweenPercents(place) ??
    uncommon(place) ??
    dateFormat(place) ??
    printf(place) ??
    numberedOnly(place)
  );
};

/**
 * What only some programs read: `%<x>.2f` and `%-10<x>s` (Ruby), `%<PRIu64>` (gettext), `%#@files@` and `%1$#@files@`
 * (Apple), `%[1]d` and `%[2]*.[1]*f` (Go), `%'.10d` and `%1$'010d` (PHP), `%1$*2$d` (C), `%tY`, `%1$tY`, `%<s` and `%(,.2f` (Java). A number
 * before the sign makes it a percentage.
 */
function uncommon({ text, at }: ScanPlace): Match | undefined {
  if (isDigit(text[at - 1])) return undefined;
  uncommonSpecification.lastIndex = at;
  const [found] = uncommonSpecification.exec(text) ?? [];
  if (found === undefined) return undefined;
  const isNumbered = /^%\d+\$|^%[-+#0 ]*\[/.test(found);
  const isNamed = found.includes('<') || found.includes('@');
  const kind = isNumbered ? 'printfNumbered' : isNamed ? 'printfNamed' : 'printf';
  return { kind, end: at + found.length };
}

const uncommonSpecification = new RegExp(
  [
    String.raw`%[-+0#]{0,3}\d{0,3}<(?!(?:[abipu]|em|strong|br|span|code|small|su[bp])>)\w{1,40}>[-+0#]{0,3}\d{0,3}(?:\.\d{1,2})?(?:[sdif]|[uxXeEgGcaAbo](?![\p{Lu}\p{Ll}]))`,
    String.raw`%<\w>[-+0#]{0,3}\d{0,3}(?:\.\d{1,2})?[sdif](?![\p{Lu}\p{Ll}])`,
    String.raw`%<PRI\w{1,12}>`,
    String.raw`%(?:\d{1,3}\$)?#@\w{1,40}@`,
    String.raw`%[-+#0]{0,3}(?:\[\d\]\*?)?\.?\[\d{1,2}\]\*?[sdiuxXeEfgGcoqvTtUbp](?![\p{Lu}\p{Ll}])`,
    String.raw`%[-+#0]{0,3}\[\d\]\*\.\[\d\]\*[efgEG](?![\p{Lu}\p{Ll}])`,
    String.raw`%(?:\d{1,3}\$)?[-+]?'(?:.?[-+]?\d{1,3}(?:\.\d{1,2})?)?[sdiuxXeEfFgGcob](?![\p{Lu}\p{Ll}])`,
    String.raw`%\d{1,3}\$\*\d{1,3}\$[sdiuxXeEfgGc]`,
    String.raw`%(?:\d{1,3}\$)?[tT][HIklMSLNpzZsQBbhAaCYyjmdeRTrDFc](?![\p{Lu}\p{Ll}])`,
    String.raw`%[twh](?![\p{L}\p{N}%])`,
    String.raw`%<[sdxfeb](?![\p{L}\p{N}>])`,
    String.raw`%\(,?\d{0,3}(?:\.\d{1,2})?[dfegEG](?![\p{L}\p{N})])`,
  ].join('|'),
  'uy',
);

function inBraces({ ahead, at }: ScanPlace): Match | undefined {
  const close = flatEnd(ahead, at + 2);
  const filled = close !== undefined && close > at + 2;
  return filled ? { kind: 'printfNamed', end: close + 1 } : undefined;
}

function inParentheses(place: ScanPlace): Match | undefined {
  const { ahead, text, at } = place;
  const close = ahead.next(')', at + 2);
  if (close >= text.length || close === at + 2 || ahead.next('(', at + 2) < close) return undefined;
  const end = specificationEnd(place, close + 1);
  return end === undefined ? undefined : { kind: 'printfNamed', end };
}

/** `%%name%%` */
function betweenPairs({ text, at }: ScanPlace): Match | undefined {
  if (!isLetter(text[at + 2]) || isWord(text[at - 1])) return undefined;
  const end = skip(text, at + 2, isWord);
  return text.startsWith('%%', end) ? { kind: 'printfNamed', end: end + 2 } : undefined;
}

/**
 * `%name%` or `%user.name%`, unless it is a specification such as the `%ld` of `%ld%s` or the sign after a number. Before a
 * letter the sign may as well begin the next specification (`%dpx%s`, `%Hh%M`), so there a name has to be longer than a unit.
 */
function betweenPercents(place: ScanPlace): Match | undefined {
  const { text, at } = place;
  if (!isLetter(text[at + 1]) || isDigit(text[at - 1])) return undefined;
  const end = skip(text, at + 1, (char) => isWord(char) || char === '.' || char === '-');
  if (!isWord(text[end - 1])) return undefined;
  const length = end - at - 1;
  const enough = isWord(text[end + 1]) ? (isMostCommon(text[at + 1]) ? 5 : 4) : 2;
  const fits = text[end] === '%' && length >= enough;
  const isPrintf = isConversion(text[end - 1]) && skip(text, at + 1, isLength) === end - 1;
  if (!fits || isPrintf) return undefined;
  return { kind: 'printfNamed', end: namedFrom(place, end)?.end ?? end + 1 };
}

/**
 * What the sign that closes a name may begin instead, for Ruby or Python: `%{user}` of `%off%{user}`. Which of the two is meant
 * nobody can tell, so they stay together.
 */
function namedFrom(place: ScanPlace, from: number): Match | undefined {
  const at = skip(place.text, from, (char) => char === '%') - 1;
  const next = { ...place, at };
  const opening = place.text[at + 1];
  if (opening === '{') return inBraces(next);
  if (opening === '(') return inParentheses(next);
  return opening === '<' ? uncommon(next) : undefined;
}

/**
 * A date as strftime writes it: `%Y-%m-%d`, `%b %d, %H:%M`. At least one directive is none of printf's. They name what they
 * show, so a translation may put them in another order.
 */
function dateFormat({ text, at }: ScanPlace): Match | undefined {
  if (isDigit(text[at - 1])) return undefined;
  const directives: string[] = [];
  let end = at;
  for (let next = at; text[next] === '%'; next = skip(text, end, isDateMark)) {
    if (directives.length === maxDirectives) break;
    const width = isDateFlag(text[next + 1]) ? 3 : 2;
    if (!isDirective(text[next + width - 1]) || isWord(text[next + width])) break;
    directives.push(text.slice(next, next + width));
    end = next + width;
  }
  const isDate = directives.some((directive) => !isConversion(directive.at(-1)));
  if (!isDate) return undefined;
  return { kind: 'printfNamed', end, identity: directives.toSorted().join(' ') };
}

/** `%1` as in Qt's messages, where the numbers begin with 1; "%50" is a percentage in some languages. */
function numberedOnly({ ahead, text, at }: ScanPlace): Match | undefined {
  const end = at + (text[at + 1] === 'L' ? 3 : 2);
  const digit = text[end - 1];
  if (!isDigit(digit) || digit === '0' || isDigit(text[at - 1])) return undefined;
  if (isWord(text[end])) return undefined;
  if ((text[end] === '.' || text[end] === ',') && isDigit(text[end + 1])) return undefined;
  const hasFirst = [ahead.next('%1', 0) + 2, ahead.next('%L1', 0) + 3].some(
    (after) => after <= text.length && !isWord(text[after]),
  );
  if (!hasFirst) return undefined;
  // `%1%` may be the argument, or one and the sign: the same number is meant.
  const isClosed = text[end] === '%' && !isWord(text[end + 1]);
  return { kind: 'printfNumbered', end: isClosed ? end + 1 : end, identity: text.slice(at, end) };
}

function printf(place: ScanPlace): Match | undefined {
  const { text, at } = place;
  const digits = skip(text, at + 1, isDigit);
  const numbered = digits > at + 1 && text[digits] === '$';
  const end = specificationEnd(place, numbered ? digits + 1 : at + 1);
  return end === undefined ? undefined : { kind: numbered ? 'printfNumbered' : 'printf', end };
}

/**
 * The end of flags, width, precision, length and conversion, where they are from `from` on. A number beside the sign
 * makes it a percentage with an ending (`80%-a`, `100%e`, `%50a`) unless the conversion is a common one.
 */
function specificationEnd({ text, at }: ScanPlace, from: number): number | undefined {
  const percentage = isDigit(text[at - 1]) || text[at - 1] === '}';
  const width = percentage ? from : skip(text, from, isFlag);
  let end = numberEnd(text, width);
  const numbered = percentage || (end > width && text[end] !== '.');
  if (text[end] === '.') end = numberEnd(text, end + 1);
  end = lengthEnd(text, end);
  const conversion = text[end];
  if (!isConversion(conversion)) return undefined;
  const common = standsBeforeLetters(conversion);
  const glued = isCased(text.charAt(end + 1));
  const prose = glued ? percentage || !common : numbered && !common;
  return prose ? undefined : end + 1;
}

function numberEnd(text: string, at: number): number {
  return text[at] === '*' ? at + 1 : skip(text, at, isDigit);
}

/** The length modifier has at most two letters: `l`, `ll`, `hh`. */
function lengthEnd(text: string, at: number): number {
  return Math.min(at + 2, skip(text, at, isLength));
}
