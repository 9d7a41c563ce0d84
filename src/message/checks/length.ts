import { readMessage, type MessageText } from '../placeholders/messageText.ts';
import type { Check, Excuse, ReadPair } from './check.ts';
import { endsSentence, hasEndMarks } from './punctuation.ts';
import { usualLength } from './usualLength.ts';

/** A translation may grow by half a line in any case, and to three times the length of its source. */
const factor = 3;
const allowance = 20;

/** So many times as long is the text of another message rather than an explanation, for sources of so many letters. */
const anotherText = (letters: number): number => (letters < 60 ? 6 : letters < 100 ? 4 : 0);

/** A text may need an explanation, a short one a long one; what is in tags is not counted. */
const isExplained: Excuse = (_, { source, target }) => {
  const letters = lettersOf(source);
  if (letters === 0) return 'info';
  const most = letters < 20 ? Infinity : anotherText(letters) * weightOf(source);
  const got = weightOf(target);
  return got > weightOf(source) && got <= most ? 'info' : undefined;
};

/** The rest of a question whose other part says all, names that mean the same, and letters that are short for the words. */
const isOtherwiseSaid: Excuse = (_, { source, target }) => {
  const isRest = !/[\p{L}\p{N}]/u.test(target) && /^\p{Ll}/u.test(source);
  const isList =
    /^[\p{L}\p{M}\s,’'-]+$/u.test(source) && !/(?<![\p{L}\p{M}’'-])\p{Ll}/u.test(source);
  const isSynonyms = isList && source.split(',').length >= 3;
  return isRest || isSynonyms || initialsOf(source).includes(target.trim()) ? 'info' : undefined;
};

/** Of two words or more, in capitals; of their small words or without those. */
function initialsOf(source: string): readonly string[] {
  const words = source.match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
  const long = words.filter((word) => word.length > 3);
  return [words, long]
    .filter((some) => some.length > 1)
    .map((some) => some.map((word) => word.charAt(0).toUpperCase()).join(''));
}

/** A person may say it in few words; what is much shorter still, or stops within a bracket, lacks something. */
const isTerse: Excuse = (_, { source, target, sourceLocale, targetLocale }) => {
  if (isOpen(target) && !isOpen(source)) return undefined;
  const usual = usualLength(targetLocale) / usualLength(sourceLocale);
  const share = lengthOf(target) / (lengthOf(source) * usual);
  return share > 0.3 && share < 1 ? 'info' : undefined;
};

/** Much longer or much shorter than the source: the text of another message, or half a text. */
export const length = {
  code: 'length',
  severity: 'warning',
  find: (pair) => {
    const { source, target } = pair;
    const [expected, got] = [weight(source), weight(target)];
    const isNear = got <= expected * factor + allowance && expected <= got * factor + allowance;
    if (isNear && (got > expected * atMost || !isCut(pair))) return [];
    return [{ expected: `${source.text.length}`, got: `${target.text.length}` }];
  },
  excuses: [isExplained, isOtherwiseSaid, isTerse],
} as const satisfies Check;

interface Limit {
  /** Sources that are shorter say nothing. */
  readonly least: number;
  /** What of its usual length a text must have at most. */
  readonly share: number;
}

/** Without the mark at its end, or within a bracket: it stops in the middle of a sentence. */
const stopped: readonly Limit[] = [
  { least: 22, share: 0.45 },
  { least: 32, share: 0.6 },
];
/** A label may be said in fewer words. */
const label: Limit = { least: 44, share: 0.48 };
/** One sentence may say what its source says in several. */
const sentence: Limit = { least: 60, share: 0.4 };

/** No language needs so much less that a text of which less is missing could be one of these. */
const atMost = 0.8;

/** Whether most of a text is missing, measured by what its language usually needs for such a source. */
function isCut({ source, target, sourceLocale, targetLocale }: ReadPair): boolean {
  const [own, got] = [wordsOf(source).trim(), wordsOf(target).trim()];
  const usual = usualLength(targetLocale) / usualLength(sourceLocale);
  const share = lengthOf(got) / (lengthOf(own) * usual);
  const isBelow = (limit: Limit, terse: number) =>
    lengthOf(own) >= limit.least && share <= limit.share * (usual < 0.8 ? terse : 1);
  const isWithin = isOpen(got) && !isOpen(own);
  if (endsSentence(target) && !isWithin) return isBelow(sentence, 0.72);
  const stops = isWithin || (endsSentence(source) && hasEndMarks(targetLocale));
  return isBelow(label, 0.72) || (stops && stopped.some((limit) => isBelow(limit, 0.85)));
}

/** A bracket or quotation that is not closed. */
function isOpen(words: string): boolean {
  const count = (marks: RegExp) => words.match(marks)?.length ?? 0;
  return count(/[(（]/gu) > count(/[)）]/gu) || count(/[«「『]/gu) > count(/[»」』]/gu);
}

const lettersOf = (text: string) =>
  (text.replaceAll(/\{[^{}]*\}|<[^<>]*>|%\(\w+\)s|@(?:\.\w+)?:[\w.]+/gu, '').match(/\p{L}/gu) ?? [])
    .length;

/** The blocks of ideographs and the like begin here. */
const mayBeWide = /[\u1100-\uffff]/;

/** The text between the placeholders, without an address of the language's own. */
function wordsOf({ pieces }: MessageText): string {
  const words = pieces.join('');
  return words.includes('://')
    ? words.replaceAll(/[a-z]{2,20}:\/\/[^\s\p{sc=Hira}\p{sc=Kana}，、。]*/giu, '')
    : words;
}

/** The width of the words: ideographs and the like say as much as two or three letters. */
function weight(message: MessageText): number {
  const words = wordsOf(message);
  return words.length + wideIn(words) * 1.5;
}

const weightOf = (text: string): number => weight(readMessage(text));

/** The same without marks on letters and spaces at the ends. */
function lengthOf(words: string): number {
  return words.replaceAll(/\p{M}/gu, '').length + wideIn(words) * 1.5;
}

function wideIn(words: string): number {
  if (!mayBeWide.test(words)) return 0;
  return words.match(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/gu)?.length ?? 0;
}
