import type { Placeholder } from './placeholder.ts';
import { scanPlaceholders } from './scanPlaceholders.ts';

/** Stands for a placeholder in {@link MessageText.prose}; the object replacement character. */
export const gap = '\u{FFFC}';

/** A message, taken apart once for all checks. */
export interface MessageText {
  readonly text: string;
  readonly placeholders: readonly Placeholder[];
  /** The text between, before and after the placeholders, one more than there are of those. */
  readonly pieces: readonly string[];
  /** The pieces with a {@link gap} for each placeholder; `$5` stays, because it may well be a price. */
  readonly prose: string;
}

/** The texts that were read last, the oldest first: each of them is looked at by many, one after the other. */
const recent = new Map<string, MessageText>();
const mostRecent = 32;
/** Characters of a text that is kept. */
const longest = 10_000;

export function readMessage(text: string): MessageText {
  const known = recent.get(text);
  if (known !== undefined) return known;
  const message = takeApart(text);
  if (text.length > longest) return message;
  recent.set(text, message);
  for (const oldest of recent.keys()) {
    if (recent.size <= mostRecent) break;
    recent.delete(oldest);
  }
  return message;
}

function takeApart(text: string): MessageText {
  const placeholders = scanPlaceholders(text);
  const pieces: string[] = [];
  let prose = '';
  let at = 0;
  for (const { start, end, text: found } of placeholders) {
    pieces.push(text.slice(at, start));
    prose += text.slice(at, start) + (/^\$\d$/.test(found) ? found : gap);
    at = end;
  }
  pieces.push(text.slice(at));
  return { text, placeholders, pieces, prose: prose + text.slice(at) };
}
