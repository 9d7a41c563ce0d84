import { apostrophesOf } from './apostrophes.ts';
import type { ExampleNumber } from './exampleNumber.ts';
import type { Locales } from './icu/expandIcu.ts';
import { IcuError } from './icu/icuError.ts';
import { icuParts } from './icu/icuParts.ts';
import { allNodes, isSelector } from './icu/icuMessage.ts';
import { parseIcu } from './icu/parseIcu.ts';
import { looksLikePipes, pipeParts } from './pipes.ts';

/** How a file writes its messages; `auto` decides for each message. */
export type MessageSyntax = 'auto' | 'icu' | 'plain' | 'pipes';

/** One text for the service. */
export interface Piece {
  readonly text: string;
  /** Set where another branch has the same text for other numbers. */
  readonly example?: ExampleNumber;
}

export interface MessageParts {
  readonly kind: 'plain' | 'icu' | 'pipes';
  /** May hold equal pieces, which need to be sent only once; empty when the message has no words. */
  readonly pieces: readonly Piece[];
  /** The translated message from one translation per piece. Throws IcuError when it would not be sound. */
  assemble(translations: readonly string[]): string;
}

export interface PartsOptions extends Locales {
  readonly syntax: MessageSyntax;
}

/** What an ICU message with choices must hold; the parser has the last word. */
const choiceArgument = /\{\s*[^\s{},]+\s*,\s*(?:plural|select|selectordinal)\s*,/;

/** The older choice format of Java; no parser here takes it apart. */
const choiceFormat = /\{\s*[^\s{},]+\s*,\s*choice\s*,/;

/** Whether a text sets out to be an ICU message with a plural, select or selectordinal argument. */
export function hasChoiceSyntax(text: string): boolean {
  return choiceArgument.test(text);
}

/**
 * Takes a message apart into the texts that are translated.
 *
 * With `auto` a message is ICU only if it has a plural, select or selectordinal argument, and vue-i18n pipes only if it is
 * clearly that; all else stays one plain piece that comes back byte for byte, but for its apostrophes. A message that sets out to be ICU and cannot
 * be read throws IcuError `syntax` or `missing-other`, and one in Java's choice format `unsupported`: raw syntax must not be
 * sent as if it were text.
 */
export function messageParts(text: string, options: PartsOptions): MessageParts {
  const { syntax } = options;
  if (syntax !== 'plain' && choiceFormat.test(text)) throw new IcuError('unsupported', 'choice');
  if (syntax === 'icu' || (syntax === 'auto' && hasChoiceSyntax(text))) {
    const parts = icuMessageParts(text, options);
    if (parts !== undefined) return parts;
  }
  if (syntax === 'pipes' || (syntax === 'auto' && looksLikePipes(text))) return pipeParts(text);
  return plainParts(text);
}

/** Outer white space stays outside of the branches. */
function icuMessageParts(text: string, options: PartsOptions): MessageParts | undefined {
  const core = text.trim();
  const message = parseIcu(core);
  if (options.syntax === 'auto' && !allNodes(message.nodes).some(isSelector)) return undefined;
  const start = text.indexOf(core);
  const before = text.slice(0, start);
  const after = text.slice(start + core.length);
  const parts = icuParts(message, options);
  return { ...parts, assemble: (translations) => before + parts.assemble(translations) + after };
}

function plainParts(text: string): MessageParts {
  const { plain, write } = apostrophesOf(text);
  return {
    kind: 'plain',
    pieces: [{ text: plain }],
    assemble: (translations) => {
      const [translation] = translations;
      if (translation === undefined || translations.length !== 1) {
        throw new IcuError('answer-count', `${translations.length} for 1`);
      }
      return write(translation);
    },
  };
}
