import type { Finding } from '../findings.ts';
import type { MessageText } from '../placeholders/messageText.ts';

/** A message and its translation, as the checks see them. */
export interface Pair {
  readonly source: MessageText;
  readonly target: MessageText;
  /** BCP 47; anything else counts as a language without peculiarities. */
  readonly sourceLocale: string;
  readonly targetLocale: string;
}

export type Check = (pair: Pair) => readonly Finding[];
