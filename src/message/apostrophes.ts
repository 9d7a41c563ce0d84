import { readMessage } from './messageText.ts';

/** What apostrophes mean in a message that may be ICU's or Java's, where a file does not say which it is. */
export interface Apostrophes {
  /** The message with its apostrophes as a reader sees them. */
  readonly plain: string;
  /** A translation with apostrophes that mean nothing else than in the message. */
  readonly write: (translation: string) => string;
}

const asItIs = (translation: string): string => translation;
const doubled = (translation: string): string => translation.replaceAll("'", "''");

/**
 * `Can''t open {0}` doubles its apostrophes, so every one of a translation is doubled. In any other message a single one
 * directly before an argument or a tag would start a quotation for the readers of ICU messages, and `l'{place}` show its
 * braces. There it becomes `’`, which all readers show, unless the message itself has one at such a place.
 */
export function apostrophesOf(text: string): Apostrophes {
  if (isDoubled(text)) {
    return {
      plain: text.replaceAll("''", "'"),
      write: doubled,
    };
  }
  return { plain: text, write: /'[{<]/.test(text) ? asItIs : curled };
}

/** All apostrophes come in pairs, and one of the pairs stands in a word: elsewhere `''` may be an empty quotation. */
function isDoubled(text: string): boolean {
  return /[\p{L}\p{M}]''[\p{L}{]/u.test(text) && !text.replaceAll("''", '').includes("'");
}

/** In a word an apostrophe before an argument or a tag, and single quotes around an argument. */
function curled(translation: string): string {
  const { placeholders, pieces } = readMessage(translation);
  const changed = [...pieces];
  for (const [index, { kind, text }] of placeholders.entries()) {
    if ((kind !== 'argument' && kind !== 'tag') || /^[{<]'/.test(text)) continue;
    const [before, after] = [changed[index] ?? '', changed[index + 1] ?? ''];
    if (/[\p{L}\p{M}]'$/u.test(before)) {
      changed[index] = `${before.slice(0, -1)}’`;
    } else if (kind === 'argument' && before.endsWith("'") && after.startsWith("'")) {
      changed[index] = `${before.slice(0, -1)}‘`;
      changed[index + 1] = `’${after.slice(1)}`;
    }
  }
  return changed.map((piece, index) => piece + (placeholders[index]?.text ?? '')).join('');
}
