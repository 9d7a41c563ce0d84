import type { Edit } from '../edit.ts';

/** An entry of a file: from its first line or character up to where what belongs to the next one begins. */
export interface Entry {
  readonly from: number;
  readonly to: number;
  readonly isDropped: boolean;
  /** What is put below what was above it when it goes: the comments beside it. */
  readonly left?: string;
}

/**
 * The edits that take entries out, with the comments right above them. What is above the first entry stays, since it
 * may be the head of the file or of the group, and so do comments that a blank line keeps apart.
 *
 * @param start where what is above the first entry begins
 * @param join what is above an entry when those before it go; they are recognized by what was above them
 */
export function removalEdits(
  text: string,
  start: number,
  entries: readonly Entry[],
  join: (gone: readonly string[], next: string | undefined, isStart: boolean) => string = joinLines,
): readonly Edit[] {
  const edits: Edit[] = [];
  let gone: string[] = [];
  let from = start;
  let at = start;
  const cut = (to: number, next?: string) => {
    edits.push({ offset: from, length: to - from, text: join(gone, next, from === start) });
    gone = [];
  };
  for (const entry of entries) {
    const lead = text.slice(at, entry.from);
    if (entry.isDropped) {
      if (gone.length === 0) from = at;
      gone.push(lead + (entry.left ?? ''));
    } else if (gone.length > 0) cut(entry.from, lead);
    at = entry.to;
  }
  if (gone.length > 0) cut(at);
  return edits;
}

/** For whole lines. With `comments`, all that is above them stays; see {@link removalEdits}. */
export function joinFor(kept: 'comments' | undefined): typeof joinLines {
  return kept === undefined ? joinLines : (gone, next = '') => gone.join('') + next;
}

/** For whole lines; see {@link removalEdits}. */
export function joinLines(
  gone: readonly string[],
  next: string | undefined,
  isStart: boolean,
): string {
  const kept = gone
    .map((lead, place) => (isStart && place === 0 ? lead : aboveBlankLine(lead)))
    .filter((lead) => lead.trim() !== '')
    .join('');
  if (isStart && kept === '') return next?.replace(/^(?:[ \t]*(?:\r\n|\r|\n))+/, '') ?? '';
  if (next === undefined || startsBlank(next)) return withoutBlankEnd(kept) + (next ?? '');
  const blank = isStart || kept !== '' ? undefined : gone.find(startsBlank);
  return kept + (blank === undefined ? '' : (/\r\n|\r|\n/.exec(blank)?.[0] ?? '')) + next;
}

/** As one: the halves of CR LF are no ends of lines. */
const lineBreak = String.raw`(?:\r\n|\r(?!\n)|(?<!\r)\n)`;
const upToBlankLine = new RegExp(`^[^]*${lineBreak}[ \\t]*${lineBreak}`);
const blankEnd = new RegExp(`(?<=${lineBreak})(?:[ \\t]*${lineBreak})+$`);

function aboveBlankLine(lines: string): string {
  return upToBlankLine.exec(lines)?.[0] ?? '';
}

function startsBlank(lines: string): boolean {
  return /^[ \t]*[\r\n]/.test(lines);
}

function withoutBlankEnd(lines: string): string {
  return lines.replace(blankEnd, '');
}
