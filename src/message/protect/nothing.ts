import type { ProtectedText, Reading } from './protectedText.ts';
import { naturalParts, withSpaces } from './spaces.ts';

/** Sends the text as it is, and puts right what an answer's spaces can tell without a further try. */
export function protectNothing(text: string, { dialect, locale }: Reading): ProtectedText {
  return {
    texts: [text],
    restore([answer = '']) {
      if (answer === '') return undefined;
      const read = naturalParts(text, answer, dialect);
      if (read === undefined) return answer;
      const { pieces } = withSpaces(read.row, read.units, locale);
      return pieces.map((piece, index) => piece + (read.kept[index] ?? '')).join('');
    },
  };
}
