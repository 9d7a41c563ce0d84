import { readMessage } from './messageText.ts';

/** Whether a message has words to translate: false for white space, digits, punctuation, placeholders and addresses. */
export function translatable(text: string): boolean {
  const { pieces, placeholders } = readMessage(text);
  return pieces.some(hasWords) || placeholders.some(({ kind }) => kind === 'icu');
}

/** Whether a stretch without placeholders has at least one letter, of any script. */
export function hasWords(prose: string): boolean {
  return /\p{L}/u.test(prose);
}
