import { unknownSyntax } from './syntax.ts';
import { looseTokens } from './placeholders/looseTokens.ts';
import { readMessage, type MessageText } from './placeholders/messageText.ts';
import { isDatePattern, mayBeDatePattern } from './programText/datePattern.ts';
import { isIdentifier } from './programText/identifier.ts';
import { keyWords, tellingKey, type MessageKey } from './programText/keyWords.ts';

/**
 * Whether a message has words to translate: false for whitespace, digits, punctuation, placeholders, references to
 * other messages, addresses, formats of dates, and what only a program reads. What could be a word is one, unless its
 * key says otherwise; the key of a list says nothing about its entries, which are written together.
 */
export function translatable(text: string, key: MessageKey = []): boolean {
  if (isAboutFile(key)) return false;
  const message = readMessage(text);
  const { placeholders } = message;
  if (placeholders.length === 0 && isOfProgram(text, key)) return false;
  return hasWords(wordsOf(message)) || placeholders.some(({ kind }) => kind === 'icu');
}

/**
 * Whether a text is not shown to anybody: the files of MediaWiki tell under `@metadata` who wrote them, and slang and Flutter
 * have notes for translators under such names.
 */
export function isAboutFile(key: MessageKey): boolean {
  return key.some((part) => typeof part === 'string' && /^@{1,2}[a-z]\w*$/.test(part));
}

/** Whether a text is a mark of Crowdin's, which shows its editor in the place of the texts of one locale. */
export const isEditorMark = (text: string): boolean => /^crwdn[sd]\d+:\d/u.test(text);

/** Whether a stretch without placeholders has at least one letter, of any script. */
export function hasWords(prose: string): boolean {
  return /\p{L}/u.test(prose);
}

/** Without placeholders, and without arguments that only some programs read. */
function wordsOf(message: MessageText): string {
  const words: string[] = [];
  let at = 0;
  const kept = [...message.placeholders, ...looseTokens(message, unknownSyntax)];
  for (const { start, end } of kept.sort((a, b) => a.start - b.start)) {
    if (start > at) words.push(message.text.slice(at, start));
    at = Math.max(at, end);
  }
  return [...words, message.text.slice(at)].join(' ');
}

/** A word of a key, or several without a sign between them: `dateformat`, `longdateformat`. */
const ofFormats =
  /^(?:formats?|fmt|pattern|mask|datetime|\p{L}*(?:date|time|day|month|hour)(?:formats?|fmt|pattern|mask))$/u;

/** Whether a text without placeholders is a value or a format that only a program reads. */
export function isOfProgram(text: string, key: MessageKey): boolean {
  if (isDatePattern(text) || isIdentifier(text, key)) return true;
  if (!mayBeDatePattern(text)) return false;
  return [...keyWords(tellingKey(key))].some((word) => ofFormats.test(word));
}
