import { finding } from '../findings.ts';
import type { MessageText } from '../messageText.ts';
import type { Check } from './check.ts';

/**
 * Placeholders that stood apart and now stand together at the start or the end: translation engines do this when they
 * lose track, and a check of presence cannot see it.
 */
export const clumped: Check = ({ source, target }) => {
  const [expected, got] = [longestClump(source), longestClump(target)];
  const atEdge = Math.max(leadingClump(target.pieces), leadingClump(target.pieces.toReversed()));
  if (got.length <= expected.length || atEdge < got.length) return [];
  return [finding('placeholder-clumped', source.text, got.join(' '))];
};

/** The longest row of placeholders with nothing but white space between them. */
function longestClump({ pieces, placeholders }: MessageText): readonly string[] {
  let start = 0;
  let longest = { start: 0, end: 0 };
  for (const index of placeholders.keys()) {
    if (!isBlank(pieces[index])) start = index;
    if (index + 1 - start > longest.end - longest.start) longest = { start, end: index + 1 };
  }
  return placeholders.slice(longest.start, longest.end).map(({ text }) => text);
}

/** How many placeholders stand before the first word, where anything follows them at all. */
function leadingClump(pieces: readonly string[]): number {
  const first = pieces.findIndex((piece) => !isBlank(piece));
  return Math.max(first, 0);
}

function isBlank(piece: string | undefined): boolean {
  return piece === undefined || piece.trim() === '';
}
