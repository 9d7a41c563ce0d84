import { finding } from '../findings.ts';
import type { MessageText } from '../messageText.ts';
import type { Check } from './check.ts';

/** Compares digits only, so `1,000.5`, `1.000,5` and `١٬٠٠٠٫٥` are the same number. */
export const numbersChanged: Check = ({ source, target }) => {
  const [expected, got] = [numbersOf(source), numbersOf(target)];
  if (expected.join() === got.join()) return [];
  return [finding('numbers-changed', expected.join(' '), got.join(' '))];
};

function numbersOf({ prose }: MessageText): readonly string[] {
  const numbers = prose.match(/\p{Nd}(?:[.,'’٬٫\u{A0}\u{202F}]?\p{Nd})*/gu) ?? [];
  return numbers.map((number) => Array.from(number, digitOf).join('')).sort();
}

/** The value of a decimal digit of any script (each script's ten stand in a row); nothing for a separator. */
function digitOf(char: string): string {
  if (char >= '0' && char <= '9') return char;
  if (!/\p{Nd}/u.test(char)) return '';
  const code = char.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return `${code - zero}`;
}
