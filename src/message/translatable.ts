import { readMessage } from './messageText.ts';

/**
 * Whether a message has words to translate: false for white space, digits, punctuation, placeholders, addresses and
 * patterns of dates.
 */
export function translatable(text: string): boolean {
  const { pieces, placeholders } = readMessage(text);
  if (placeholders.length === 0 && isDatePattern(text)) return false;
  return pieces.some(hasWords) || placeholders.some(({ kind }) => kind === 'icu');
}

/** Whether a stretch without placeholders has at least one letter, of any script. */
export function hasWords(prose: string): boolean {
  return /\p{L}/u.test(prose);
}

const datePart = /^(?:y{1,4}|Y{2,4}|[MdDEL]{1,4}|[hHms]{1,2}|S{1,3}|[aA]|z{1,4}|Z{1,2})$/;

/** `DD.MM.YYYY`, `MMM d, yyyy`, `HH:mm`: programs read these letters, so that a translation would be another format. */
function isDatePattern(text: string): boolean {
  if (/[^A-Za-z\s.,:/-]/.test(text)) return false;
  const parts = text.split(/[^A-Za-z]+/).filter((part) => part !== '');
  return (
    parts.length > 1 &&
    parts.some((part) => part.length > 1) &&
    parts.every((part) => datePart.test(part) && new Set(part).size === 1)
  );
}
