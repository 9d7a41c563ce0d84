import { allNodes } from '../icu/icuMessage.ts';
import { parseIcu } from '../icu/parseIcu.ts';
import type { MessageText } from '../placeholders/messageText.ts';
import type { Check, Excuse, Found } from './check.ts';
import { isScriptChosen, scriptsOf } from './languageHabits.ts';
import { firstPlace } from './places.ts';

/** Words of a script that the locale is not written in, and how many letters of the others a text has. */
interface Strange {
  readonly words: readonly string[];
  /** An ideograph, a kana and a Korean syllable count as two and a half. */
  readonly letters: number;
  readonly ownLetters: number;
}

/** A few letters may be a unit, a formula, a name of a key. */
const leastLetters = 3;
/** So many letters of its own make a text one that quotes the others. */
const mostOwn = 0.25;
/** A sentence in Latin letters rather than a name. */
const sentence = { words: 2, letters: 8 };
const certainSentence = 3;

/** Two words in Latin letters may be a name of their own wherever that is the script of names. */
export const mayBeName = (words: string, locale: string): boolean =>
  isLatin(words) && !isScriptChosen(locale) && words.split(' ').length < certainSentence;

const isPerhapsName: Excuse = ({ got }, { targetLocale }) =>
  mayBeName(got, targetLocale) ? 'info' : undefined;

/** A translation in letters that its language is not written in. */
export const otherScript = {
  code: 'other-script',
  severity: 'warning',
  ofWholeTexts: true,
  find: ({ source, target, targetLocale }) => scriptFindings(source, target, targetLocale),
  excuses: [isPerhapsName],
  place: ({ got }, target) => firstPlace(target, got),
} as const satisfies Check;

/**
 * The words of a translation that is mostly in another script than its locale's. Words of the source, with or without
 * accents, what is quoted, code, and a few Latin words that look like names are normal in any language.
 */
export function scriptFindings(
  source: MessageText,
  target: MessageText,
  locale: string,
): readonly Found[] {
  const scripts = scriptsOf(locale);
  if (scripts === undefined) return [];
  const { foreign } = lettersOf(scripts);
  const text = proseOf(target);
  if (text.search(foreign) < 0 || isOwnName(text)) return [];
  const strange = strangeIn(withoutQuoted(text), scripts, source);
  if (strange.letters < leastLetters) return [];
  if (strange.ownLetters > strange.letters * mostOwn) return [];
  const isDue = isLatin(strange.words.join('')) ? isSentence(strange, locale) : true;
  return isDue ? [{ expected: scripts.join(', '), got: strange.words.join(' ') }] : [];
}

const ownNames = new Set<string>();

/** Whether a text is what a language calls itself, with or without a region behind, as in a menu of languages. */
function isOwnName(text: string): boolean {
  const name = bareName(text);
  if (name === '' || /\s/u.test(name)) return false;
  if (ownNames.size === 0) for (const locale of namedLocales()) ownNames.add(nameOf(locale));
  return ownNames.has(name);
}

const bareName = (text: string): string =>
  text
    .replace(/[(（].*/su, '')
    .trim()
    .toLowerCase();

function nameOf(locale: string): string {
  return bareName(new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? '');
}

/** All languages of two letters that the program knows names in, and both kinds of Chinese. */
function namedLocales(): readonly string[] {
  const letters = Array.from('abcdefghijklmnopqrstuvwxyz');
  const codes = letters.flatMap((one) => letters.map((other) => one + other));
  return Intl.DisplayNames.supportedLocalesOf([...codes, 'zh-Hans', 'zh-Hant']);
}

const isLatin = (text: string): boolean => !/(?!\p{sc=Latn})\p{L}/u.test(text.normalize('NFC'));

function isSentence({ words, letters }: Strange, locale: string): boolean {
  if (isScriptChosen(locale) && words.some((word) => word.length > leastLetters)) return true;
  // An accent is none of a name that all the world writes.
  if (words.some((word) => word.length > leastLetters && /[^a-z]/iu.test(word))) return true;
  const hasCommon = words.some((word) => /^\p{Ll}/u.test(word));
  return hasCommon && words.length >= sentence.words && letters >= sentence.letters;
}

function strangeIn(text: string, scripts: readonly string[], source: MessageText): Strange {
  const { own, runs } = lettersOf(scripts);
  const known = new Set((source.text.match(/[\p{L}\p{M}]+/gu) ?? []).map(folded));
  const words = (text.match(runs) ?? []).filter((word) => {
    if (known.has(folded(word)) || source.text.includes(word)) return false;
    return !isLatin(word) || isCommonWord(word);
  });
  return {
    words,
    letters: weightOf(words.join('')),
    ownLetters: weightOf((text.match(own) ?? []).join('')),
  };
}

/** Not written like an acronym or a product (`HTTP`, `GitHub`), and no unit. */
function isCommonWord(word: string): boolean {
  return word.length >= leastLetters && /^\p{L}[\p{Ll}\p{M}]+$/u.test(word);
}

const dense = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/gu;

function weightOf(text: string): number {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return letters + (text.match(dense)?.length ?? 0) * 1.5;
}

/** Letters that no form of Unicode takes apart. */
const plainLetters: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from('ƀbđdðdƒfħhłlɱmøoþpɋqŧt'.matchAll(/(.)(.)/gu), ([, from = '', to = '']) => [from, to]),
);

/** A word without accents, endings and doubled letters: names and made-up texts are the source's own words. */
function folded(word: string): string {
  const plain = word.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain
    .replaceAll(/[^a-z]/gu, (letter) => plainLetters[letter] ?? letter)
    .replaceAll(/(.)\1+/gu, '$1')
    .replace(/(?<=..)(?:es|s|ed|ing)$/u, '');
}

const latinToken = /[\p{sc=Latn}\p{Nd}._/\\@=:#-]+/gu;
const isCode = /\p{L}[._/\\@=:#\p{Nd}]\p{L}/u;

/** Quoted words may be of any language, unless they are all of it; what has signs within its words is code. */
function withoutQuoted(text: string): string {
  const rest = text
    .replaceAll(/["“„«‘「『][^"“”„«»‘’「」『』\n]{1,80}["”“»’」』]/gu, ' ')
    .replaceAll(latinToken, (token) => (isCode.test(token) ? ' ' : token));
  return /\p{L}/u.test(rest) ? rest : text;
}

/** Without placeholders; of a message with choices, what stands in its branches. */
function proseOf({ text, pieces, placeholders }: MessageText): string {
  if (!placeholders.some(({ kind }) => kind === 'icu')) return pieces.join(' ');
  try {
    const nodes = allNodes(parseIcu(text.trim()).nodes);
    return nodes.filter((node) => typeof node === 'string').join(' ');
  } catch {
    return pieces.join(' ');
  }
}

interface Letters {
  readonly own: RegExp;
  readonly foreign: RegExp;
  readonly runs: RegExp;
}

const known = new Map<string, Letters>();

function lettersOf(scripts: readonly string[]): Letters {
  const key = scripts.join('');
  const found = known.get(key) ?? makeLetters(scripts);
  known.set(key, found);
  return found;
}

function makeLetters(scripts: readonly string[]): Letters {
  const own = scripts.map((script) => String.raw`\p{sc=${script}}`).join('');
  const foreign = String.raw`(?![${own}\p{sc=Zyyy}\p{sc=Zinh}])\p{L}`;
  return {
    own: new RegExp(String.raw`(?=\p{L})[${own}]`, 'gu'),
    foreign: new RegExp(foreign, 'u'),
    runs: new RegExp(String.raw`(?:${foreign}\p{M}*)+`, 'gu'),
  };
}
