import type { MessageSyntax } from '../syntax.ts';

/** A text as it is sent, and the way back. */
export interface ProtectedText {
  /** What to send: one text, several (`split`), or none where nothing needs translation. */
  readonly texts: readonly string[];
  /**
   * The translation with the placeholders back in place, from one answer for each text. Undefined where something was
   * lost, doubled or broken. What it returns still has to be verified against the source.
   */
  readonly restore: (answers: readonly string[]) => string | undefined;
}

/** What has to be known of a text to protect it. */
export interface Reading {
  readonly syntax: MessageSyntax;
  /** Of the translation: which spaces it calls for. */
  readonly locale: string;
  /** No service answers: what is around its texts is meant to be there. */
  readonly isMadeUp?: boolean;
}
