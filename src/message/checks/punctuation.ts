import type { MessageText } from '../placeholders/messageText.ts';
import { onPurpose, type Check } from './check.ts';
import { languageOf } from './languageHabits.ts';
import { lastPlace, replaced } from './places.ts';

type Mark = 'period' | 'question' | 'exclamation' | 'colon' | 'ellipsis';

const marks: Readonly<Record<string, Mark>> = {
  '.': 'period',
  '。': 'period',
  '．': 'period',
  '｡': 'period',
  '।': 'period',
  '۔': 'period',
  '։': 'period',
  '።': 'period',
  '?': 'question',
  '？': 'question',
  '؟': 'question',
  '፧': 'question',
  '\u{37E}': 'question',
  '!': 'exclamation',
  '！': 'exclamation',
  ':': 'colon',
  '：': 'colon',
  '…': 'ellipsis',
  '⋯': 'ellipsis',
};

// Many languages close with what opens elsewhere („so“, »so«); Hebrew has a quotation mark of its own.
const closer = /[\s\p{Pe}\p{Pf}\p{Pi}\p{Cf}"'״*_~]/u;

/** Thai, Lao, Khmer and Burmese end no sentence with a period; Armenian puts some marks inside the word. */
const withoutMarks: ReadonlySet<string> = new Set(['th', 'lo', 'km', 'my', 'hy', 'bo', 'dz']);

/** Whether sentences of a language end in a mark. */
export function hasEndMarks(locale: string): boolean {
  return !withoutMarks.has(languageOf(locale));
}

/** Whether a text ends like a sentence: with a mark, but for a colon. */
export function endsSentence(message: MessageText): boolean {
  const mark = marks[ending(message).slice(0, 1)];
  return mark !== undefined && mark !== 'colon';
}

/** Compares the kind of mark that ends the text, not the character: `。` is as good as `.`. */
export const endPunctuation = {
  code: 'end-punctuation',
  severity: 'warning',
  find: ({ source, target, sourceLocale, targetLocale }) => {
    if (!hasEndMarks(targetLocale) || !hasEndMarks(sourceLocale)) return [];
    const [expected, got] = [ending(source), ending(target)];
    const isSame = markOf(expected, sourceLocale) === markOf(got, targetLocale);
    const isAbbreviated =
      (expected === '' && got === '.' && isAbbreviation(target, 2)) ||
      (expected === '.' && got === '' && isAbbreviation(source, 0));
    return isSame || isAbbreviated ? [] : [{ expected, got }];
  },
  excuses: [onPurpose],
  place: ({ got }, target) => lastPlace(target, got),
  fix: ({ target, expected, got, pair }) => {
    const mark = pair ? inLanguage(expected, pair.targetLocale) : expected;
    const place = lastPlace(target, got);
    if (got !== '') return place ? [replaced(target, place, mark)] : [];
    const end = target.trimEnd().length;
    const inside =
      end - (/[\p{Pe}\p{Pf}"'»“”]*(?:<\/[^<>]*>)*$/u.exec(target.slice(0, end))?.[0].length ?? 0);
    return [end, inside].map((at) => replaced(target, { start: at, end: at }, mark));
  },
} as const satisfies Check;

const wide = new Map(Object.entries({ '.': '。', '?': '？', '!': '！', ':': '：' }));
const arabic = new Map(Object.entries({ '?': '؟' }));
const ownMarks: Readonly<Record<string, ReadonlyMap<string, string>>> = {
  ja: wide,
  zh: wide,
  ar: arabic,
  fa: arabic,
  ur: new Map(Object.entries({ '?': '؟', '.': '۔' })),
  hi: new Map(Object.entries({ '.': '।' })),
  el: new Map(Object.entries({ '?': ';' })),
};

/** The mark as the language of the translation writes it. */
function inLanguage(mark: string, locale: string): string {
  return ownMarks[languageOf(locale)]?.get(mark) ?? mark;
}

/** The last mark, if nothing but closing quotes, brackets, tags and links is after it; otherwise nothing. */
function ending({ pieces, placeholders }: MessageText): string {
  for (let index = pieces.length - 1; index >= 0; index--) {
    const words = withoutClosers(pieces[index] ?? '');
    if (words.endsWith('...')) return '...';
    // An address such as `::`, or a name with it.
    if (/[:：]{2}$/u.test(words)) return '';
    const last = words.charAt(words.length - 1);
    if (last !== '') return last in marks || last === ';' ? last : '';
    const { kind } = placeholders[index - 1] ?? {};
    if (kind !== 'tag' && kind !== 'link') return '';
  }
  return '';
}

/** A short word with a period after a number ("5 Min."), or in a text of a few words, which is no sentence. */
function isAbbreviation({ prose }: MessageText, maxWords: number): boolean {
  const words = withoutClosers(prose);
  const [end, before = ''] = /(\S?)\s*(?<!\p{L})\p{L}{1,4}\.$/u.exec(words.slice(-12)) ?? [];
  if (end === undefined) return false;
  return /[\p{Nd}\u{FFFC}]/u.test(before) || (words.match(/\p{L}+/gu) ?? []).length <= maxWords;
}

function withoutClosers(piece: string): string {
  let end = piece.length;
  while (end > 0 && closer.test(piece.charAt(end - 1))) end--;
  return piece.slice(0, end);
}

function markOf(ending: string, locale: string): Mark | undefined {
  if (ending === '...') return 'ellipsis';
  if (ending === ';' && languageOf(locale) === 'el') return 'question';
  return marks[ending];
}
