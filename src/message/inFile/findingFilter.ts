import type { MessagePair } from '../checks/checkMessage.ts';
import type { Finding } from '../findings.ts';

/** A translation as it is in a file. */
export interface TranslationPair extends MessagePair {
  /** The plural form that the message is for stands for one number alone: it may do without that number. */
  readonly isOneNumber?: boolean;
}

/** Takes from what was found about a translation what is no mistake. */
export type FindingFilter = (
  pair: TranslationPair,
  found: readonly Finding[],
) => readonly Finding[];
