import { oneOf, skip } from './characters.ts';
import type { Lookahead } from './lookahead.ts';

const isBlank = oneOf(' \t\r\n');

/** The place of the closing brace if no other brace and, but for its edges, no line break is before it. */
export function flatEnd(ahead: Lookahead, from: number): number | undefined {
  const { text } = ahead;
  const close = ahead.next('}', from);
  if (close >= text.length || ahead.next('{', from) < close) return undefined;
  const start = skip(text, from, isBlank);
  let end = close;
  while (end > start && isBlank(text[end - 1])) end--;
  return ahead.next('\n', start) < end ? undefined : close;
}
