import { readMessage } from '../placeholders/messageText.ts';

/**
 * Two words at least beside placeholders, of which one is written as no name is; a single word may be a name, a key or a
 * unit, and so may what has no space within (`Round-robin`, `i.,ii.,iii.`, `rules_{date}.txt`).
 */
export function hasSentence(text: string): boolean {
  return tokensOf(text).slice(1).some(isCommon);
}

/** The name of an icon within its element, as Angular writes it into files. */
const icon = /\{\$START_TAG_\w*ICON\w*\}[^{}]*\{\$CLOSE_TAG_\w*ICON\w*\}/gu;

/** What has letters between the spaces of a text, placeholders and words in braces or brackets aside. */
function tokensOf(text: string): readonly string[] {
  const { prose } = readMessage(text.replaceAll(icon, ' '));
  const tokens = prose.replaceAll(/\{[^{}]*\}|\[[^[\]\s]*\]/gu, ' ').split(/\s+/u);
  return tokens.filter((token) => /\p{L}/u.test(token));
}

/** Latin letters alone are short for something: `kbps`, `px`. */
const hasVowel = (word: string): boolean => !/^[b-df-hj-np-tv-xz]+$/iu.test(word);

/** In small letters, as no abbreviation, unit, Roman number or ending of a file is; a stage of a version is no word of a language. */
const isCommon = (token: string): boolean =>
  /^\P{L}*\p{Ll}[\p{Ll}'’-]{2,}(?!\p{L})/u.test(token) &&
  !/\.\p{L}|^\P{L}*(?:[ivxlc]+|alpha|beta)\P{L}*$/u.test(token) &&
  hasVowel(token.replaceAll(/\P{L}/gu, ''));

/** The words of a text that may be found in a dictionary, in small letters: no names such as `GitHub`, units or files. */
export function commonWords(text: string): readonly string[] {
  const words = tokensOf(text)
    .filter((token) => !/[.@]\p{L}/u.test(token))
    .flatMap((token) => token.match(/\p{L}[\p{L}\p{M}'’]{2,}/gu) ?? []);
  return words
    .filter((word) => !/.\p{Lu}/u.test(word) && hasVowel(word))
    .map((word) => word.toLowerCase());
}
