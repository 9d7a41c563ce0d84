import { messageParts } from '../../../src/message/parts.ts';
import type { MessageParts } from '../../../src/message/messageSegment.ts';
import { syntaxes } from './syntaxes.ts';

export function partsOf(text: string, targetLocale: string, sourceLocale = 'en'): MessageParts {
  return messageParts(text, { sourceLocale, targetLocale, syntax: syntaxes.unknown });
}

/** Translates every sentence to itself. */
export function echo(text: string, targetLocale: string, sourceLocale = 'en'): string {
  const parts = partsOf(text, targetLocale, sourceLocale);
  return parts.assemble(parts.segments.map((sentence) => sentence.text));
}

/** The same after a translation that adds a mark, which is taken out: with its own texts a message stays as it is. */
export function rewritten(text: string, targetLocale: string): string {
  const parts = partsOf(text, targetLocale);
  const result = parts.assemble(parts.segments.map((sentence) => `~${sentence.text}`));
  return result.replaceAll('~', '');
}

export function sentTexts(text: string, targetLocale: string, sourceLocale = 'en'): string[] {
  return partsOf(text, targetLocale, sourceLocale).segments.map((sentence) => sentence.text);
}
