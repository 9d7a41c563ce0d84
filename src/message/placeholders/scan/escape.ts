import { type ScanRule, isLetter, isWord, oneOf } from './scanRule.ts';

const isEscaped = oneOf('nrt"\'\\{}@$|');

/** Escapes that are two characters in the text: `\n`, `\t`, `\"`, `\\`, `\{`, `\@`, and `\u00e9`. */
export const escape: ScanRule = ({ text, at }) => {
  if (isEscaped(text[at + 1])) return { kind: 'escape', end: at + 2 };
  const isUnicode = text[at + 1] === 'u' && /^[0-9a-fA-F]{4}$/.test(text.slice(at + 2, at + 6));
  return isUnicode ? { kind: 'escape', end: at + 6 } : undefined;
};

/** Whether the backslash at `at` is the first one of a Windows path (`C:\new`), in which none is an escape. */
export function startsPath(text: string, at: number): boolean {
  return text[at - 1] === ':' && isLetter(text[at - 2]) && !isWord(text[at - 3]);
}
