import { withAsciiDigits } from '../digits.ts';
import { gap, readMessage, type MessageText } from '../placeholders/messageText.ts';
import type { Check, Excuse, ReadPair, Translation } from './check.ts';
import { examplesIn } from './examples.ts';
import { onlyPlace, replaced } from './places.ts';
import { isFormsHeader } from '../programText/identifier.ts';
import { hasMonth, hasNumberWord } from './numberWords.ts';
import { hasNumberWords, maySay } from './smallNumbers.ts';
import { isScaled, keepsUnit } from './unitWords.ts';

/**
 * A number may be a word, or a word a number, and an example is the language's own. One that became another number is a
 * mistake, and so is one that is nowhere.
 */
const isWordOrNumber: Excuse = ({ expected, got }, translation) => {
  const { source, target } = translation;
  if (countsByMyriads(target)) return 'info';
  const before = listed(expected);
  const all = listed(got);
  const after = without(all, saidBySource(without(all, before), translation));
  const lost = without(before, after);
  if (lost.length === 0) return 'info';
  if (isExample(lost, source) || isInOtherUnit(lost, translation)) return 'info';
  if (isOtherNumber(before, after)) return undefined;
  // In code or in a tag.
  const elsewhere = without(numbersOf(target, false), after);
  const isLost = without(lost, elsewhere).some(
    (number) =>
      isOwed(number, translation) && !(after.includes(number) && isSaidTwice(number, source)),
  );
  return isLost && !isRegrouped(before, after) ? undefined : 'info';
};

/** `7`, `1,2`, `nplurals=2; plural=(n != 1);`: a value that each language sets for itself. */
const isSetting: Excuse = (_, { source, target }) => {
  if (isFormsHeader(source)) return 'none';
  return [source, target].every((text) => /^[\p{Nd}\s,;]+$/u.test(text)) ? 'info' : undefined;
};

/** `more than 3` is `4 or more` where a language has no short word for it. */
const isNextNumber: Excuse = ({ expected, got }, { source, target }) => {
  const isMore = /\b(?:more than|over|exceeds?|greater than)\b/iu.test(source);
  const isLeast = /이상|以上|at least|mindestens/iu.test(target);
  return isMore && isLeast && Number(got) === Number(expected) + 1 ? 'info' : undefined;
};

/** Those of the numbers that a translation has more that the source says by a word: `6-цифрен` for "six digits". */
function saidBySource(
  gained: readonly string[],
  { source, sourceLocale }: Translation,
): readonly string[] {
  return gained.filter((number) => number !== '1' && maySay(Number(number), source, sourceLocale));
}

/** `10,000,000` as "10 million", "7 days" as "1 week". */
function isInOtherUnit(
  lost: readonly string[],
  { source, target, targetLocale }: Translation,
): boolean {
  if (lost.every((number) => isScaled(number, target, targetLocale))) return true;
  const numbers = numbersOf(readMessage(target).prose, false);
  return lost.length === 1 && numbers.join(' ') === '1' && periods.test(source);
}

/** Whether the same number stands in two places of a text, with words between. */
function isSaidTwice(number: string, source: string): boolean {
  const alone = String.raw`(?<!\p{Nd})${number}(?!\p{Nd})`;
  return new RegExp(String.raw`${alone}.*\p{L}{2}.*${alone}`, 'su').test(source);
}

const listed = (numbers: string): readonly string[] => numbers.split(' ').filter(Boolean);

const digitsOf = (numbers: readonly string[]) => numbers.join('').split('').sort().join('');

/** The same digits, in other groups. */
function isRegrouped(before: readonly string[], after: readonly string[]): boolean {
  return before.length !== after.length && digitsOf(before) === digitsOf(after);
}

/** As many numbers as before, or as many digits where some of them are grouped, and not the same digits. */
function isOtherNumber(before: readonly string[], after: readonly string[]): boolean {
  if (isRegrouped(before, after)) return false;
  return before.length === after.length || digitsOf(before).length === digitsOf(after).length;
}

function isExample(lost: readonly string[], source: string): boolean {
  const own = examplesIn(source).flatMap((example) => numbersOf(readMessage(example).prose, false));
  return without(lost, own.toSorted()).length === 0;
}

/** Digits that are no part of a name (`H264`, `UTF-8`, `2FA`) or an ordinal: a unit (`30s`) stands behind more of them. */
const ofItself =
  /(?<![\p{L}\p{Nd}]|\p{L}\p{Nd}*[-_./])(?:\p{Nd}{2,}(?:[.,]\p{Nd}+)*|\p{Nd}(?:[.,]\p{Nd}+)*(?!\p{L}))(?!\p{Nd}|(?:st|nd|rd|th)(?!\p{L}))/gu;

