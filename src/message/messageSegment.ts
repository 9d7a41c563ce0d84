import type { MessageSyntax } from './syntax.ts';
import type { ExampleNumber } from './plurals/exampleNumber.ts';

/** Between which languages a message is translated or compared. */
export interface Locales {
  readonly sourceLocale: string;
  readonly targetLocale: string;
}

/** One text for the service. */
export interface MessageSegment {
  readonly text: string;
  /** Set where another branch has the same text for other numbers. */
  readonly example?: ExampleNumber;
}

export interface MessageParts {
  readonly kind: 'plain' | 'icu' | 'pipes';
  /** How the segments are to be read: in those of an ICU message, say, apostrophes mean nothing but themselves. */
  readonly syntax: MessageSyntax;
  /** The target language needs more of the source's choices than they have, or fewer. */
  readonly hasOtherForms?: boolean;
  /** Some segments are pieces of a sentence: all of its choices together would be too many. */
  readonly isInPieces?: boolean;
  /** May hold equal segments, which need to be sent only once; empty when the message has no words. */
  readonly segments: readonly MessageSegment[];
  /** The translated message from one translation per segment. Throws MessageSyntaxError when it would not be sound. */
  assemble(translations: readonly string[]): string;
}
