import { messageParts, type MessageParts } from '../../../src/message/parts.ts';

export function partsOf(text: string, targetLocale: string, sourceLocale = 'en'): MessageParts {
  return messageParts(text, { sourceLocale, targetLocale, dialect: 'unknown' });
}

/** Translates every piece to itself. */
export function echo(text: string, targetLocale: string, sourceLocale = 'en'): string {
  const parts = partsOf(text, targetLocale, sourceLocale);
  return parts.assemble(parts.pieces.map((piece) => piece.text));
}

export function sentTexts(text: string, targetLocale: string, sourceLocale = 'en'): string[] {
  return partsOf(text, targetLocale, sourceLocale).pieces.map((piece) => piece.text);
}
