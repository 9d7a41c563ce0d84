import type { Lookahead } from './lookahead.ts';

/** The place of the closing brace if no other brace and no line break stands before it. */
export function flatEnd(ahead: Lookahead, from: number): number | undefined {
  const close = ahead.next('}', from);
  if (close >= ahead.text.length || ahead.next('{', from) < close) return undefined;
  return ahead.next('\n', from) < close ? undefined : close;
}
