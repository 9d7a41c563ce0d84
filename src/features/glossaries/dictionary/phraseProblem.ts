import { limits } from '../../../service/limits.ts';

/** Why the service refuses a dictionary with this phrase. */
export type PhraseProblem = 'empty' | 'blanks' | 'control' | 'tooLong';

// Everything of Unicode's category Cc: the tab separates the columns and is not part of a phrase.
const control = /\p{Cc}/u;

/** What is wrong with a source or target phrase, the first thing of several. */
export function phraseProblem(phrase: string): PhraseProblem | undefined {
  if (phrase.trim() === '') return 'empty';
  if (phrase !== phrase.trim()) return 'blanks';
  if (control.test(phrase)) return 'control';
  return Buffer.byteLength(phrase) > limits.phraseBytes ? 'tooLong' : undefined;
}
