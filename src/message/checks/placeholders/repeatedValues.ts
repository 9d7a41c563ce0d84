import { readMessage } from '../../placeholders/messageText.ts';
import type { PlaceholderKind } from '../../placeholders/placeholder.ts';
import { looksLikePipes } from '../../plurals/pipes.ts';
import type { Excuse } from '../check.ts';

/** Kinds that name or number their value; the others take what comes next, so that one more or less moves all of them. */
const named: ReadonlySet<PlaceholderKind> = new Set([
  'argument',
  'mustache',
  'template',
  'printfNumbered',
  'printfNamed',
  'dollar',
]);

/** Where a text shows a named value. */
const placesOf = (identity: string, text: string) =>
  readMessage(text).placeholders.filter((one) => one.identity === identity && named.has(one.kind));

/** The source says a value twice, the translation once. Each choice of a message has to say its own. */
export const isStillSaid: Excuse = ({ expected, got }, { source, target }) => {
  if (got !== '' || looksLikePipes(source)) return undefined;
  const isTwice = placesOf(expected, source).length > 1;
  return isTwice && placesOf(expected, target).length > 0 ? 'info' : undefined;
};

/** A value that the program has, in two places rather than one. Glued to a word it is no sentence. */
export const isSaidTwice: Excuse = ({ got }, { source, target }) => {
  if (placesOf(got, source).length === 0) return undefined;
  const [, ...after] = target.split(got);
  const between = after.slice(0, -1);
  if (between.length === 0 || after.some((part) => /^\p{Lu}/u.test(part))) return undefined;
  // At the very end it was put by chance, unless there is a sentence before it.
  const isEnd = !hasLetters(after.at(-1) ?? '');
  const isSentence = between.every((part) => hasLetters(part) && (!isEnd || hasWords(part)));
  return isSentence ? 'info' : undefined;
};

const hasLetters = (text: string) => /\p{L}/u.test(text);

const hasWords = (text: string) =>
  /\p{L}\s+\p{L}|[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]{3}/u.test(text);
