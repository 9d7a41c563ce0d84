import type { MessageText } from '../placeholders/messageText.ts';
import type { Check } from './check.ts';

/** A translation may grow by half a line in any case, and to three times the length of its source. */
const factor = 3;
const allowance = 20;

/** Much longer or much shorter than the source: the text of another message, or half a text. */
export const length = {
  code: 'length',
  severity: 'warning',
  find: ({ source, target }) => {
    const [expected, got] = [weight(source), weight(target)];
    const isNear = got <= expected * factor + allowance && expected <= got * factor + allowance;
    return isNear ? [] : [{ expected: `${source.text.length}`, got: `${target.text.length}` }];
  },
  // A short word may need an explanation, and what is in tags is not counted.
  excuses: [
    (_, { source, target }) => {
      const letters = lettersOf(source);
      return letters < 20 && (target.length > source.length || letters === 0) ? 'info' : undefined;
    },
  ],
} as const satisfies Check;

const lettersOf = (text: string) =>
  (text.replaceAll(/\{[^{}]*\}|<[^<>]*>|%\(\w+\)s/gu, '').match(/\p{L}/gu) ?? []).length;

/** The blocks of ideographs and the like begin here. */
const mayBeWide = /[\u1100-\uffff]/;

/** The width of the words: ideographs and the like say as much as two or three letters. */
function weight({ pieces }: MessageText): number {
  const words = pieces.join('');
  if (!mayBeWide.test(words)) return words.length;
  const wide =
    words.match(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/gu)?.length ?? 0;
  return words.length + wide * 1.5;
}
