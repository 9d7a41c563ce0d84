import { hasWords } from '../translatable.ts';
import type { ProtectedText, Reading } from './protectedText.ts';
import { add, letterAfter, letterBefore, textParts, type TextPart } from './textParts.ts';

/** Halves of surrogate pairs count, because the end is looked for in UTF-16 units; "'s" starts with its apostrophe. */
const wordCharacter = /[\p{L}\p{N}\p{M}\p{Cs}'’]/u;

/**
 * Sends the pieces that have words, and puts the answers in their places. A placeholder inside a word (`<u>F</u>ile`) goes
 * along with it, because half a word has no translation.
 */
export function protectBySplit(text: string, { syntax }: Reading): ProtectedText {
  const parts = wholeWords(textParts(text, syntax)).flatMap(({ text, kept }) =>
    kept || !hasWords(text) ? [{ text, sent: false }] : cutEdges(text),
  );
  return {
    texts: parts.filter(({ sent }) => sent).map(({ text }) => text),
    restore(answers) {
      if (answers.includes('')) return undefined;
      const rest = answers.values();
      return parts.map(({ text, sent }) => (sent ? rest.next().value : text)).join('');
    },
  };
}

/** Sends from the first to the last word: a lonely comma or quote at an end would only get lost. */
function cutEdges(piece: string): { text: string; sent: boolean }[] {
  const start = piece.search(wordCharacter);
  let end = piece.length;
  while (!wordCharacter.test(piece.charAt(end - 1))) end--;
  return [
    { text: piece.slice(0, start), sent: false },
    { text: piece.slice(start, end), sent: true },
    { text: piece.slice(end), sent: false },
  ];
}

/** One argument or inline tag. What breaks a line or stands for a sign parts words anyway. */
const insideWords =
  /^(?:\{[^{}']*\}|\{\{(?!\s*(?:[#/^!>&]|else\b))[^{}]*\}\}|\$\{[^{}]*\}|%[^%]*|<\/?(?!(?:br|hr|p|div|li|[uo]l|t[dhr]|h[1-6])\b)[^<>/]*>)$/i;

function wholeWords(found: readonly TextPart[]): readonly TextPart[] {
  const whole: TextPart[] = [];
  for (const [index, segment] of found.entries()) {
    const inside =
      segment.kept &&
      insideWords.test(segment.text) &&
      letterBefore.test(found[index - 1]?.text ?? '') &&
      letterAfter.test(found[index + 1]?.text ?? '');
    add(whole, inside ? { ...segment, kept: false } : segment);
  }
  return whole;
}
