import type { MessageText } from '../../placeholders/messageText.ts';
import type { Placeholder } from '../../placeholders/placeholder.ts';
import { holdsNothing } from '../../placeholders/tagStructure.ts';
import { onPurpose, type Check } from '../check.ts';
import { isMoment } from '../patternText.ts';

/**
 * Placeholders that were apart and are now together at the start or the end: translation engines do this when they lose
 * track, and a check of presence cannot see it.
 */
export const adjacentPlaceholders = {
  code: 'placeholder-clumped',
  severity: 'warning',
  find: ({ source, target }) => {
    const got = clump(source, target);
    return got === '' ? [] : [{ expected: source.text, got }];
  },
  excuses: [isMoment, onPurpose],
} as const satisfies Check;

/** The placeholders of the translation that are in a heap, and were not in the source; else nothing. */
export function clump(source: MessageText, target: MessageText): string {
  if (target.placeholders.length < 2) return '';
  const translated = withoutAttached(target);
  const { pieces } = translated;
  const [expected, got] = [longestClump(withoutAttached(source)), longestClump(translated)];
  const atEdge = Math.max(leadingClump(pieces), leadingClump(pieces.toReversed()));
  return got.length <= Math.max(1, expected.length) || atEdge < got.length ? '' : got.join(' ');
}

type Row = Pick<MessageText, 'pieces' | 'placeholders'>;

/** Leaves out the tags and links that touch the text inside of them: where that is correct, they are too. */
function withoutAttached({ pieces, placeholders }: MessageText): Row {
  const loose: Placeholder[] = [];
  const between = [pieces[0] ?? ''];
  for (const [place, placeholder] of placeholders.entries()) {
    const [before = '', after = ''] = [pieces[place], pieces[place + 1]];
    if (isAttached(placeholder, before, after)) {
      between.push(`${between.pop()}${after}`);
    } else {
      loose.push(placeholder);
      between.push(after);
    }
  }
  return { pieces: between, placeholders: loose };
}

function isAttached({ kind, text }: Placeholder, before: string, after: string): boolean {
  if ((kind !== 'tag' && kind !== 'link') || holdsNothing(text)) return false;
  return text.startsWith('</') || text.startsWith(']') ? /\S$/.test(before) : /^\S/.test(after);
}

/** The longest row of placeholders with nothing but whitespace between them. */
function longestClump({ pieces, placeholders }: Row): readonly string[] {
  let start = 0;
  let longest = { start: 0, end: 0 };
  for (const index of placeholders.keys()) {
    if (!isBlank(pieces[index])) start = index;
    if (index + 1 - start > longest.end - longest.start) longest = { start, end: index + 1 };
  }
  return placeholders.slice(longest.start, longest.end).map(({ text }) => text);
}

/** How many placeholders are before the first word, where anything follows them at all. */
function leadingClump(pieces: readonly string[]): number {
  const first = pieces.findIndex((piece) => !isBlank(piece));
  return Math.max(first, 0);
}

function isBlank(piece: string | undefined): boolean {
  return piece === undefined || piece.trim() === '';
}