/** Whether a number of the source is one, and the translation does not say it by a word. */
function isOwed(number: string, { source, target, targetLocale }: Translation): boolean {
  const own = readMessage(source).prose.match(ofItself) ?? [];
  if (!own.flatMap((run) => numbersOf(run, false)).includes(number)) return false;
  const isKept = keepsUnit(number, { source, target, targetLocale });
  if (!hasNumberWords(targetLocale) && isKept) return isOneWord(target);
  if (isOftenSaid(source, target) && !isKept) return false;
  const isFraction = /^0\d/u.test(number);
  return isFraction || !maySay(Number(number), target, targetLocale);
}

/** The unit without its number, in a language whose words for numbers nobody knows here. */
const isOneWord = (text: string): boolean => !/\p{L}[^\p{L}\p{M}]+\p{L}/u.test(text);

const amount = /\p{Nd}+(?:[.,/]\p{Nd}+)*(?:\s?%)?|[.,]\p{Nd}+/gu;
/** "Half", "full", "around the clock", "anderthalb". */
const oftenSaid = /^(?:18|(?:50|100)\s?%|24\/7|[0-3]?[.,](?:5|25|75)|[13]\/[24])$/u;
/** "A quarter of an hour", "a day", "a week", "half a year", "no votes", "both of them". */
const periods =
  /(?<![\p{L}\p{Nd}.,])(?:(?:15|30|60)[ -](?:minutes?|seconds?)|24[ -]hours?|(?:7|14|30|60)[ -]days?|[24][ -]weeks?|(?:3|6|12|18|24)[ -]months?|10[ -]years?)(?!\p{L})|(?<![\p{Nd}.,])0 \p{L}+s(?!\p{L})|\bthe 2 \p{L}/iu;

/** A number alone that many languages say by a word or in another unit, where the translation has no digits at all. */
function isOftenSaid(source: string, target: string): boolean {
  if (/\p{Nd}/u.test(readMessage(target).prose)) return false;
  const { prose } = readMessage(source);
  const [own = '', ...others] = prose.match(amount) ?? [];
  return others.length === 0 && (oftenSaid.test(own) || periods.test(prose));
}

/** `1000万` is 10 million. */
const countsByMyriads = (text: string) => /\p{Nd}\s?[万萬億亿천만억조千]/u.test(text);

/**
 * Compares digits only, so `1,000.5`, `1.000,5` and `١٬٠٠٠٫٥` are the same number. Dates and times are written in too
 * many ways to be compared; where one of them, a number word or a month name is in one text only, the other may have more
 * digits. Beside the name of a month `29.2.` may be two numbers.
 */
export const numbersChanged = {
  code: 'numbers-changed',
  severity: 'warning',
  find: (given) => {
    const pair = withoutDollars(given);
    if (hasSameNumbers(pair.source, pair.target) || mayBeSame(pair)) return [];
    const [expected = '', got = ''] = [pair.source, pair.target].map(({ prose }) =>
      numbersOf(prose, false).join(' '),
    );
    return [{ expected, got }];
  },
  excuses: [isWordOrNumber, isSetting, isNextNumber],
  isOfValues: true,
  place: ({ got }, target) => onlyPlace(target, got),
  fix: ({ target, expected, got, severity }) => {
    // Languages write numbers in ways of their own.
    const place = severity === 'info' ? undefined : onlyPlace(target, got);
    return place && /^\S+$/u.test(expected) ? [replaced(target, place, expected)] : [];
  },
} as const satisfies Check;

/** Without `$1`, `$2`, which are arguments where there is a first one. */
function withoutDollars(pair: ReadPair): ReadPair {
  if (!/\$1(?!\d)/u.test(pair.source.text)) return pair;
  const [source, target] = [pair.source, pair.target].map((message) => ({
    ...message,
    prose: message.prose.replaceAll(/\$\d(?!\d)/gu, gap),
  }));
  return source && target ? { ...pair, source, target } : pair;
}

function mayBeSame({ source, target, sourceLocale, targetLocale }: ReadPair): boolean {
  const moments = momentsIn(source) - momentsIn(target);
  const mayGain = moments > 0 || hasNumberWord(source.prose, sourceLocale);
  const isMonthKept = hasMonth(source.prose, sourceLocale);
  const mayLose = moments < 0 || (!isMonthKept && hasNumberWord(target.prose, targetLocale));
  const isMonthThere = hasMonth(target.prose, targetLocale);
  const gots = readingsOf(target, isMonthKept && !isMonthThere);
  return readingsOf(source, isMonthThere && !isMonthKept).some((expected) =>
    gots.some((got) => {
      const isKept = mayLose || without(expected, got).length === 0;
      return isKept && (mayGain || without(got, expected).length === 0);
    }),
  );
}

