import { withAsciiDigits } from '../digits.ts';
import type { MessageText } from '../placeholders/messageText.ts';

/** A number between square or white brackets of any width. */
const inBrackets = /[[【〔〖⟦〚⟪]\s{0,3}(\p{Nd}{1,6})\s{0,3}[\]】〕〗⟧〛⟫]/gu;

/** What is left of a token: of brackets, of letters (also Cyrillic ones that look alike), of a tag or what was in it. */
const forms: readonly RegExp[] = [
  /[⟦⟧〚〛]/gu,
  /[xх][pр][hн]|[xх]\s?[pр]\s?[hн]\s?q*\s?\p{Nd}/giu,
  /(?:<|&lt;)\s?\/?\s?[xх](?:\s{1,3}\p{L}{1,4}\s?=|\s{0,3}\/?\s?(?:>|&gt;))/giu,
  /(?<!\p{L})[xх]\s{1,3}\p{L}{1,4}\s?=\s?\S?\s?\p{Nd}/giu,
];

/**
 * The first remains of a token of ours in an answer, also of one that was translated, spaced or widened. A form that the
 * text itself has is not looked for, and a number of the text may come back in brackets.
 */
export function tokenDebris(text: MessageText, answer: MessageText): string | undefined {
  const [from, to] = [text.text.normalize('NFKC'), answer.text.normalize('NFKC')];
  for (const form of forms) {
    const [found] = to.match(form) ?? [];
    if (found !== undefined && !from.match(form)) return found;
  }
  return foreignNumber(proseOf(text), proseOf(answer));
}

function foreignNumber(from: string, to: string): string | undefined {
  const bracketed = [...to.matchAll(inBrackets)];
  if (bracketed.length === 0) return undefined;
  const own = new Set(from.match(/\d+/g));
  return bracketed.find(([, number = '']) => !own.has(number))?.[0];
}

/** What is between the placeholders: their own numbers are none of the text. */
function proseOf({ pieces }: MessageText): string {
  return withAsciiDigits(pieces.join(' ').normalize('NFKC'));
}
