import { withAsciiDigits } from '../digits.ts';
import type { ProtectedText, Reading } from './protectedText.ts';
import { isComplete, textParts } from './textParts.ts';
import { neighborsOf, withSpaces, type AnswerParts } from './spaces.ts';
import { markFor, type TokenFamily } from './tokenFamily.ts';

/** Puts a numbered token in the place of each row of placeholders. */
export function protectByTokens(
  text: string,
  { syntax, locale }: Reading,
  family: TokenFamily,
): ProtectedText {
  const parts = textParts(text, syntax);
  const kept = parts.filter((part) => part.kept);
  const prose = parts.map((part) => (part.kept ? ' ' : part.text)).join('');
  const mark = markFor(prose, family);
  let count = 0;
  const sent = parts.map((part) => (part.kept ? family.write(count++, mark) : part.text)).join('');
  return {
    texts: [sent],
    restore([answer = '']) {
      const row = readTokens(answer, family.pattern(mark));
      if (answer === '' || !isComplete(row.numbers, kept)) return undefined;
      if (debrisIn(row.pieces.join(' '), family) !== debrisIn(prose, family)) return undefined;
      const { pieces, numbers } = withSpaces(row, neighborsOf(parts), locale);
      return pieces
        .map((piece, index) => piece + (kept[numbers[index] ?? -1]?.text ?? ''))
        .join('');
    },
  };
}

function readTokens(answer: string, pattern: RegExp): AnswerParts {
  const pieces: string[] = [];
  const numbers: number[] = [];
  let at = 0;
  for (const match of answer.matchAll(pattern)) {
    pieces.push(answer.slice(at, match.index));
    numbers.push(Number(withAsciiDigits(match[1] ?? '')));
    at = match.index + match[0].length;
  }
  return { pieces: [...pieces, answer.slice(at)], numbers };
}

function debrisIn(text: string, { debris }: TokenFamily): number {
  return [...text.matchAll(debris)].length;
}
