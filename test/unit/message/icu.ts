import { messageParts } from '../../../src/message/parts.ts';
import type { MessageParts } from '../../../src/message/sentence.ts';

export function partsOf(text: string, targetLocale: string, sourceLocale = 'en'): MessageParts {
  return messageParts(text, { sourceLocale, targetLocale, dialect: 'unknown' });
}

/** Translates every sentence to itself. */
export function echo(text: string, targetLocale: string, sourceLocale = 'en'): string {
  const parts = partsOf(text, targetLocale, sourceLocale);
  return parts.assemble(parts.sentences.map((sentence) => sentence.text));
}

export function sentTexts(text: string, targetLocale: string, sourceLocale = 'en'): string[] {
  return partsOf(text, targetLocale, sourceLocale).sentences.map((sentence) => sentence.text);
}