/** As most translations have; the other ways to read them are not needed then. */
function hasSameNumbers(source: MessageText, target: MessageText): boolean {
  if (areSame(source.prose.match(digits) ?? [], target.prose.match(digits) ?? [])) return true;
  return areSame(numbersOf(source.prose, false), numbersOf(target.prose, false));
}

function areSame(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((number, at) => number === others[at]);
}

/** Digits with whatever may belong to them. */
const digits = /[.,]?\p{Nd}+(?:[.,'’٬٫\u{A0}\u{202F}]\p{Nd}+)*/gu;
const date =
  /\p{Nd}{4}[./-] ?\p{Nd}{1,2}[./-] ?\p{Nd}{1,2}|\p{Nd}{1,2}[./-] ?\p{Nd}{1,2}[./-] ?\p{Nd}{4}/u;
const clock = /\p{Nd}{1,2}[:：]\p{Nd}{2}(?:[:：]\p{Nd}{2})?|\p{Nd}{1,2}\s?[ap]\.?\s?m(?!\p{L})/iu;
const moment = new RegExp(`(?<!\\p{Nd})(?:${date.source}|${clock.source})(?!\\p{Nd})`, 'giu');

/** `.20` is 0.20. */
const pointFirst = /(?<![\p{Nd}\p{L}.,])[.,](?=\p{Nd})/gu;

/** A day and a month without a year. */
const shortDate = /(?<![\p{Nd}.,/])(\p{Nd}{1,2})[./] ?(\p{Nd}{1,2})(?![\p{Nd}/]|[.,]\p{Nd})/gu;

/** `1.5M`, `300 Tsd.`; Latin letters do for most languages. */
const scaled =
  /(?<![\p{Nd}.,])(\p{Nd}+)(?:[.,](\p{Nd}{1,2}))?\s?(?:(k|tsd|thousand|тыс)|(?:m|mio|mln|millions?|millionen|млн))(?![\p{L}\p{Nd}])/giu;

const unscaled = (prose: string): string =>
  prose.replaceAll(scaled, (_, whole: string, rest = '', thousands?: string) =>
    `${whole}${String(rest).padEnd(thousands === undefined ? 6 : 3, '0')}`.replace(/^0+(?=.)/u, ''),
  );

/** `OAuth 2.0` is `OAuth2`, `1.0.0` is `1.0`. */
const wholeVersion = /(?<![\p{Nd}.,])(\p{Nd})(?:\.0){1,3}(?![\p{Nd}.,]*\p{Nd})/gu;

/** The numbers of a text in each way in which they may be meant. */
function readingsOf({ prose }: MessageText, mayBeDated: boolean): readonly (readonly string[])[] {
  const texts = [prose, unscaled(prose), prose.replaceAll(wholeVersion, '$1')];
  if (mayBeDated) texts.push(prose.replaceAll(shortDate, '$1; $2'));
  return [...new Set(texts)].flatMap((text) => [numbersOf(text, false), numbersOf(text, true)]);
}

function momentsIn({ prose }: MessageText): number {
  return prose.match(moment)?.length ?? 0;
}

/** Sorted. With `spaced` a plain space may group digits, as it does in French; "5 100" may also be two numbers. */
function numbersOf(prose: string, spaced: boolean): readonly string[] {
  const text = prose.replaceAll(moment, ' ').replaceAll(pointFirst, '0$&');
  const joined = spaced ? text.replaceAll(/(?<=\p{Nd}) (?=\p{Nd}{3}(?!\p{Nd}))/gu, '\u{A0}') : text;
  const runs = joined.match(/\p{Nd}+(?:[.,'’٬٫\u{A0}\u{202F}]\p{Nd}+)*/gu) ?? [];
  return runs.flatMap(numbersIn).sort();
}

/**
 * Groups have three digits, or two before the last in India; a fraction may follow. Everything else is a list, version
 * or date.
 */
function numbersIn(run: string): readonly string[] {
  const groups = withAsciiDigits(run).split(/\P{Nd}/u);
  const middle = groups.slice(1, -1).map(({ length }) => length);
  const isIndian = groups.at(-1)?.length === 3 && middle.every((length) => length === 2);
  const isOne = isIndian || middle.every((length) => length === 3);
  return isOne ? [groups.join('')] : groups.map((group) => group.replace(/^0+(?=.)/, ''));
}

/** What is left of one sorted list when another is taken away. */
function without(all: readonly string[], taken: readonly string[]): readonly string[] {
  let at = 0;
  return all.filter((item) => {
    while (at < taken.length && (taken[at] ?? '') < item) at++;
    if (taken[at] !== item) return true;
    at++;
    return false;
  });
}
