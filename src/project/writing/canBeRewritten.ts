import type { Dialect } from '../../message/dialect.ts';
import { MessageSyntaxError } from '../../message/messageSyntaxError.ts';
import { messageParts } from '../../message/parts.ts';
import { translatable } from '../../message/translatable.ts';

/**
 * Whether a message has words, and is put together again as it was taken apart: what differs afterwards is then what the
 * service wrote. One that cannot be taken apart is not sent, and a run says why.
 */
export function canBeRewritten(value: string, locale: string, dialect: Dialect): boolean {
  if (!translatable(value)) return false;
  try {
    const parts = messageParts(value, { sourceLocale: locale, targetLocale: locale, dialect });
    return parts.assemble(parts.sentences.map(({ text }) => text)) === value;
  } catch (error) {
    if (error instanceof MessageSyntaxError) return true;
    throw error;
  }
}
